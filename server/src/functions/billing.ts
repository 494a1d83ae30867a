/** Functions about plans. */
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/server';
import { startProfile } from '../accounts/profile-of-account.ts';
import { cancelSubscription, openCheckout } from '../features/subscription/service.ts';
import { refuse } from '../http/refuse.ts';
import { onlyOneself } from './only-oneself.ts';
import type { Call, ServerFunction } from './server-function.ts';

export const createStripeCustomerIfMissing: ServerFunction<'create-stripe-customer-if-missing'> = async (call, { userId }) => {
  onlyOneself(call, userId);
  await startProfile(call.services.db, { ...call.who, emailVerified: true });
  const stripeCustomerId = await call.services.payments.customer(call.who).catch((error: unknown) => {
    if (error instanceof ORPCError) throw error;
    call.services.log.error({ error }, 'no customer at the payment provider');
    return refuse('PROVIDER_FAILED', 'checkout.session.failed');
  });
  return { stripeCustomerId };
};

/** Whether the browser would come back to us. */
function leadsHome({ services }: Call, address: string): boolean {
  const { origin } = new URL(services.config.baseUrl);
  return URL.parse(address, origin)?.origin === origin;
}

/** Both ways back are pages of ours, and the subscription page at that: what is sent is checked, not followed. */
export const createCheckoutSession: ServerFunction<'create-checkout-session'> = (call, { priceId, successUrl, cancelUrl }) => {
  if (![successUrl, cancelUrl].every((address) => leadsHome(call, address))) return refuse('BAD_REQUEST', 'checkout.url.invalid');
  return openCheckout(call.services, call.who, priceId);
};

export const cancelSubscriptionNow: ServerFunction<'cancel-subscription'> = async ({ services, who }) => {
  await cancelSubscription(services, who);
  return { success: true, message: say('subscription.cancel.done') };
};
