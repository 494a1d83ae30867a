/** Who shared it, how often it was seen, and what a reader can do with it. */
import type { ContentType, PersonCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face } from '../../ui/face.tsx';
import { Tally } from '../../ui/tally.tsx';
import { useView } from './use-view.ts';

export interface SharedByProps {
  contentType: ContentType;
  contentId: string;
  owner: PersonCard;
  views: number;
  /** Like, report. */
  acts: ReactNode;
}

export function SharedBy({ contentType, contentId, owner, views: known, acts }: SharedByProps) {
  const views = useView(contentType, contentId, known);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 sm:mt-5 gap-y-3">
      <p className="flex min-w-0 items-center gap-3 font-semibold">
        <Face name={owner.displayName} photoUrl={owner.photoUrl} />
        <span className="min-w-0 break-words">{say('share.screen.by', { name: owner.displayName })}</span>
      </p>
      <Tally icon={<Eye />} count={views} words={say('share.screen.views', { n: views })} />
      <div className="flex flex-wrap items-center gap-2">{acts}</div>
    </div>
  );
}
