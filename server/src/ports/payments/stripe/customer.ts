/** Who somebody is at Stripe: one number for each person, made once, and made anew where Stripe has lost it. */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open.ts';
import { profiles } from '../../../database/schema/index.ts';
import { refuse } from '../../../http/refuse.ts';
import { type Buyer, TRIAL_CUSTOMER } from '../payments.port.ts';
import { isOfEarlierPress, keyAnew } from './kept-answer.ts';
import type { StripeParts } from './keep-standing.ts';

/** Customers of the trial are none of Stripe's. */
export const isTheirs = (customer: string | null | undefined): customer is string => typeof customer === 'string' && !customer.startsWith(TRIAL_CUSTOMER);

async function numberOf(queries: Queries, userId: string): Promise<string | null | undefined> {
  const [row] = await queries.select({ customer: profiles.stripeCustomerId }).from(profiles).where(eq(profiles.userId, userId));
  return row?.customer;
}

export async function customerOf(queries: Queries, userId: string): Promise<string | null> {
  const customer = await numberOf(queries, userId);
  return isTheirs(customer) ? customer : null;
}

/** A house that was put back from an older backup has forgotten who bought since: with a second customer they would pay twice. */
async function rememberedByStripe({ stripe }: StripeParts, { id, email }: Buyer, lost?: string): Promise<string | undefined> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.find((one) => one.metadata['userId'] === id && one.id !== lost)?.id;
}

/**
 * Presses at the same moment are one customer: Stripe answers the same key with the same object.
 * @param lost the number that Stripe does not know any more
 */
export async function customerFor(parts: StripeParts, buyer: Buyer, lost?: string): Promise<string> {
  const { services: { db, clock }, stripe } = parts;
  const { id, email, name } = buyer;
  const before = await numberOf(db, id);
  if (before === undefined) return refuse('NOT_FOUND', 'profile.fetch.failed');
  if (isTheirs(before) && before !== lost) return before;
  const idempotencyKey = createHash('sha256').update(JSON.stringify([id, before, email, name])).digest('hex');
  const create = (key: string) => stripe.customers.create({ email, name, metadata: { userId: id } }, { idempotencyKey: key });
  const made = async () => (await create(idempotencyKey).catch((error: unknown) => {
    if (!isOfEarlierPress(error)) throw error;
    return create(keyAnew(idempotencyKey, clock));
  })).id;
  const customer = (await rememberedByStripe(parts, buyer, lost)) ?? (await made());
  const isStill = sql`${profiles.stripeCustomerId} is not distinct from ${before}`;
  const kept = await db.update(profiles).set({ stripeCustomerId: customer, updatedAt: clock.now() })
    .where(and(eq(profiles.userId, id), isStill)).returning({ userId: profiles.userId });
  // Another press was quicker; what it wrote counts.
  return kept.length > 0 ? customer : customerFor(parts, buyer, lost);
}
