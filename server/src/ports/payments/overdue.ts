/**
 * What the payment provider and we may not have told each other. A family that pays would lose its plan where the provider's messages do
 * not arrive (an address or a secret that is wrong, a machine that was away for days). So whoever's period is over is asked about, also
 * where the plan was to end: it may have been taken up again on the billing page of Stripe. And so is who owes a payment, and who has
 * opened a checkout page and not come back from it: it may have been made since. New addresses that it did not take are told again.
 */
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, notLike, or, sql } from 'drizzle-orm';
import { ACTIVE } from '../../allowance/plan-of.ts';
import { profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';
import { keepAddress } from './keep-address.ts';
import { TRIAL_CUSTOMER } from './payments.port.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'payments'>;

/** Well within the grace of a renewal (server/src/allowance/plan-of.ts). */
const LOOK_MS = 10 * 60_000;
const AGAIN_AFTER = sql`now() - interval '3 hours'`;
/** A page of Stripe's can be paid for a day. */
const PAGE_AGE = sql`now() - interval '25 hours'`;
/** Of plans that rest until somebody pays: paid, they go on. */
const OWING = ['unpaid', 'paused', 'incomplete'];
/** Families of one look. Of whom nothing is written stays overdue, so each look takes others. */
const BATCH = 50;
/** One may be a case of its own; after these it is the provider that does not answer. */
const MOST_FAILURES = 3;

export async function askAboutOverdue({ db, clock, log, payments }: Parts): Promise<void> {
  const { userId, stripeCustomerId, subscriptionStatus, currentPeriodEnd, standingAskedAt, checkoutOpenedAt, addressOwed } = profiles;
  const isTheirs = and(isNotNull(stripeCustomerId), notLike(stripeCustomerId, `${TRIAL_CUSTOMER}%`));
  const isOver = and(inArray(subscriptionStatus, [...ACTIVE]), lte(currentPeriodEnd, clock.now()));
  const mayHaveChanged = and(or(isOver, inArray(subscriptionStatus, OWING)), or(isNull(standingAskedAt), lt(standingAskedAt, AGAIN_AFTER)));
  // Asked at each look: whoever has paid waits for what they bought.
  const mayHavePaid = gt(checkoutOpenedAt, PAGE_AGE);
  const overdue = await db.select({ userId, addressOwed }).from(profiles)
    .where(and(isTheirs, or(mayHaveChanged, mayHavePaid, eq(addressOwed, true)))).orderBy(sql`random()`).limit(BATCH);
  let failures = 0;
  for (const family of overdue) {
    if (failures === MOST_FAILURES) return;
    try {
      await payments.refresh(family.userId);
    } catch (error) {
      failures += 1;
      log.warn({ error }, 'the payment provider could not be asked about a family');
      continue;
    }
    // One that it refuses is a case of its own.
    if (family.addressOwed) await keepAddress({ db, payments }, family.userId).catch((error: unknown) => log.warn({ error }, 'the payment provider does not take an address'));
  }
}

/** At once, because the program itself may have been away for days, and then again and again. Answers a function that ends it. */
export function startAskingAboutOverdue(parts: Parts): () => void {
  const look = () => void askAboutOverdue(parts).catch((error: unknown) => parts.log.error(error, 'renewals that are overdue'));
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
