/** What others say about a shared thing, and a place to say something kind oneself. */
import type { Comment, ContentType } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useRef, useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { DOOR } from '../../session/doors.ts';
import { useSession } from '../../session/session.ts';
import { useAct } from '../../session/use-act.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { useComments } from './use-comments.ts';

export interface CommentSectionProps {
  contentType: ContentType;
  contentId: string;
  /** The owner's switch. */
  allowComments: boolean;
}

export function CommentSection({ contentType, contentId, allowComments }: CommentSectionProps) {
  return (
    <section aria-labelledby="comments-title" id="comments" className="mx-auto max-w-[720px] scroll-mt-4">
      {allowComments ? (
        <OpenComments contentType={contentType} contentId={contentId} />
      ) : (
        <>
          <h2 id="comments-title">{say('comment.screen.title')}</h2>
          <p className="mt-3 text-ink-soft">{say('comment.switched-off')}</p>
        </>
      )}
    </section>
  );
}

function OpenComments({ contentType, contentId }: Omit<CommentSectionProps, 'allowComments'>) {
  const { user } = useSession();
  const list = useComments(contentType, contentId);
  const title = useRef<HTMLHeadingElement>(null);
  const [doomed, setDoomed] = useState<Comment | null>(null);
  const remove = useAct({
    do: (id: string) => api.comments.remove({ id }),
    failed: 'comment.delete.failed',
    done: 'comment.delete.done',
    refresh: [orpc.comments.key()],
  });
  const [first] = list.data?.pages ?? [];
  const comments = list.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <>
      <h2 id="comments-title" ref={title} tabIndex={-1} className="flex items-baseline gap-3 outline-none">
        {say('comment.screen.title')}
        {first && first.total > 0 && (
          <span className="text-[0.7em] font-medium text-plum">
            <span aria-hidden="true">{first.total}</span>
            <span className="sr-only">{say('comment.screen.count', { n: first.total })}</span>
          </span>
        )}
      </h2>
      <div className="mt-5">
        {!user && <ButtonLink to={DOOR}>{say('comment.screen.sign-in')}</ButtonLink>}
        {user && first?.allowed && <CommentForm contentType={contentType} contentId={contentId} />}
      </div>
      <div className="mt-6">
        {list.isPending ? (
          <TextSkeleton lines={4} />
        ) : list.isError && !first ? (
          <LoadFailed sentence={say('comment.load.failed')} onRetry={() => void list.refetch()} />
        ) : comments.length === 0 ? (
          <p className="text-ink-soft">{say('comment.screen.empty')}</p>
        ) : (
          <ul>
            {comments.map((comment) => <CommentRow key={comment.id} comment={comment} onDelete={() => setDoomed(comment)} />)}
          </ul>
        )}
        {list.hasNextPage && (
          <div className="mt-4 flex justify-center">
            <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{say('word.more')}</Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={say('comment.screen.delete.title')}
        body={<p className="line-clamp-4 break-words">{doomed?.text}</p>}
        confirmLabel={say('word.delete')}
        cancelLabel={say('word.cancel')}
        danger
        onConfirm={async () => {
          if (doomed) await remove.attempt(doomed.id);
          // The button that opened the question is gone with its comment.
          requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
        }}
      />
    </>
  );
}
