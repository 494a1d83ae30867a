/** Has a passage of the story drawn. */
import type { Inputs, Job, Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../session/api.ts';
import { useMaking } from '../../session/use-making.ts';
import { toast } from '../../ui/toaster.tsx';
import type { Passage } from './use-passage.ts';

export type Way = NonNullable<Inputs['sceneImages']['draw']['way']>;

export function useSceneDrawing(story: Story, onDrawn: () => void) {
  const queries = useQueryClient();
  const making = useMaking({
    name: `scene:${story.id}`,
    failed: 'scene.generate.failed',
    belongs: (job: Job) => job.kind === 'scene' && job.about.storyId === story.id,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: orpc.stories.show.key({ input: { id: story.id } }) });
      toast.success(say('scene.save.done'));
      onDrawn();
    },
  });

  /** Says so when there is nothing to draw. */
  function draw(passage: Passage | null, way: Way) {
    if (!passage) return void toast.error(say('scene.text.missing'));
    if (passage.text.length < LIMITS.sceneSelection.min) return void toast.error(say('scene.text.too-short'));
    if (way === 'characters' && story.characters.length === 0) return void toast.error(say('scene.characters.missing'));
    const { start, end, position } = passage;
    const wish = { id: story.id, selection: { start, end, text: passage.text.slice(0, LIMITS.sceneTextMax) }, position, way };
    making.start(wish, (idempotencyKey) => api.sceneImages.draw({ ...wish, idempotencyKey }));
    window.getSelection()?.removeAllRanges();
  }

  return { making, draw };
}
