/** Trial plans at the end of their period: those that were cancelled end, the others renew, as a real provider would do it. */
import { priceOf } from '@fableloom/contract/plans/prices';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';
import { ended, type Standing } from './payments.port.ts';
import { periodEnd } from './period.ts';

type Parts = Pick<Services, 'db' | 'clock'>;
type Due = Pick<typeof profiles.$inferSelect, 'priceId' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'>;

const LOOK_MS = 60_000;
/** Rows of one look; the rest waits for the next. */
const BATCH = 500;

/** How a plan stands whose period has ended by `now`. */
export function afterPeriod({ priceId, currentPeriodEnd, cancelAtPeriodEnd }: Due, now: Date): Standing {
  const price = priceOf(priceId ?? '');
  if (!price || !currentPeriodEnd || cancelAtPeriodEnd) return ended('canceled');
  let end = currentPeriodEnd;
  while (end <= now) end = periodEnd(end, price.interval);
  return { priceId: price.id, subscriptionStatus: 'active', currentPeriodEnd: end, cancelAtPeriodEnd: false, planGiven: false };
}

/** @param userId only this person; everyone whose period has ended where absent */
export async function renewTrials({ db, clock }: Parts, userId?: string): Promise<void> {
  const now = clock.now();
  const isDue = and(isNotNull(profiles.priceId), lte(profiles.currentPeriodEnd, now), ...(userId ? [eq(profiles.userId, userId)] : []));
  const rows = await db.select().from(profiles).where(isDue).limit(BATCH);
  for (const row of rows) {
    const isAsRead = and(eq(profiles.userId, row.userId), isDue, eq(profiles.cancelAtPeriodEnd, row.cancelAtPeriodEnd));
    await db.update(profiles).set({ ...afterPeriod(row, now), updatedAt: now }).where(isAsRead);
  }
}

/** Answers a function that ends it. */
export function startTrialRenewal(parts: Parts & Pick<Services, 'log'>): () => void {
  const timer = setInterval(() => void renewTrials(parts).catch((error: unknown) => parts.log.error(error, 'trial renewal')), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
