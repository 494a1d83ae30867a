/**
 * Writes into the profile how things stand at Stripe. It always asks Stripe and never believes the body of an event, and an answer gives
 * way to one that was asked for later: events that come late, twice or in the wrong order lead to the same end. No connection to the
 * database is held while Stripe thinks: a silent Stripe would otherwise stop everybody (decision 0074).
 */
import { priceOf, PRICES } from '@fableloom/contract/plans/prices';
import { and, eq, gt, isNull, like, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Queries } from '../../../database/open.ts';
import { profiles } from '../../../database/schema/index.ts';
import type { Services } from '../../../services.ts';
import { ended, TRIAL_CUSTOMER } from '../payments.port.ts';
import { ourPriceOf, type StripeSettings, withOursFirst } from './settings.ts';
import { isRunning, standingOf, theOneThatCounts } from './standing.ts';

export interface StripeParts {
  services: Pick<Services, 'db' | 'clock' | 'log'>;
  stripe: Stripe;
  settings: StripeSettings;
}

/** More subscriptions than any customer has had. */
const MOST = 100;

/** As Stripe says it to a test key that asks for what a live one made: that is there, and our key is the wrong one. */
const IS_LIVE = /exists in live mode/;

export const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'resource_missing' && !IS_LIVE.test((error as Error).message);

/** Removed in the dashboard, or of another account: test keys that became live ones. */
export const isCustomerMissing = (error: unknown): boolean => isMissing(error) && (error as { param?: string }).param === 'customer';

/** A key of another account knows none of our customers and none of our prices: then nobody is gone, and the key is wrong (decision 0078). */
export async function isOurAccount({ stripe, settings }: Pick<StripeParts, 'stripe' | 'settings'>, patience: Stripe.RequestOptions = {}): Promise<boolean> {
  const [price] = Object.values(settings.prices);
  if (price === undefined) return true;
  return stripe.prices.retrieve(price, {}, patience).then(() => true, (error: unknown) => (isMissing(error) ? false : Promise.reject(error as Error)));
}

/** What Stripe answered, and since when that is known. */
interface Answer {
  customer: string;
  userId: string;
  /** What the family had bought when it was asked; a gift is none of it. */
  priceId: string | null;
  /** By the database's clock, since several machines may ask; cut to the millisecond, as it is kept: rounded up it would be later than the next question. */
  askedAt: string;
  /** Null where Stripe does not know the customer any more. */
  subscriptions: Stripe.Subscription[] | null;
}

const RESTING: readonly string[] = ['unpaid', 'paused', 'incomplete'];

/** Bought anew while an older plan rested: with its old bill paid later, both would run and be charged. So it ends when the new one is paid. */
async function endOlderResting({ stripe, services }: StripeParts, userId: string, subscriptions: readonly Stripe.Subscription[], patience: Stripe.RequestOptions): Promise<void> {
  const counts = theOneThatCounts(subscriptions);
  if (!counts || !isRunning(counts)) return;
  const isOlderOfOurs = ({ status, metadata, created, id }: Stripe.Subscription) =>
    RESTING.includes(status) && metadata['userId'] === userId && id !== counts.id && created <= counts.created;
  for (const { id } of subscriptions.filter(isOlderOfOurs)) {
    await stripe.subscriptions.cancel(id, {}, patience).catch((error: unknown) => services.log.warn({ userId, error }, 'a plan that rests was not ended'));
  }
}

const askerOf = async (db: Queries, customer: string) =>
  (await db.select({ userId: profiles.userId, priceId: sql<string | null>`case when not ${profiles.planGiven} then ${profiles.priceId} end`, askedAt: sql<string>`date_trunc('milliseconds', clock_timestamp())::text` })
    .from(profiles).where(eq(profiles.stripeCustomerId, customer)))[0];

/**
 * Whose customer it is, where we do not know it: a house that was put back from an older backup has forgotten who bought since, and Stripe
 * has not. Who has an account is known again; who has none here is for the operator, because they go on paying.
 */
