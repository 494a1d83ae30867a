/** A person's subscription as pages show it; where nothing is known, the free plan. */
import type { Subscription } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { limitsOf, type PlanLimits } from '@fableloom/contract/plans/plans';
import { FREE_PRICE_ID } from '@fableloom/contract/plans/prices';
import { and, count, eq, inArray } from 'drizzle-orm';
import { nextMonthStart } from '../../allowance/month.ts';
import { planFromProfile } from '../../allowance/plan-of.ts';
import { allowanceView } from '../../allowance/view.ts';
import { jobs, profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

type Parts = Pick<Services, 'db' | 'config' | 'clock' | 'log'>;

const DAY_MS = 24 * 60 * 60 * 1000;

const periodAhead = (now: Date): Date => new Date(now.getTime() + LIMITS.subscriptionPeriodDays * DAY_MS);

function nothingUsed(limits: PlanLimits, now: Date): Subscription['limits'] {
  const none = (limit: PlanLimits['imagesPerMonth']) => ({ used: 0, limit });
  return {
    stories: none(limits.storiesPerMonth), characters: none(limits.charactersLimit), locations: none(limits.locationsLimit),
    narrations: none(limits.narrationsPerMonth), characterImages: none(limits.characterImagesPerMonth),
    locationImages: none(limits.locationImagesPerMonth), images: none(limits.imagesPerMonth),
    charactersPerStory: limits.charactersPerStory, renewsAt: nextMonthStart(now),
  };
}

/** Free and active for the next thirty days: what is shown when there is no profile or it cannot be read. */
function freeSubscription(now: Date): Subscription {
  return {
    tier: FREE_PRICE_ID, plan: 'free', isActive: true, status: 'active', currentPeriodEnd: periodAhead(now), cancelAtPeriodEnd: false, isGift: false,
    imagesGeneratedCount: 0, imagesGeneratedThisMonth: 0, limits: nothingUsed(limitsOf('free', true), now),
  };
}

/** Pictures drawn in all. */
async function imagesDrawn({ db }: Parts, userId: string): Promise<number> {
  const isPicture = inArray(jobs.kind, ['portrait', 'place', 'scene']);
  const [row] = await db.select({ drawn: count() }).from(jobs).where(and(eq(jobs.userId, userId), isPicture, eq(jobs.status, 'done')));
  return row?.drawn ?? 0;
}

async function readSubscription(parts: Parts, userId: string, now: Date): Promise<Subscription> {
  const [profile] = await parts.db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) return freeSubscription(now);
  const plan = planFromProfile(profile, now, parts.config.PLAN_FOR_EVERYONE);
  const [limits, imagesGeneratedCount] = await Promise.all([allowanceView(parts.db, userId, plan.limits, now), imagesDrawn(parts, userId)]);
  return {
    tier: plan.priceId, plan: plan.tier ?? 'free', isActive: plan.isActive, status: plan.status,
    currentPeriodEnd: plan.currentPeriodEnd ?? periodAhead(now), cancelAtPeriodEnd: plan.cancelAtPeriodEnd, isGift: plan.isGiven,
    imagesGeneratedCount, imagesGeneratedThisMonth: limits.images.used, limits,
  };
}

/** Never fails: a page that cannot learn the plan shows the free one. */
export async function subscriptionOf(parts: Parts, userId: string): Promise<Subscription> {
  const now = parts.clock.now();
  try {
    return await readSubscription(parts, userId, now);
  } catch (error) {
    parts.log.error({ userId, error }, 'the subscription could not be read');
    return freeSubscription(now);
  }
}
