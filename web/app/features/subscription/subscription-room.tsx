/** The plan page: the plan in force with its usage, the plans to choose from, and how a checkout ended. */
import { say } from '@fableloom/contract/messages/index';
import { priceOf } from '@fableloom/contract/plans/prices';
import { api } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Confetti } from '../../ui/confetti.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toaster.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PriceCards } from './price-cards.tsx';
import { planName, useSubscription } from './use-subscription.ts';
import { useReturn } from './use-return.ts';

export function SubscriptionRoom() {
  const { data: subscription, isPending, refetch } = useSubscription();
  const plan = subscription && planName(subscription);
  const how = useReturn(plan);
  const checkout = useAct({
    do: async (priceId: string) => {
      const { url } = await api.subscription.checkout({ priceId });
      if (!URL.canParse(url, window.location.origin)) return void toast.error(say('checkout.url.invalid'));
      window.location.assign(url);
    },
    failed: 'checkout.session.failed',
  });

  if (isPending) return <PageSkeleton label={say('subscription.screen.loading')} />;
  if (!subscription) return <LoadFailed sentence={say('subscription.load.failed')} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={say('nav.subscription')} />
      <Confetti when={how === 'paid'} />
      <div className="grid gap-11">
        {how === 'paid' && (
          <p className="display rounded-card bg-marigold-wash px-6 py-5 text-2xl text-ink">{say('checkout.done', { plan: plan ?? '' })}</p>
        )}
        {how === 'closed' && <p className="rounded-card bg-tint px-6 py-4 font-semibold">{say('checkout.cancelled')}</p>}
        <CurrentPlan subscription={subscription} />
        <PriceCards
          current={subscription.tier === 'free' ? 'price_free' : subscription.tier}
          startWith={priceOf(subscription.tier)?.interval ?? 'month'}
          opening={checkout.input ?? null}
          onChoose={checkout.run}
        />
      </div>
    </>
  );
}
