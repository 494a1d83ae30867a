/** The trial checkout: no money, no key, the same states as a real one. Its sessions are rows, its page is ours. */
import { type Price, priceOf } from '@fableloom/contract/plans/prices';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/open.ts';
import { checkouts, profiles } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import type { Payments } from './payments.port.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

const SESSION_MS = 24 * 60 * 60 * 1000;

export type TrialParts = Pick<Services, 'db' | 'config' | 'clock'>;

export function trialPayments({ db, clock }: TrialParts): Payments {
  async function setCancelAtPeriodEnd(userId: string, cancelAtPeriodEnd: boolean): Promise<void> {
    await db.update(profiles).set({ cancelAtPeriodEnd, updatedAt: clock.now() }).where(eq(profiles.userId, userId));
  }
  return {
    provider: 'trial',
    async openCheckout(request) {
      const id = `trial_${randomUUID()}`;
      await db.insert(checkouts).values({ id, ...request, createdAt: clock.now() });
      return { sessionId: id, url: `/checkout/${id}` };
    },
    cancelAtPeriodEnd: (userId) => setCancelAtPeriodEnd(userId, true),
    resume: (userId) => setCancelAtPeriodEnd(userId, false),
  };
}

/** An open session is good for a day. */
export function sessionStatus(session: CheckoutRow, now: Date): CheckoutRow['status'] {
  const isStale = session.status === 'open' && now.getTime() - session.createdAt.getTime() > SESSION_MS;
  return isStale ? 'expired' : session.status;
}

/** A session of this person; those of others look like none. */
export async function ownSession(db: Database, userId: string, id: string): Promise<CheckoutRow> {
  const [row] = await db.select().from(checkouts).where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)));
  return row ?? refuse('NOT_FOUND', 'checkout.session.invalid');
}

/** The same moment one month or year later; the last day of a month stays the last day where the next is shorter. */
export function periodEnd(from: Date, interval: Price['interval']): Date {
  const months = { month: 1, year: 12 }[interval];
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return end;
}

/** Gives the plan for one period. Completing a session again changes nothing, so a double press is one subscription. */
export async function completeSession({ db, clock }: TrialParts, userId: string, id: string): Promise<CheckoutRow> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(checkouts).where(and(eq(checkouts.id, id), eq(checkouts.userId, userId))).for('update');
    if (!session) return refuse('NOT_FOUND', 'checkout.session.invalid');
    if (session.status === 'complete') return session;
    const now = clock.now();
    const price = priceOf(session.priceId);
    if (!price || sessionStatus(session, now) !== 'open') return refuse('BAD_REQUEST', 'checkout.session.invalid');
    const currentPeriodEnd = periodEnd(now, price.interval);
    const plan = { priceId: price.id, subscriptionStatus: 'active', currentPeriodEnd, cancelAtPeriodEnd: false };
    const given = await tx.update(profiles).set({ ...plan, updatedAt: now }).where(eq(profiles.userId, userId)).returning({ userId: profiles.userId });
    // Nothing is taken for what cannot be given.
    if (given.length === 0) return refuse('NOT_FOUND', 'checkout.session.invalid');
    await tx.update(checkouts).set({ status: 'complete' }).where(eq(checkouts.id, id));
    return { ...session, status: 'complete' };
  });
}
