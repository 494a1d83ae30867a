/** The pictures that a family has drawn out of this story, newest first. */
import type { SceneImage, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { downloadAll, downloadPicture } from '../creations/download-picture.ts';
import { SceneCard } from './scene-card.tsx';
import { useSceneActs } from './use-scene-acts.ts';

export function SceneGallery({ story }: { story: Story }) {
  const [doomed, setDoomed] = useState<SceneImage | null>(null);
  const { save, remove } = useSceneActs(story);
  const inOrder = story.sceneImages;
  const scenes = inOrder.toReversed();
  const nameOf = (scene: SceneImage) => `${story.title} scene ${inOrder.indexOf(scene) + 1}`;
  const fileOf = (scene: SceneImage) => ({ url: scene.imageUrl, name: nameOf(scene) });

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
        <p className="max-w-[60ch] text-[1.125rem] text-ink-soft">{`${say('scene.screen.empty')}${story.may.draw ? ` ${say('scene.screen.hint')}` : ''}`}</p>
      ) : (
        <ul className="mt-5 grid gap-6 sm:grid-cols-2 wide:grid-cols-3">
          {scenes.map((scene) => (
            <SceneCard
              key={scene.id}
              scene={scene}
              name={nameOf(scene)}
              isSaving={save.input === scene.id}
              onSave={story.may.edit ? () => save.run(scene.id) : undefined}
              onDownload={() => void downloadPicture(fileOf(scene))}
              onDelete={story.may.edit ? () => setDoomed(scene) : undefined}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        title={say('scene.screen.delete.title')}
        body={say('app.screen.cannot-undo')}
        confirmLabel={say('word.delete')}
        cancelLabel={say('word.cancel')}
        danger
        onConfirm={() => doomed && remove.attempt(doomed.id)}
      />
    </section>
  );
}
