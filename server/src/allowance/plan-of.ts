/** The plan that a person is on right now. */
import { limitsOf, type PlanLimits, type Tier } from '@fableloom/contract/plans/plans';
import { FREE_PRICE_ID, tierOfPrice } from '@fableloom/contract/plans/prices';
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Queries } from '../database/open.ts';
import { profiles } from '../database/schema/index.ts';

export interface PlanInForce {
  /** Price id, price_free when there is none. */
  priceId: string;
  tier: Tier | undefined;
  isActive: boolean;
  status: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** It was not paid for (schema/people.ts). */
  isGiven: boolean;
  limits: PlanLimits;
}

/** A renewal may take a while to be told: meanwhile nobody loses a plan that goes on. One that was cancelled ends on its day. */
const RENEWAL_GRACE_MS = 24 * 60 * 60 * 1000;

/** While a provider says so, a plan is paid for, or the payment is still tried. */
export const ACTIVE: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether a provider that says so is paid for the plan, or still tries to be. */
export const isActiveStatus = (status: string | null): boolean => status !== null && ACTIVE.includes(status);

type BillingColumns = Pick<typeof profiles.$inferSelect, 'priceId' | 'subscriptionStatus' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'> & Partial<Pick<typeof profiles.$inferSelect, 'planGiven'>>;

/** Nobody has to tell us that a gift is over: who never bought is known to no provider that could. */
const isPastGift = ({ planGiven, currentPeriodEnd }: BillingColumns, now: Date): boolean =>
  planGiven === true && currentPeriodEnd !== null && currentPeriodEnd <= now;
const AFTER_A_GIFT: BillingColumns = { priceId: null, subscriptionStatus: 'canceled', currentPeriodEnd: null, cancelAtPeriodEnd: false, planGiven: false };

/** Free is always active; a paid plan is while its status says so and its period has not ended for good. */
export function planFromProfile(kept: BillingColumns | undefined, now: Date, everyone: Config['PLAN_FOR_EVERYONE']): PlanInForce {
  const profile = kept && isPastGift(kept, now) ? AFTER_A_GIFT : kept;
  const priceId = profile?.priceId ?? FREE_PRICE_ID;
  const status = profile?.subscriptionStatus ?? 'active';
  const end = profile?.currentPeriodEnd ?? null;
  const grace = profile?.cancelAtPeriodEnd ? 0 : RENEWAL_GRACE_MS;
  const paidUp = isActiveStatus(status) && (end === null || end.getTime() + grace > now.getTime());
  const own = { priceId, tier: tierOfPrice(priceId), isActive: priceId === FREE_PRICE_ID || paidUp };
  const given: typeof own = everyone ? { priceId: own.priceId, tier: everyone, isActive: true } : own;
  const isGiven = !everyone && own.isActive && profile?.planGiven === true;
  return { ...given, status, isGiven, currentPeriodEnd: end, cancelAtPeriodEnd: profile?.cancelAtPeriodEnd ?? false, limits: limitsOf(given.tier, given.isActive) };
}

/** The same asked of the database, for lists and sums: a status that counts, and a period that has not ended for good. */
export function isPaidUp(now: Date): SQL | undefined {
  const { subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd } = profiles;
  const latest = new Date(now.getTime() - RENEWAL_GRACE_MS);
  const endedBefore = sql`case when ${cancelAtPeriodEnd} then ${now}::timestamptz else ${latest}::timestamptz end`;
  return and(inArray(sql`coalesce(${subscriptionStatus}, 'active')`, [...ACTIVE]), or(isNull(currentPeriodEnd), gt(currentPeriodEnd, endedBefore)));
}

export async function planOf(db: Queries, config: Pick<Config, 'PLAN_FOR_EVERYONE'>, userId: string, now: Date): Promise<PlanInForce> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return planFromProfile(profile, now, config.PLAN_FOR_EVERYONE);
}
