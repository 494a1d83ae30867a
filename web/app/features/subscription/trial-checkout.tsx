/** The built-in checkout: it takes no money and says so, and goes through the same states as a real one. */
import { say } from '@fableloom/contract/messages/index';
import { priceOf, type Price } from '@fableloom/contract/plans/prices';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { writePriceLine } from './write-price-line.ts';

/** Leaving without paying ends where a real checkout's way back ends. */
const CLOSED = '/subscription?canceled=true';

export function TrialCheckout({ sessionId }: { sessionId: string }) {
  const question = orpc.subscription.checkoutSession.queryOptions({ input: { id: sessionId } });
  const { data: session, isPending } = useQuery({ ...question, retry: false });
  if (isPending) return <PageSkeleton label={say('word.loading')} />;

  const price = session && priceOf(session.priceId);
  if (!session || !price || !session.trial || session.status !== 'open') {
    return (
      <EmptyState
        picture="search"
        heading={1}
        sentence={say('checkout.session.invalid')}
        action={<ButtonLink to="/subscription" look="primary">{say('plan.see-plans')}</ButtonLink>}
      />
    );
  }
  return <OpenCheckout sessionId={sessionId} price={price} />;
}

function OpenCheckout({ sessionId, price: { name, amount, interval, features } }: { sessionId: string; price: Price }) {
  const complete = useAct({
    do: async () => {
      const { url } = await api.subscription.completeTrial({ id: sessionId });
      window.location.assign(url);
    },
    failed: 'checkout.failed',
  });
  return (
    <div className="mx-auto grid max-w-[560px] gap-6 pt-2 shell:pt-8">
      <h1>{say('subscription.screen.trial.title')}</h1>
      <p className="flex items-start gap-3 rounded-card bg-marigold-wash px-5 py-4 text-[1.125rem] font-semibold">
        <Info aria-hidden="true" className="mt-0.5 shrink-0" />
        {say('subscription.screen.trial.text')}
      </p>
      <Card className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2>{name}</h2>
          <p className="text-lead">
            {writePriceLine(amount, interval)}
          </p>
        </div>
        <PlanFeatures features={features} />
        <div className="grid gap-2.5">
          <Button look="gold" size="big" pending={complete.pending} onClick={() => complete.run()}>
            {say('subscription.screen.trial.confirm', { plan: name })}
          </Button>
          <ButtonLink to={CLOSED} look="plain">{say('create.screen.back')}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}
