/** The plan page: the plan in force with its usage, the plans to choose from, what was paid, and how a checkout ended. */
import { say } from '@fableloom/contract/messages/index';
import { FREE_PRICE_ID, isGiven, priceOf } from '@fableloom/contract/plans/prices';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTellFailedLoad } from '../../session/refusals.ts';
import { useWhySentHere } from '../../session/sent-here.ts';
import { Button } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Notice } from '../creations/notice.tsx';
import { ChangePlan } from './change-plan.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PriceCards } from './price-cards.tsx';
import { useAwaitedPlan } from './use-awaited-plan.ts';
import { useCheckout } from './use-checkout.ts';
import { isPaid, isUntold, planName, useSubscription } from './use-subscription.ts';
import { useReturn } from './use-return.ts';

export function SubscriptionRoom() {
  const { data: subscription, isPending, isError, refetch } = useSubscription();
  // What was given is bought as if there were none.
  const isBought = subscription !== undefined && isPaid(subscription) && !subscription.isGift;
  const plan = isBought ? planName(subscription) : undefined;
  const how = useReturn(plan);
  const isOver = subscription !== undefined && isUntold(subscription);
  useAwaitedPlan(isOver || (how === 'paid' && !isBought));
  // One that was cancelled waits for no payment.
  const isAwaited = isOver ? !subscription.cancelAtPeriodEnd : how === 'paid' && !isBought;
  useTellFailedLoad(isError && !subscription, 'subscription.load.failed');
  const checkout = useCheckout();
  const why = useWhySentHere();
  const [changeTo, setChangeTo] = useState<string | null>(null);

  if (isPending) return <PageSkeleton label={say('subscription.screen.loading')} />;
  // What is not known is shown as the free plan; the server decides what may be bought.
  const tier = !subscription || subscription.tier === 'free' ? FREE_PRICE_ID : subscription.tier;
  return (
    <>
      <PageHeader title={say('nav.subscription')} />
      <Confetti when={how === 'paid' && isBought} />
      <div className="grid gap-11">
        {why && <Notice>{why}</Notice>}
        {how === 'paid' && plan && (
          <p className="display rounded-card bg-marigold-wash px-6 py-5 text-2xl text-ink">{say('checkout.done', { plan })}</p>
        )}
        {isAwaited && <Notice>{say('subscription.screen.waiting')}</Notice>}
        {how === 'closed' && <p className="rounded-card bg-tint px-6 py-4 font-semibold">{say('checkout.cancelled')}</p>}
        {!subscription && (
          <Notice tone="trouble" action={<Button icon={<RotateCw />} onClick={() => void refetch()}>{say('job.screen.try-again')}</Button>}>
            {say('subscription.load.failed')}
          </Notice>
        )}
        {subscription && <CurrentPlan subscription={subscription} />}
        {/* What one bought here would change nothing. */}
        {!(subscription && isGiven(subscription)) && (
          <PriceCards
            current={subscription?.isGift ? '' : tier}
            hasPlan={isBought}
            startWith={priceOf(tier)?.interval ?? 'month'}
            opening={checkout.input ?? null}
            onChoose={isBought ? setChangeTo : checkout.run}
          />
        )}
        <InvoiceList />
      </div>
      {changeTo && subscription && <ChangePlan from={subscription} to={changeTo} onClose={() => setChangeTo(null)} />}
    </>
  );
}
