/** The signed-in person's own profile. */
import { type Me, preferencesSchema, type Profile, type ProfileForm, type Subscription } from '@fableloom/contract';
import { and, count, eq } from 'drizzle-orm';
import { adminFromRow } from '../../access/admins.ts';
import { monthStart } from '../../allowance/month.ts';
import { nameProblem } from '../../accounts/account-name.ts';
import { startProfile } from '../../accounts/profile-of-account.ts';
import { admins, notifications, profiles, user } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { subscriptionOf } from '../../ports/payments/subscription-view.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';

type ProfileRow = typeof profiles.$inferSelect;

/** Preferences that were stored before a new one existed take its default; what is not understood falls back altogether. */
function readPreferences(stored: unknown): Profile['preferences'] {
  const parsed = preferencesSchema.safeParse(stored);
  return parsed.success ? parsed.data : preferencesSchema.parse({});
}

type ImageCounts = Pick<Subscription, 'imagesGeneratedCount' | 'imagesGeneratedThisMonth'>;

/** Pictures are counted from what was drawn, over the calendar month, so the stored counters are never read. */
const profileView = (row: ProfileRow, { imagesGeneratedCount, imagesGeneratedThisMonth }: ImageCounts, now: Date): Profile => ({
  imagesGeneratedCount, imagesGeneratedThisMonth, lastImageResetDate: monthStart(now),
  friends: row.friends, priceId: row.priceId, subscriptionStatus: row.subscriptionStatus, currentPeriodEnd: row.currentPeriodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd, stripeCustomerId: row.stripeCustomerId, updatedAt: row.updatedAt,
  userId: row.userId, email: row.email, displayName: row.displayName, photoUrl: row.photoUrl, bio: row.bio,
  preferences: readPreferences(row.preferences), requiresEmailVerification: row.requiresEmailVerification, createdAt: row.createdAt,
});

async function readProfile({ db }: Services, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

/** An account that was made before its profile could be written gets it now. */
export async function ownProfile(services: Services, who: Person): Promise<ProfileRow> {
  const row = await readProfile(services, who.id);
  if (row) return row;
  await startProfile(services.db, { ...who, emailVerified: true });
  return (await readProfile(services, who.id)) ?? refuse('NOT_FOUND', 'profile.fetch.failed');
}

async function unreadNotifications({ db }: Services, userId: string): Promise<number> {
  const isUnread = and(eq(notifications.userId, userId), eq(notifications.isRead, false));
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnread);
  return row?.unread ?? 0;
}

/** Nobody is an administrator by accident: no record, or one that cannot be read, is none. */
async function adminRights(services: Services, userId: string): Promise<Me['admin']> {
  try {
    const [row] = await services.db.select().from(admins).where(eq(admins.userId, userId));
    return row ? adminFromRow(row) : null;
  } catch (error) {
    services.log.warn({ userId, error }, 'the admin record could not be read');
    return null;
  }
}

export async function showMe(services: Services, who: Person): Promise<Me> {
  const profile = await ownProfile(services, who);
  const [subscription, unread, admin] = await Promise.all([
    subscriptionOf(services, who.id), unreadNotifications(services, who.id), adminRights(services, who.id),
  ]);
  return { profile: profileView(profile, subscription, services.clock.now()), subscription, unreadNotifications: unread, admin };
}

export async function showProfile(services: Services, who: Person): Promise<Profile> {
  const [row, subscription] = await Promise.all([ownProfile(services, who), subscriptionOf(services, who.id)]);
  return profileView(row, subscription, services.clock.now());
}

export async function updateMe(services: Services, who: Person, form: ProfileForm): Promise<Profile> {
  await ownProfile(services, who);
  const problem = await nameProblem(services.safety, form.displayName);
  if (problem) refuse(problem === 'app.unsafe-text' ? 'UNSAFE' : 'BAD_REQUEST', problem);
  await refuseUnsafe(services.safety, form.bio);
  await services.db.transaction(async (tx) => {
    await tx.update(profiles).set({ ...form, updatedAt: services.clock.now() }).where(eq(profiles.userId, who.id));
    // Letters greet people by the name of the account.
    await tx.update(user).set({ name: form.displayName }).where(eq(user.id, who.id));
  });
  return showProfile(services, who);
}
