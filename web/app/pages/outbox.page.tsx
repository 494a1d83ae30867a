/** Mail that was not sent anywhere: for people who run Fableloom on their own machine. */
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OutboxLetter } from '../features/accounts/outbox-letter.tsx';
import { readOutbox, type Outbox } from '../features/accounts/outbox.ts';
import type { FrameHandle } from '../layouts/frame.layout.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TextSkeleton } from '../ui/skeletons.tsx';

export const handle: FrameHandle = { frame: 'public' };

export const meta = () => [{ title: 'Outbox · Fableloom' }, { name: 'robots', content: 'noindex' }];

export default function OutboxPage() {
  const [outbox, setOutbox] = useState<Outbox>({ is: 'loading' });

  const refresh = () => readOutbox().then(setOutbox);
  useEffect(() => void refresh(), []);

  return (
    <div className="wrap max-w-[760px]! px-5 py-8">
      <PageHeader
        title="Outbox"
        lead="Mail that Fableloom wrote and kept on this machine, because no mail service is set up."
        actions={<Button icon={<RotateCw />} onClick={refresh}>Refresh</Button>}
      />
      <div aria-live="polite" className="grid gap-5">
        {outbox.is === 'loading' && <TextSkeleton lines={6} />}
        {outbox.is === 'closed' && (
          <EmptyState
            picture="search"
            sentence="There is no outbox to read here."
            detail="Mail is sent for real, or you are not at the machine that runs Fableloom."
            action={<ButtonLink to="/login" look="primary">Back to Login</ButtonLink>}
          />
        )}
        {outbox.is === 'open' && outbox.messages.length === 0 && (
          <EmptyState
            picture="book"
            sentence="No mail has been written yet."
            action={<ButtonLink to="/login" look="primary">Back to Login</ButtonLink>}
          />
        )}
        {outbox.is === 'open' && outbox.messages.map((message) => <OutboxLetter key={message.id} message={message} />)}
      </div>
    </div>
  );
}
