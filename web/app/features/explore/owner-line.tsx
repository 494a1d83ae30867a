import type { PersonCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Eye, Heart } from 'lucide-react';
import { Face } from '../../ui/face.tsx';
import { Tally } from '../../ui/tally.tsx';

export interface OwnerLineProps {
  owner: PersonCard;
  views: number;
  likes: number;
}

/** Whose it is, and how it was met. */
export function OwnerLine({ owner, views, likes }: OwnerLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <p className="flex min-w-0 items-center gap-2.5">
        <Face name={owner.displayName} photoUrl={owner.photoUrl} size={32} />
        <span className="sr-only">{say('share.screen.by', { name: owner.displayName })}</span>
        <span aria-hidden="true" className="min-w-0 truncate font-semibold">{owner.displayName}</span>
      </p>
      <p className="flex gap-3.5">
        <Tally icon={<Heart />} count={likes} words={say('share.screen.likes', { n: likes })} />
        <Tally icon={<Eye />} count={views} words={say('share.screen.views', { n: views })} />
      </p>
    </div>
  );
}