async function remember({ services: { db, log }, stripe }: StripeParts, customer: string, patience: Stripe.RequestOptions): Promise<void> {
  const found = await stripe.customers.retrieve(customer, {}, patience).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'resource_missing') throw error;
    return null;
  });
  const userId = found && !found.deleted ? found.metadata['userId'] : undefined;
  if (!userId) return;
  const hasNone = or(isNull(profiles.stripeCustomerId), like(profiles.stripeCustomerId, `${TRIAL_CUSTOMER}%`));
  const known = await db.update(profiles).set({ stripeCustomerId: customer }).where(and(eq(profiles.userId, userId), hasNone)).returning({ userId: profiles.userId });
  if (known.length === 0) log.error({ customer, userId }, 'a customer of Stripe belongs to nobody here; where they pay, end their subscription in its dashboard');
}

/** Ends what endOlderResting finds on the way. Null for somebody who has left, or a customer of another shop on the same account. */
export async function askStanding(parts: StripeParts, customer: string, patience: Stripe.RequestOptions = {}): Promise<Answer | null> {
  const { services: { db }, stripe } = parts;
  let asker = await askerOf(db, customer);
  if (!asker) {
    await remember(parts, customer, patience);
    asker = await askerOf(db, customer);
  }
  if (!asker) return null;
  try {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: MOST }, patience);
    await endOlderResting(parts, asker.userId, data, patience);
    return { ...asker, customer, subscriptions: data.map((each) => withOursFirst(parts.settings, each)) };
  } catch (error) {
    if (isCustomerMissing(error) && (await isOurAccount(parts, patience))) return { ...asker, customer, subscriptions: null };
    throw error;
  }
}

/** A price that looks like one of ours, of a subscription that was begun at our own checkout (stripe-payments.ts). */
function lookalikeOf({ metadata, items }: Stripe.Subscription, userId: string): string | undefined {
  const price = items.data[0]?.price;
  if (metadata['userId'] !== userId || price?.currency !== 'usd') return undefined;
  return PRICES.find(({ amount, interval }) => amount === price.unit_amount && interval === price.recurring?.interval)?.id;
}

/**
 * Prices are replaced at Stripe (a new amount, a tidied list), and families stay on those that they bought: they keep the plan that they
 * had, because they pay for it. Who has none by now (a payment that was late for weeks, a page that was open meanwhile) gets it by what is
 * paid. Undefined for a price that was never one of ours.
 */
function priceFor({ services, settings }: StripeParts, answer: Answer, subscription: Stripe.Subscription, stripeId: string): string | undefined {
  const { customer, userId, priceId } = answer;
  const ours = ourPriceOf(settings, stripeId);
  if (ours) return ours;
  const kept = (priceOf(priceId ?? '')?.amount ?? 0) > 0 ? (priceId ?? undefined) : lookalikeOf(subscription, userId);
  services.log.error({ customer, price: stripeId, kept }, 'a subscription to a price that no STRIPE_PRICE_ variable names');
  return kept;
}

export async function writeStanding(parts: StripeParts, queries: Queries, answer: Answer): Promise<void> {
  const { services } = parts;
  const { customer, userId, askedAt, subscriptions } = answer;
  const counts = theOneThatCounts(subscriptions ?? []);
  // Whoever never subscribed has nothing that could have changed.
  if (subscriptions && !counts) return;
  const standing = counts ? standingOf(counts, (id) => priceFor(parts, answer, counts, id)) : ended('canceled');
  if (!standing) return;
  const lost = subscriptions ? {} : { stripeCustomerId: null };
  const pays = counts !== undefined && isRunning(counts);
  const now = services.clock.now();
  const asked = sql`${askedAt}::timestamptz`;
  const isNewest = or(isNull(profiles.standingAskedAt), lte(profiles.standingAskedAt, asked));
  const isTheirs = and(eq(profiles.userId, userId), eq(profiles.stripeCustomerId, customer), isNewest);
  // What an administrator gave stays until its day, also where an older subscription has ended; only one that is paid takes its place.
  const stays = and(eq(profiles.planGiven, true), gt(profiles.currentPeriodEnd, now)) as SQL;
  if (!pays) await queries.update(profiles).set({ ...lost, standingAskedAt: asked }).where(and(isTheirs, stays));
  await queries.update(profiles).set({ ...standing, ...lost, ...(pays ? { checkoutOpenedAt: null } : {}), standingAskedAt: asked, updatedAt: now })
    .where(and(isTheirs, pays ? undefined : not(stays)));
}

export async function keepStanding(parts: StripeParts, customer: string): Promise<void> {
  const answer = await askStanding(parts, customer);
  if (answer) await writeStanding(parts, parts.services.db, answer);
}
