/** Moving to another plan: what it costs and means is said before it is done. */
import type { PlanChange, Subscription } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../ui/toaster.tsx';
import { api, orpc, readRefusal } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Notice } from '../creations/notice.tsx';
import { writeDate } from '../creations/write-date.ts';
import { writeAmount } from './write-amount.ts';
import { writePlan } from './write-plan.ts';

interface ChangePlanProps {
  from: Subscription;
  /** The price that was chosen. */
  to: string;
  onClose: () => void;
}

export function ChangePlan({ from, to, onClose }: ChangePlanProps) {
  const question = orpc.subscription.previewChange.queryOptions({ input: { priceId: to } });
  const { data: preview, error, isPending, isFetching, refetch } = useQuery({ ...question, staleTime: 0, gcTime: 0, retry: false });
  const change = useAct({
    do: ({ dueNow, countedAt }: PlanChange) => api.subscription.change({ priceId: to, confirmed: { dueNow, countedAt } }),
    failed: 'subscription.change.failed',
    isRefusalShown: true,
    // The price may be another one by now.
    onRefused: () => void refetch(),
    refresh: [orpc.subscription.key(), orpc.me.key()],
    onDone: () => {
      toast.success(say('subscription.change.done', { plan: writePlan(to) }));
      onClose();
    },
  });
  const why = change.refusal?.sentence ?? (error ? readRefusal(error, say('subscription.change.failed')).sentence : null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.pending && onClose()}
      title={say('subscription.screen.change', { plan: writePlan(to) })}
      footer={
        <>
          <Button look="plain" disabled={change.pending} onClick={onClose}>{say('word.cancel')}</Button>
          <Button look="primary" disabled={!preview || isFetching} pending={change.pending} onClick={() => preview && change.run(preview)}>
            {say('subscription.screen.change', { plan: writePlan(to) })}
          </Button>
        </>
      }
    >
      {why && <Notice tone="trouble">{why}</Notice>}
      {isPending && <TextSkeleton lines={3} />}
      {preview && (
        <ul className="grid gap-3">
          {sentencesOf(preview, from).map((sentence) => <li key={sentence}>{sentence}</li>)}
        </ul>
      )}
    </Dialog>
  );
}

function sentencesOf({ priceId, dueNow, currency, periodEnd, restarts }: PlanChange, from: Subscription): string[] {
  const date = writeDate(periodEnd);
  const price = writeAmount(Math.abs(dueNow), currency);
  return [
    say('subscription.screen.change.text', { plan: writePlan(priceId), old: writePlan(from.tier) }),
    say(restarts ? 'subscription.screen.change.new-period' : 'subscription.screen.change.same-period', { date }),
    dueNow > 0
      ? say('subscription.screen.change.pay', { price })
      : dueNow < 0
        ? say('subscription.screen.change.credit', { price })
        : say('subscription.screen.change.free'),
    ...(from.cancelAtPeriodEnd ? [say('subscription.screen.change.renews')] : []),
    say('subscription.screen.change.kept'),
  ];
}
