/** What administrators do about a person: suspend, restore, change the plan. Each act is in the log or has not happened. */
import { FREE_PRICE_ID, priceOf } from '@fableloom/contract/plans/prices';
import { eq } from 'drizzle-orm';
import type { Administrator } from '../../access/admins.ts';
import { restoredMail, suspendedMail } from '../../accounts/mails.ts';
import { endSessions } from '../../accounts/suspension.ts';
import { isActiveStatus } from '../../allowance/plan-of.ts';
import type { Transaction } from '../../database/open.ts';
import { admins, profiles, user } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { sendQuietly } from '../../ports/mail/send-quietly.ts';
import { monthsLater } from '../../ports/payments/period.ts';
import type { Services } from '../../services.ts';
import { recordDeed } from './audit.ts';

export function checkReason(written: string): string {
  const reason = written.trim();
  return reason === '' ? refuse('BAD_REQUEST', 'admin.reason.missing') : reason;
}

type Account = typeof user.$inferSelect;

/** The account, held so that two administrators act one after the other. */
async function holdAccount(tx: Transaction, userId: string): Promise<Account> {
  const [account] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  return account ?? refuse('NOT_FOUND', 'admin.person.not-found');
}

async function checkOther(tx: Transaction, admin: Administrator, userId: string): Promise<void> {
  if (admin.id === userId) refuse('BAD_REQUEST', 'admin.self');
  const rows = await tx.select({ userId: admins.userId }).from(admins).where(eq(admins.userId, userId));
  if (rows.length > 0) refuse('CONFLICT', 'admin.person.is-admin');
}

/** Doing it again changes nothing. */
export async function suspendPerson(services: Services, admin: Administrator, userId: string, written: string): Promise<void> {
  const reason = checkReason(written);
  const suspended = await services.db.transaction(async (tx) => {
    await checkOther(tx, admin, userId);
    const account = await holdAccount(tx, userId);
    if (account.suspendedAt) return null;
    await tx.update(user).set({ suspendedAt: services.clock.now(), suspendedReason: reason }).where(eq(user.id, userId));
    await endSessions(tx, services.hub, userId);
    await recordDeed(services, tx, admin, {
      act: 'suspend', subjectType: 'person', subjectId: userId, before: { suspended: false }, after: { suspended: true }, reason,
    });
    return account;
  });
  if (suspended) await sendQuietly(services, suspendedMail(suspended, services.config.CONTACT_EMAIL));
}

export async function restorePerson(services: Services, admin: Administrator, userId: string, written: string): Promise<void> {
  const reason = checkReason(written);
  const restored = await services.db.transaction(async (tx) => {
    if (admin.id === userId) refuse('BAD_REQUEST', 'admin.self');
    const account = await holdAccount(tx, userId);
    if (!account.suspendedAt) return null;
    await tx.update(user).set({ suspendedAt: null, suspendedReason: '' }).where(eq(user.id, userId));
    await recordDeed(services, tx, admin, {
      act: 'restore', subjectType: 'person', subjectId: userId, before: { suspended: true }, after: { suspended: false }, reason,
    });
    return account;
  });
  if (restored) await sendQuietly(services, restoredMail(restored, `${services.config.baseUrl}/login`));
}

export interface GivenPlan {
  priceId: string;
  months: number;
  reason: string;
}

/** Gives a plan that ends by itself, or takes it away. What somebody pays for through Stripe is changed there. */
export async function setPlan(services: Services, admin: Administrator, userId: string, given: GivenPlan): Promise<void> {
  const reason = checkReason(given.reason);
  const price = priceOf(given.priceId) ?? refuse('BAD_REQUEST', 'admin.plan.unknown');
  const now = services.clock.now();
  const isFree = price.id === FREE_PRICE_ID;
  const after = {
    priceId: isFree ? null : price.id,
    subscriptionStatus: isFree ? null : 'active',
    currentPeriodEnd: isFree ? null : monthsLater(now, given.months),
    cancelAtPeriodEnd: !isFree,
  };
  await services.db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
    if (!profile) return refuse('NOT_FOUND', 'admin.person.not-found');
    const { priceId, subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd, stripeCustomerId, planGiven } = profile;
    const pays = !planGiven && stripeCustomerId?.startsWith('cus_') && priceId && isActiveStatus(subscriptionStatus);
    if (services.payments.provider === 'stripe' && pays) refuse('CONFLICT', 'admin.plan.paid');
    await tx.update(profiles).set({ ...after, planGiven: !isFree, updatedAt: now }).where(eq(profiles.userId, userId));
    await recordDeed(services, tx, admin, {
      act: 'set-plan', subjectType: 'person', subjectId: userId, reason,
      before: { priceId, subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd }, after,
    });
  });
}
