/** The pictures that stand in the text, below the paragraph whose words they show. */
import type { SceneImage } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureOf } from './picture-of.ts';

export function ScenesInText({ scenes }: { scenes: readonly SceneImage[] }) {
  return scenes.map((scene) => <SceneInText key={scene.id} scene={scene} />);
}

function SceneInText({ scene }: { scene: SceneImage }) {
  const [isOpen, setOpen] = useState(false);
  const image = pictureOf(scene);
  return (
    <figure className="my-2 max-w-[440px] select-none">
      <button
        type="button"
        aria-label={`${say('image.screen.full')}: ${image.alt}`}
        onClick={() => setOpen(true)}
        className="block w-full overflow-hidden rounded-card shadow-card"
      >
        <Picture {...image} className="aspect-square" />
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={say('scene.screen.title')} description={scene.textSelection.text} size="full">
        <Picture {...image} eager className="mx-auto max-h-[64dvh] rounded-card [&>img]:object-contain" />
      </Dialog>
    </figure>
  );
}
