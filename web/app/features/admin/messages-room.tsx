/** What people wrote to us, and whether it has an answer. */
import type { ContactMessage } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { MoreButton } from './more-button.tsx';
import { Loaded } from './room-state.tsx';
import { writeMoment } from './write-moment.ts';

type Status = 'open' | 'answered';

const STATUSES: readonly { value: Status; label: string }[] = [
  { value: 'open', label: say('admin.messages.open') },
  { value: 'answered', label: say('admin.messages.answered') },
];

export function MessagesRoom() {
  const [status, setStatus] = useState<Status>('open');
  const messages = useInfiniteQuery(
    orpc.admin.messages.list.infiniteOptions({
      input: (cursor: string | null) => ({ status, cursor }), initialPageParam: null as string | null, getNextPageParam: (page) => page.next,
    }),
  );
  return (
    <>
      <PageHeader
        title={say('admin.room.messages')}
        actions={<SegmentedControl label={say('admin.messages.which')} segments={STATUSES} value={status} onChange={setStatus} />}
      />
      <Loaded of={messages}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            return <EmptyState picture="book" sentence={status === 'open' ? say('admin.messages.empty') : say('admin.messages.empty.answered')} />;
          }
          return (
            <>
              <ul className="grid gap-4">{items.map((message) => <MessageCard key={message.id} message={message} />)}</ul>
              <MoreButton of={messages} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function MessageCard({ message: { id, name, email, message, createdAt, answeredAt, answeredBy } }: { message: ContactMessage }) {
  const isAnswered = answeredAt !== null;
  const mark = useAct({
    do: () => api.admin.messages.mark({ id, answered: !isAnswered }),
    failed: 'admin.act.failed', done: isAnswered ? 'admin.message.reopened' : 'admin.message.answered', refresh: [orpc.admin.key()],
  });
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[1.25rem] break-words">{name}</h2>
        <span className="text-ink-soft">{writeMoment(createdAt)}</span>
      </div>
      <p className="break-words whitespace-pre-line">{message}</p>
      {answeredAt && <p className="font-semibold text-leaf">{say('admin.messages.answered-by', { name: answeredBy ?? '–', date: writeMoment(answeredAt) })}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <a href={`mailto:${email}`} className={buttonClass('line')}>
          <Mail aria-hidden="true" />
          {say('admin.messages.write')}
        </a>
        <Button
          look={isAnswered ? 'quiet' : 'primary'} icon={isAnswered ? <Undo2 aria-hidden="true" /> : <Check aria-hidden="true" />}
          pending={mark.pending} onClick={() => mark.run()}
        >
          {isAnswered ? say('admin.messages.unmark') : say('admin.messages.mark')}
        </Button>
      </div>
    </Card>
  );
}
