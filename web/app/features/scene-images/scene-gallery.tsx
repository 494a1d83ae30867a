/** The pictures that a family has drawn out of this story. */
import type { SceneImage, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { downloadAll, downloadPicture } from '../creations/download-picture.ts';
import { SceneCard } from './scene-card.tsx';

export function SceneGallery({ story }: { story: Story }) {
  const [doomed, setDoomed] = useState<SceneImage | null>(null);
  const scenes = story.sceneImages;
  const fileOf = (scene: SceneImage) => ({ url: scene.imageUrl, name: `${story.title} scene ${scenes.indexOf(scene) + 1}` });

  return (
    <section id="scenes" aria-labelledby="scenes-title" className="mt-12 scroll-mt-4 shell:mt-16">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="scenes-title" tabIndex={-1} className="outline-none">{say('scene.screen.title')}</h2>
        {scenes.length > 0 && (
          <Button
            icon={<Download aria-hidden="true" />}
            onClick={() => void downloadAll(scenes.map(fileOf), 'scene.download.none')}
          >
            {say('image.screen.download-all')}
          </Button>
        )}
      </div>
      {scenes.length === 0 ? (
        <p className="max-w-[60ch] text-[1.125rem] text-ink-soft">{`${say('scene.screen.empty')} ${say('scene.screen.hint')}`}</p>
      ) : (
        <ul className="mt-5 grid gap-6 sm:grid-cols-2 wide:grid-cols-3">
          {scenes.map((scene) => (
            <SceneCard
              key={scene.id}
              scene={scene}
              onDownload={() => void downloadPicture(fileOf(scene))}
              onDelete={() => setDoomed(scene)}
            />
          ))}
        </ul>
      )}
      <DeleteScene storyId={story.id} scene={doomed} onClose={() => setDoomed(null)} />
    </section>
  );
}

interface DeleteSceneProps {
  storyId: string;
  scene: SceneImage | null;
  onClose: () => void;
}

function DeleteScene({ storyId, scene, onClose }: DeleteSceneProps) {
  const remove = useAct({
    do: (sceneId: string) => api.sceneImages.remove({ id: storyId, sceneId }),
    failed: 'scene.delete.failed',
    done: 'scene.delete.done',
    refresh: [orpc.stories.show.key({ input: { id: storyId } })],
  });
  return (
    <ConfirmDialog
      open={scene !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('scene.screen.delete.title')}
      body={say('app.screen.cannot-undo')}
      confirmLabel={say('word.delete')}
      cancelLabel={say('word.cancel')}
      danger
      onConfirm={() => scene && remove.attempt(scene.id)}
    />
  );
}
