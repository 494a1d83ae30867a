/** One drawn passage: the picture, the words it came from, and what can be done with it. */
import type { SceneImage } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';

interface SceneCardProps {
  scene: SceneImage;
  onDownload: () => void;
  onDelete: () => void;
}

export function SceneCard({ scene, onDownload, onDelete }: SceneCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { picture, textSelection, provider } = scene;
  const image = { src: picture.url, alt: picture.alt, width: picture.width, height: picture.height, placeholder: picture.blur };
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-card shadow-card">
      <button type="button" aria-label={`${say('image.screen.full')}: ${picture.alt}`} onClick={() => setOpen(true)} className="block">
        <Picture {...image} className="aspect-[4/3]" />
      </button>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="line-clamp-3 italic">{textSelection.text}</p>
        <div className="mt-auto flex items-center justify-between gap-2">
          <span
            className="text-ink-soft"
          >
            {provider === 'built-in' ? say('made.image.built-in') : say('made.image.hosted', { model: provider })}
          </span>
          <span className="flex shrink-0">
            <Button look="icon" label={say('image.screen.download')} icon={<Download />} onClick={onDownload} />
            <Button look="icon" label={say('word.delete')} icon={<Trash2 />} onClick={onDelete} />
          </span>
        </div>
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen} title={say('scene.screen.title')} description={textSelection.text} size="full">
        <Picture {...image} eager className="mx-auto max-h-[64dvh] rounded-card [&>img]:object-contain" />
      </Dialog>
    </li>
  );
}
