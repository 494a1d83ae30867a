/** The plan in force: until when, what of it is used, leaving it and coming back. */
import type { Subscription } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { isGiven } from '@fableloom/contract/plans/prices';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../creations/notice.tsx';
import { writeDate } from '../creations/write-date.ts';
import { UsageList } from './usage-list.tsx';
import { usePortal } from './use-portal.ts';
import { isPaid, isUntold, planName } from './use-subscription.ts';

/** States of a plan that is over. */
const ENDED = new Set(['canceled', 'unpaid', 'paused']);

export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { currentPeriodEnd, cancelAtPeriodEnd, status, limits, isGift } = subscription;
  const [isAsking, setAsking] = useState(false);
  const plan = planName(subscription);
  const date = writeDate(currentPeriodEnd);
  const paid = isPaid(subscription);
  const refresh = [orpc.subscription.key(), orpc.me.key()];

  const cancel = useAct({ do: () => api.subscription.cancel(), failed: 'subscription.cancel.failed', done: 'subscription.cancel.done', refresh });
  const portal = usePortal();
  const resume = useAct({ do: () => api.subscription.resume(), failed: 'subscription.resume.failed', done: 'subscription.resume.done', refresh });

  return (
    <Card as="section" aria-label={say('subscription.screen.current')} className="grid gap-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-ink-soft">{say('subscription.screen.current')}</p>
          <p className="display text-[2rem]">{plan}</p>
          {isGiven(subscription) && <p className="mt-1.5 max-w-[52ch] text-ink-soft">{say('subscription.screen.given', { plan })}</p>}
          {isGift && <p className="mt-1.5 max-w-[52ch] text-ink-soft">{say('subscription.screen.gift')}</p>}
          {/* Its day is past. */}
          {paid && !isUntold(subscription) && (
            <p className="mt-1.5">
              <Badge tone={cancelAtPeriodEnd ? 'gold' : 'leaf'}>
                {say(cancelAtPeriodEnd ? 'subscription.screen.ends' : 'subscription.screen.renews', { date })}
              </Badge>
            </p>
          )}
        </div>
        {paid && !isGift && (cancelAtPeriodEnd ? (
          <Button look="primary" pending={resume.pending} onClick={() => resume.run()}>{say('subscription.screen.resume')}</Button>
        ) : (
          <Button look="quiet" onClick={() => setAsking(true)}>{say('subscription.screen.cancel')}</Button>
        ))}
      </div>
      {status === 'past_due' && (
        <Notice
          tone="trouble"
          action={<Button pending={portal.pending} onClick={() => portal.run()}>{say('subscription.screen.portal')}</Button>}
        >
          {say('subscription.screen.past-due')}
        </Notice>
      )}
      {!paid && ENDED.has(status) && <Notice>{say('subscription.screen.ended')}</Notice>}
      <UsageList limits={limits} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say('subscription.screen.cancel')}
        body={say('subscription.screen.cancel.confirm', { plan, date })}
        confirmLabel={say('subscription.screen.cancel')}
        cancelLabel={say('subscription.screen.resume')}
        danger
        onConfirm={() => cancel.attempt()}
      />
    </Card>
  );
}
