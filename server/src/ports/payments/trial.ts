/** The trial: no money, no key, the same states as a real provider. Its checkouts are rows, its page is ours. */
import { randomUUID } from 'node:crypto';
import type { Invoice, PlanChange } from '@fableloom/contract';
import { type Price, priceOf } from '@fableloom/contract/plans/prices';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { checkouts, profiles } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { type Payments, TRIAL_CUSTOMER } from './payments.port.ts';
import { periodEnd } from './period.ts';
import { renewTrials } from './trial-renewal.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

const SESSION_MS = 24 * 60 * 60 * 1000;
const MOST_INVOICES = 24;

export type TrialParts = Pick<Services, 'db' | 'config' | 'clock'>;

export function trialPayments({ db, clock }: TrialParts): Payments {
  const own = (userId: string) => eq(profiles.userId, userId);

  async function set(userId: string, columns: Partial<typeof profiles.$inferInsert>): Promise<void> {
    await db.update(profiles).set({ ...columns, updatedAt: clock.now() }).where(own(userId));
  }

  async function changeOf(userId: string, priceId: string): Promise<PlanChange> {
    const [profile] = await db.select().from(profiles).where(own(userId));
    const [old, next] = [priceOf(profile?.priceId ?? ''), priceOf(priceId)];
    if (!profile?.currentPeriodEnd || !old || !next) return refuse('BAD_REQUEST', 'subscription.change.no-plan');
    const restarts = old.interval !== next.interval;
    const end = restarts ? periodEnd(clock.now(), next.interval) : profile.currentPeriodEnd;
    return { priceId, dueNow: 0, countedAt: Math.floor(clock.now().getTime() / 1000), currency: 'usd', periodEnd: end, restarts };
  }

  return {
    provider: 'trial',
    async customer({ id }) {
      const drawn = sql`coalesce(${profiles.stripeCustomerId}, ${`${TRIAL_CUSTOMER}${randomUUID()}`})`;
      const [row] = await db.update(profiles).set({ stripeCustomerId: drawn }).where(own(id)).returning({ customer: profiles.stripeCustomerId });
      return row?.customer ?? refuse('NOT_FOUND', 'profile.fetch.failed');
    },
    async customerOf(userId, queries) {
      const [row] = await queries.select({ customer: profiles.stripeCustomerId }).from(profiles).where(own(userId));
      return row?.customer ?? null;
    },
    async openCheckout({ buyer, priceId, successUrl, cancelUrl }) {
      const id = `trial_${randomUUID()}`;
      await db.insert(checkouts).values({ id, userId: buyer.id, priceId, successUrl, cancelUrl, createdAt: clock.now() });
      return { sessionId: id, url: `/checkout/${id}` };
    },
    previewChange: changeOf,
    async changePlan(userId, priceId) {
      const { periodEnd: currentPeriodEnd } = await changeOf(userId, priceId);
      await set(userId, { priceId, currentPeriodEnd, cancelAtPeriodEnd: false, subscriptionStatus: 'active' });
    },
    cancelAtPeriodEnd: (userId) => set(userId, { cancelAtPeriodEnd: true }),
    resume: (userId) => set(userId, { cancelAtPeriodEnd: false }),
    refresh: (userId) => renewTrials({ db, clock }, userId),
    async invoices(userId) {
      const isPaid = and(eq(checkouts.userId, userId), eq(checkouts.status, 'complete'));
      const rows = await db.select().from(checkouts).where(isPaid).orderBy(desc(checkouts.createdAt)).limit(MOST_INVOICES);
      return rows.map(trialInvoice);
    },
    openPortal: async () => null,
    keepAddress: async () => undefined,
    // Its rows go with the account.
    forget: async () => undefined,
    hear: null,
  };
}

const trialInvoice = ({ id, createdAt }: CheckoutRow): Invoice => ({
  id, number: id.replace('trial_', '').slice(0, 8).toUpperCase(), date: createdAt, amount: 0, currency: 'usd', status: 'trial', url: null,
});

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

/** What a completed checkout gives. */
const planFor = (price: Price, now: Date) => ({
  priceId: price.id, subscriptionStatus: 'active', currentPeriodEnd: periodEnd(now, price.interval), cancelAtPeriodEnd: false, planGiven: false, updatedAt: now,
});

/** Gives the plan for one period. Completing a session again changes nothing, so a double press is one subscription. */
export async function completeSession({ db, clock }: TrialParts, userId: string, id: string): Promise<CheckoutRow> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(checkouts).where(and(eq(checkouts.id, id), eq(checkouts.userId, userId))).for('update');
    if (!session) return refuse('NOT_FOUND', 'checkout.session.invalid');
    if (session.status === 'complete') return session;
    const now = clock.now();
    const price = priceOf(session.priceId);
    if (!price || sessionStatus(session, now) !== 'open') return refuse('BAD_REQUEST', 'checkout.session.invalid');
    const given = await tx.update(profiles).set(planFor(price, now)).where(eq(profiles.userId, userId)).returning({ userId: profiles.userId });
    // Nothing is taken for what cannot be given.
    if (given.length === 0) return refuse('NOT_FOUND', 'checkout.session.invalid');
    await tx.update(checkouts).set({ status: 'complete' }).where(eq(checkouts.id, id));
    return { ...session, status: 'complete' };
  });
}
