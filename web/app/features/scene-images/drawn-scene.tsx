/** A scene that has just been drawn: to look at, and to save to the story or not. */
import type { SceneImage, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureOf } from './picture-of.ts';
import { useSceneActs } from './use-scene-acts.ts';

interface DrawnSceneProps {
  story: Story;
  /** Null while there is nothing to decide. */
  scene: SceneImage | null;
  onClose: () => void;
}

/** Closing it decides nothing: the picture waits among the scenes of the story. */
export function DrawnScene({ story, scene, onClose }: DrawnSceneProps) {
  const { save, remove } = useSceneActs(story, onClose);
  if (!scene) return null;
  const isBusy = save.pending || remove.pending;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say('scene.screen.drawn')}
      description={say('scene.screen.drawn.text')}
      size="wide"
      footer={
        <>
          <Button look="plain" icon={<Trash2 aria-hidden="true" />} pending={remove.pending} disabled={isBusy} onClick={() => remove.run(scene.id)}>
            {say('scene.screen.discard')}
          </Button>
          <Button
            look="primary"
            icon={<BookmarkPlus aria-hidden="true" />}
            pending={save.pending}
            disabled={isBusy}
            onClick={() => save.run(scene.id)}
          >
            {say('scene.screen.save')}
          </Button>
        </>
      }
    >
      <Picture {...pictureOf(scene)} eager className="mx-auto aspect-square max-h-[52dvh] rounded-card" />
      <blockquote className="mt-4 line-clamp-4 italic">{scene.textSelection.text}</blockquote>
    </Dialog>
  );
}
