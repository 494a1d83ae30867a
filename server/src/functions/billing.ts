/** Functions about plans. */
import { randomUUID } from 'node:crypto';
import { say } from '@fableloom/contract/messages/index';
import { eq, sql } from 'drizzle-orm';
import { startProfile } from '../accounts/profile-of-account.ts';
import { profiles } from '../database/schema/index.ts';
import { cancelSubscription, openCheckout } from '../features/subscription/service.ts';
import { refuse } from '../http/refuse.ts';
import { onlyOneself } from './only-oneself.ts';
import type { Call, ServerFunction } from './server-function.ts';

/** The trial's customers are ours; the number is drawn once and stays. */
async function trialCustomer({ services, who }: Call): Promise<string | undefined> {
  const [row] = await services.db
    .update(profiles)
    .set({ stripeCustomerId: sql`coalesce(${profiles.stripeCustomerId}, ${`cus_trial_${randomUUID()}`})` })
    .where(eq(profiles.userId, who.id))
    .returning({ stripeCustomerId: profiles.stripeCustomerId });
  return row?.stripeCustomerId ?? undefined;
}

export const createStripeCustomerIfMissing: ServerFunction<'create-stripe-customer-if-missing'> = async (call, { userId }) => {
  onlyOneself(call, userId);
  await startProfile(call.services.db, { ...call.who, emailVerified: true });
  return { stripeCustomerId: (await trialCustomer(call)) ?? refuse('NOT_FOUND', 'profile.fetch.failed') };
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
