/** Another address for an account: asked for with the password, confirmed by a link sent to it, and told to the old one. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONFIRM_EMAIL_PATH } from '@fableloom/contract/endpoints/account';
import { LIMITS } from '@fableloom/contract/limits';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import { addressAskedMail, addressChangedMail, newAddressMail } from '../../accounts/mails.ts';
import { provePassword } from '../../accounts/password.ts';
import type { Queries } from '../../database/open.ts';
import { profiles, user, verification } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { sendQuietly } from '../../ports/mail/send-quietly.ts';
import { keepAddress } from '../../ports/payments/keep-address.ts';
import type { Services } from '../../services.ts';

/** One wish a person: a newer one takes the place of the older, whose link is then worth nothing. */
export const wishOf = (userId: string): string => `new-email:${userId}`;

const wishSchema = z.object({ email: z.string(), hash: z.string() });
const MINUTES = LIMITS.linkMinutes.emailConfirmation;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function readWish(db: Queries, userId: string, now: Date): Promise<z.infer<typeof wishSchema> | null> {
  const [row] = await db
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, wishOf(userId)), gt(verification.expiresAt, now)));
  return row ? wishSchema.parse(JSON.parse(row.value)) : null;
}

export async function addressInWaiting({ db, clock }: Services, userId: string): Promise<string | null> {
  return (await readWish(db, userId, clock.now()))?.email ?? null;
}

async function isTaken(db: Queries, email: string): Promise<boolean> {
  return (await db.select({ id: user.id }).from(user).where(eq(user.email, email))).length > 0;
}

export async function askForNewAddress(services: Services, who: Person, wish: { email: string; currentPassword: string }): Promise<void> {
  const { db, clock, config, mailer } = services;
  const email = wish.email.toLowerCase();
  if (!z.email().safeParse(email).success) refuse('BAD_REQUEST', 'auth.email.invalid');
  await provePassword(services, who.id, wish.currentPassword);
  if (email === who.email) refuse('BAD_REQUEST', 'account.email.same');
  if (await isTaken(db, email)) refuse('CONFLICT', 'auth.email.taken');

  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + MINUTES * 60_000);
  const row = { identifier: wishOf(who.id), value: JSON.stringify({ email, hash: hashOf(secret) }), expiresAt, createdAt: clock.now(), updatedAt: clock.now() };
  await db.transaction(async (tx) => {
    await tx.delete(verification).where(eq(verification.identifier, row.identifier));
    await tx.insert(verification).values({ id: randomBytes(16).toString('hex'), ...row });
    // Saved only when the letter is on its way.
    const link = `${config.baseUrl}${CONFIRM_EMAIL_PATH}?token=${who.id}.${secret}`;
    await mailer.send(newAddressMail({ name: who.name, email }, link)).catch((error: unknown) => {
      services.log.error(error, 'no letter to the new address');
      refuse('PROVIDER_FAILED', 'account.email.failed');
    });
  });
  await sendQuietly(services, addressAskedMail(who, email));
}

/** The link was opened. Answers whose address changed, or null where the link is too old, used or made up. */
export async function confirmNewAddress(services: Services, token: string): Promise<string | null> {
  const { db, clock, config } = services;
  const [userId = '', secret = ''] = token.split('.');
  const changed = await db.transaction(async (tx) => {
    const [person] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    const wish = person && (await readWish(tx, userId, clock.now()));
    if (!wish || !isSame(wish.hash, hashOf(secret)) || (await isTaken(tx, wish.email))) return null;
    await tx.delete(verification).where(eq(verification.identifier, wishOf(userId)));
    await tx.update(user).set({ email: wish.email, emailVerified: true, updatedAt: clock.now() }).where(eq(user.id, userId));
    const confirmed = { email: wish.email, requiresEmailVerification: false, addressOwed: true, updatedAt: clock.now() };
    await tx.update(profiles).set(confirmed).where(eq(profiles.userId, userId));
    return { person, email: wish.email };
  });
  if (!changed) return null;
  await sendQuietly(services, addressChangedMail(changed.person, changed.email, config.CONTACT_EMAIL));
  await keepAddress(services, userId).catch((error: unknown) => services.log.warn(error, 'the payment service keeps the old address for now'));
  return userId;
}
