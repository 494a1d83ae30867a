/** Answers "does the plan have room?" and reserves it: the check and the row that counts happen under one lock per person. */
import { hasRoom, type Limit } from '@fableloom/contract/plans/plans';
import { gateFor, type GatedAct } from '@fableloom/contract/plans/gates';
import type { JobKind } from '@fableloom/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { refuseToPlans } from '../http/refuse.ts';
import { remindOfUsage } from '../notify/usage.ts';
import type { Services } from '../services.ts';
import { COUNTERS, type CountedLimit } from './counters.ts';
import { nextMonthStart, writtenDate } from './month.ts';
import { planOf } from './plan-of.ts';

type Parts = Pick<Services, 'db' | 'config' | 'clock'>;

/** How each full limit is said. */
const FULL: Record<CountedLimit, (n: number, renews: string) => never> = {
  storiesPerMonth: (n) => refuseToPlans('story.limit.month', { n }),
  charactersLimit: (n) => refuseToPlans('character.limit.total', { n }),
  locationsLimit: (n) => refuseToPlans('location.limit.total', { n }),
  narrationsPerMonth: (n) => refuseToPlans('narration.limit.month', { n }),
  characterImagesPerMonth: (n, date) => refuseToPlans('image.limit.characters-month', { n, date }),
  locationImagesPerMonth: (n, date) => refuseToPlans('image.limit.locations-month', { n, date }),
  imagesPerMonth: (n) => refuseToPlans('image.limit.month', { n }),
};

/** The limits that each kind of job takes from; kinds without a row are not counted. */
export const TAKEN_BY_JOB: Partial<Record<JobKind, readonly CountedLimit[]>> = {
  story: ['storiesPerMonth'],
  portrait: ['imagesPerMonth', 'characterImagesPerMonth'],
  place: ['imagesPerMonth', 'locationImagesPerMonth'],
  scene: ['imagesPerMonth'],
  narration: ['narrationsPerMonth'],
};

/** Refuses with the gate's sentence when the person's plan does not open it. */
export async function passGate(parts: Parts, userId: string, act: GatedAct): Promise<void> {
  const plan = await planOf(parts.db, parts.config, userId, parts.clock.now());
  const gate = gateFor(act, plan.tier, plan.isActive);
  if (gate) refuseToPlans(gate.say);
}

/**
 * Runs `take` (which must add the row that is counted) in one transaction with the checks, one person at a time:
 * of forty requests for the last one, exactly one succeeds.
 */
export async function takeFromAllowance<T>(parts: Parts & Pick<Services, 'hub'>, userId: string, limits: readonly CountedLimit[], take: (tx: Transaction) => Promise<T>): Promise<T> {
  return parts.db.transaction(async (tx) => {
    await lockAllowance(tx, userId);
    await checkRoom(parts, tx, userId, limits);
    const taken = await take(tx);
    await remindOfUsage(parts, tx, userId, limits);
    return taken;
  });
}

/** Held until the transaction ends. */
export async function lockAllowance(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`allowance:${userId}`}, 0))`);
}

/** Refuses when one of the limits is full; meaningful only under `lockAllowance`. */
export async function checkRoom(parts: Parts, tx: Transaction, userId: string, limits: readonly CountedLimit[]): Promise<void> {
  const now = parts.clock.now();
  const plan = await planOf(tx, parts.config, userId, now);
  for (const name of limits) {
    const limit: Limit = plan.limits[name];
    if (hasRoom(limit, await COUNTERS[name](tx, userId, now))) continue;
    FULL[name](Number(limit), writtenDate(nextMonthStart(now)));
  }
}

/** A full limit and the day on which it renews; null while there is room. For sentences that offer what a limit may forbid. */
export async function fullLimit(parts: Parts, userId: string, name: CountedLimit): Promise<{ n: number; date: string } | null> {
  const now = parts.clock.now();
  const limit = (await planOf(parts.db, parts.config, userId, now)).limits[name];
  if (hasRoom(limit, await COUNTERS[name](parts.db, userId, now))) return null;
  return { n: Number(limit), date: writtenDate(nextMonthStart(now)) };
}
