/** One character or place on the shelf: the picture first, then the name, and what may be done with it. */
import type { May, Picture as StoredPicture } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PictureLink } from '../../ui/picture-link.tsx';

export interface CreationCardProps {
  shape: 'portrait' | 'wide';
  to: string;
  name: string;
  lines: readonly string[];
  picture: StoredPicture | null;
  /** Address of what is seen before there is a picture. */
  standIn?: string;
  badge?: ReactNode;
  may: May;
  /** Said in place of edit and delete. */
  whose?: ReactNode;
  onDelete: () => void;
  eager?: boolean;
}

export function CreationCard({ shape, to, name, lines, picture, standIn, badge, may, whose, onDelete, eager }: CreationCardProps) {
  return (
    <article className="group relative flex min-w-0 flex-col">
      <PictureLink to={to} picture={picture} standIn={standIn} shape={shape} alt={picture?.alt} lifted room="card" eager={eager}>
        {badge && <span className="pointer-events-none absolute top-2.5 left-2.5">{badge}</span>}
      </PictureLink>
      <h2 className="mt-4 text-[1.375rem] break-words">
        <Link to={to} className="text-ink no-underline hover:text-plum">{name}</Link>
      </h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="leading-snug text-ink-soft">{line}</p>
      ))}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-1.5">
        <ButtonLink to={to} look="quiet" className="-ml-4" aria-label={`${say('word.view')} ${name}`}>{say('word.view')}</ButtonLink>
        {whose}
        {(may.edit || may.remove) && (
          <span className="flex">
            {may.edit && <ButtonLink to={`${to}/edit`} look="icon" label={`${say('word.edit')} ${name}`} icon={<Pencil />} />}
            {may.remove && <Button look="icon" label={`${say('word.delete')} ${name}`} icon={<Trash2 />} onClick={onDelete} />}
          </span>
        )}
      </div>
    </article>
  );
}
