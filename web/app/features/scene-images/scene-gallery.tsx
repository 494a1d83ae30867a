/** The pictures that a family has drawn out of this story. */
import type { SceneImage, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { api, orpc } from '../../session/api.ts';
import { useTellRefusal } from '../../session/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { downloadPicture, downloadPictures } from './download-picture.ts';
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
            onClick={() => void downloadPictures(scenes.map(fileOf))}
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
  const queries = useQueryClient();
  const tellRefusal = useTellRefusal();
  const { mutateAsync } = useMutation({
    mutationFn: (sceneId: string) => api.sceneImages.remove({ id: storyId, sceneId }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: orpc.stories.show.key({ input: { id: storyId } }) });
      toast.success(say('scene.delete.done'));
    },
    onError: (error) => tellRefusal(error, 'scene.delete.failed'),
  });
  return (
    <ConfirmDialog
      open={scene !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${say('word.delete')}?`}
      body={say('app.screen.cannot-undo')}
      confirmLabel={say('word.delete')}
      cancelLabel={say('word.cancel')}
      danger
      onConfirm={() => scene && mutateAsync(scene.id)}
    />
  );
}
