/** One drawn passage: the picture, the words it came from, and what can be done with it. */
import type { SceneImage } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { BookmarkPlus, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureOf } from './picture-of.ts';

interface SceneCardProps {
  scene: SceneImage;
  /** Name of its file, and its number in the list. */
  name: string;
  isSaving: boolean;
  onSave?: () => void;
  onDownload: () => void;
  onDelete?: () => void;
}

export function SceneCard({ scene, name, isSaving, onSave, onDownload, onDelete }: SceneCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { textSelection, provider, isSaved } = scene;
  const image = pictureOf(scene);
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-card shadow-card">
      <button type="button" aria-label={`${say('image.screen.full')}: ${image.alt}`} onClick={() => setOpen(true)} className="relative block">
        <Picture {...image} className="aspect-[4/3]" />
        {!isSaved && <Badge tone="gold" className="absolute top-3 left-3">{say('scene.screen.unsaved')}</Badge>}
      </button>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="line-clamp-3 italic">{textSelection.text}</p>
        {!isSaved && onSave && (
          <Button icon={<BookmarkPlus aria-hidden="true" />} pending={isSaving} onClick={onSave} className="mt-1 justify-self-start self-start">
            {say('scene.screen.save')}
          </Button>
        )}
        <div className="mt-auto flex items-center justify-between gap-2">
          <span className="text-ink-soft">
            {provider === 'built-in' ? say('made.image.built-in') : say('made.image.hosted', { model: provider })}
          </span>
          <span className="flex shrink-0">
            <Button look="icon" label={`${say('image.screen.download')}: ${name}`} icon={<Download />} onClick={onDownload} />
            {onDelete && <Button look="icon" label={`${say('word.delete')}: ${name}`} icon={<Trash2 />} onClick={onDelete} />}
          </span>
        </div>
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen} title={say('scene.screen.title')} description={textSelection.text} size="full">
        <Picture {...image} eager className="mx-auto max-h-[64dvh] rounded-card [&>img]:object-contain" />
      </Dialog>
    </li>
  );
}
