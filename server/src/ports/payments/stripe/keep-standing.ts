/**
 * Writes into the profile how things stand at Stripe. It always asks Stripe and never believes the body of an event, one at a time for
 * each customer: events that come late, twice or in the wrong order lead to the same end.
 */
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Transaction } from '../../../database/open.ts';
import { profiles } from '../../../database/schema/index.ts';
import type { Services } from '../../../services.ts';
import { ended } from '../payments.port.ts';
import { ourPriceOf, type StripeSettings } from './settings.ts';
import { standingOf, theOneThatCounts } from './standing.ts';

export interface StripeParts {
  services: Pick<Services, 'db' | 'clock' | 'log'>;
  stripe: Stripe;
  settings: StripeSettings;
}

/** More subscriptions than any customer has had. */
const MOST = 100;

/** Held until the transaction ends. */
export async function lockCustomer(tx: Transaction, customer: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${customer}`}, 0))`);
}

export const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'resource_missing';

/** Null where Stripe does not know the customer any more. */
async function subscriptionsOf({ stripe }: StripeParts, customer: string): Promise<Stripe.Subscription[] | null> {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: MOST })).data;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function keepStanding(parts: StripeParts, tx: Transaction, customer: string): Promise<void> {
  const { services, settings } = parts;
  await lockCustomer(tx, customer);
  const [profile] = await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.stripeCustomerId, customer));
  // Somebody who has left, or a customer of another shop on the same account.
  if (!profile) return;
  const all = await subscriptionsOf(parts, customer);
  const counts = theOneThatCounts(all ?? []);
  // Who never subscribed may have a plan that was given; it is not taken away.
  if (all && !counts) return;
  const standing = counts ? standingOf(counts, (id) => ourPriceOf(settings, id)) : ended('canceled');
  if (!standing) {
    services.log.error({ customer, price: counts?.items.data[0]?.price.id }, 'a subscription to a price that no STRIPE_PRICE_ variable names');
    return;
  }
  const lost = all ? {} : { stripeCustomerId: null };
  await tx.update(profiles).set({ ...standing, ...lost, updatedAt: services.clock.now() }).where(eq(profiles.userId, profile.userId));
}
