import type { Comment } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { writeDate } from '../creations/write-date.ts';
import { ReportButton } from './report-button.tsx';

/** One comment: who, when, what, and what this person may do about it. */
export function CommentRow({ comment, onDelete }: { comment: Comment; onDelete: () => void }) {
  const { id, userDisplayName, userPhotoUrl, text, createdAt, may } = comment;
  const title = say('comment.screen.of', { name: userDisplayName });
  return (
    <li className="flex items-start gap-3.5 border-t border-line py-4 first:border-t-0">
      <Face name={userDisplayName} photoUrl={userPhotoUrl} size={44} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-bold break-words">{userDisplayName}</span>
          <time dateTime={createdAt.toISOString()} className="text-ink-soft">{writeDate(createdAt)}</time>
        </p>
        <p className="max-w-[66ch] break-words whitespace-pre-line">{text}</p>
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        {may.report && <ReportButton contentType="comment" contentId={id} what={title} small />}
        {may.remove && <Button look="icon" label={`${say('word.delete')}: ${title}`} icon={<Trash2 />} onClick={onDelete} />}
      </div>
    </li>
  );
}
