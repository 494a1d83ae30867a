import { say } from '@fableloom/contract/messages/index';
import { TrialCheckout } from '../features/subscription/trial-checkout.tsx';
import type { Route } from './+types/checkout.page';

export const meta: Route.MetaFunction = () => [{ title: `${say('subscription.screen.trial.title')} · Fableloom` }];

export default function CheckoutPage({ params }: Route.ComponentProps) {
  return <TrialCheckout sessionId={params.sessionId} />;
}
