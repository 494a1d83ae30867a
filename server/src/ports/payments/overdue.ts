/**
 * What the payment provider and we may not have told each other. A family that pays would lose its plan where the provider's messages do
 * not arrive (an address or a secret that is wrong, a machine that was away for days). So whoever's period is over is asked about, also
 * where the plan was to end: it may have been taken up again on the billing page of Stripe. And so is who owes a payment, and who has
 * opened a checkout page and not come back from it: it may have been made since. New addresses that it did not take are told again.
 */
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, notLike, or, type SQL, sql } from 'drizzle-orm';
import { ACTIVE } from '../../allowance/plan-of.ts';
import { profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';
import { keepAddress } from './keep-address.ts';
import { TRIAL_CUSTOMER } from './payments.port.ts';
import { endTrialPlans } from './stripe/end-trial-plans.ts';

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
/** Most of those who open a page never pay: they are counted for themselves, and keep nobody from being asked about who does. */
const PAGES = 500;
/** One may be a case of its own; after these, one after the other, it is the provider that does not answer. */
const MOST_FAILURES = 3;

interface Family {
  userId: string;
  addressOwed: boolean;
}

/** Whoever may lose a plan first. */
async function families({ db, clock }: Parts): Promise<Family[]> {
  const { userId, stripeCustomerId, subscriptionStatus, currentPeriodEnd, standingAskedAt, checkoutOpenedAt, addressOwed } = profiles;
  const isTheirs = and(isNotNull(stripeCustomerId), notLike(stripeCustomerId, `${TRIAL_CUSTOMER}%`));
  const some = (which: SQL | undefined, most: number) =>
    db.select({ userId, addressOwed }).from(profiles).where(and(isTheirs, which)).orderBy(sql`random()`).limit(most);
  const isOver = and(inArray(subscriptionStatus, [...ACTIVE]), lte(currentPeriodEnd, clock.now()));
  const mayHaveChanged = and(or(isOver, inArray(subscriptionStatus, OWING)), or(isNull(standingAskedAt), lt(standingAskedAt, AGAIN_AFTER)));
  const changed = await some(mayHaveChanged, BATCH);
  // Asked at each look: whoever has paid waits for what they bought.
  const paid = await some(gt(checkoutOpenedAt, PAGE_AGE), PAGES);
  const moved = await some(eq(addressOwed, true), BATCH);
  return [...new Map([...changed, ...paid, ...moved].map((family) => [family.userId, family])).values()];
}

export async function askAboutOverdue(parts: Parts): Promise<void> {
  const { log, payments } = parts;
  if (payments.provider !== 'trial') await endTrialPlans(parts);
  let failures = 0;
  for (const { userId, addressOwed } of await families(parts)) {
    if (failures === MOST_FAILURES) return;
    try {
      await payments.refresh(userId);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.warn({ error }, 'the payment provider could not be asked about a family');
      continue;
    }
    // One that it refuses is a case of its own.
    if (addressOwed) await keepAddress(parts, userId).catch((error: unknown) => log.warn({ error }, 'the payment provider does not take an address'));
  }
}

/** At once, because the program itself may have been away for days, and then again and again. Answers a function that ends it. */
export function startAskingAboutOverdue(parts: Parts): () => void {
  let asking: Promise<void> | null = null;
  // With a provider that is slow a look may take longer than the pause behind it.
  const look = () => {
    asking ??= askAboutOverdue(parts).catch((error: unknown) => parts.log.error(error, 'renewals that are overdue')).finally(() => (asking = null));
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
