/**
 * Plans of the trial checkout took no money, and Stripe has never heard of them: where plans are paid they could be neither changed nor
 * cancelled nor bought. They end when Stripe takes over, and their families choose anew (decision 0121).
 */
import { and, eq, like } from 'drizzle-orm';
import { profiles } from '../../../database/schema/index.ts';
import type { Services } from '../../../services.ts';
import { ended, TRIAL_CUSTOMER } from '../payments.port.ts';

/** How many plans have ended. */
export async function endTrialPlans({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<number> {
  const isOfTrial = like(profiles.stripeCustomerId, `${TRIAL_CUSTOMER}%`);
  // What an administrator gave is no plan of the trial.
  await db.update(profiles).set({ stripeCustomerId: null }).where(and(isOfTrial, eq(profiles.planGiven, true)));
  const freed = await db.update(profiles).set({ ...ended('canceled'), stripeCustomerId: null, updatedAt: clock.now() }).where(isOfTrial).returning({ userId: profiles.userId });
  if (freed.length > 0) log.warn({ families: freed.length }, 'plans of the trial have ended, because plans are paid through Stripe now');
  return freed.length;
}
