/** What can be done with a drawn scene: it is saved to the story, or goes. */
import type { Story } from '@fableloom/contract';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';

export function useSceneActs({ id }: Story, onDone?: () => void) {
  const refresh = [orpc.stories.show.key({ input: { id } })];
  const save = useAct({
    do: (sceneId: string) => api.sceneImages.save({ id, sceneId }),
    failed: 'scene.save.failed',
    done: 'scene.save.done',
    refresh,
    onDone,
  });
  const remove = useAct({
    do: (sceneId: string) => api.sceneImages.remove({ id, sceneId }),
    failed: 'scene.delete.failed',
    done: 'scene.delete.done',
    refresh,
    onDone,
  });
  return { save, remove };
}
