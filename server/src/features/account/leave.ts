/** Deleting an account: everything of the person at once, in the database, in the bucket and at the payment service. */
import { eq, inArray, like, or, sql } from 'drizzle-orm';
import { goodbyeMail } from '../../accounts/mails.ts';
import { passwordHashOf, provePassword } from '../../accounts/password.ts';
import { notifications, profiles, rateLimit, user, verification } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { sendQuietly } from '../../ports/mail/send-quietly.ts';
import { foldersOf } from '../../ports/storage/folders-of-person.ts';
import { removeFolderQuietly } from '../../ports/storage/remove-quietly.ts';
import type { Services } from '../../services.ts';
import { wishOf } from './new-address.ts';

/** Somebody without a password has just signed in, or has to. */
const FRESH_MS = 10 * 60_000;

interface Proof {
  password: string;
  email: string;
}

async function proveItIsThem(services: Services, who: Person, { password, email }: Proof): Promise<void> {
  const { db, clock } = services;
  if (await passwordHashOf(db, who.id)) return provePassword(services, who.id, password);
  if (email.toLowerCase() !== who.email) refuse('BAD_REQUEST', 'account.email.wrong');
  const since = who.session?.since.getTime() ?? 0;
  if (clock.now().getTime() - since > FRESH_MS) refuse('FORBIDDEN', 'account.session.old');
}

/** Rows go with the account; what is left here is what only names the person inside of others' rows. */
async function removeRows({ db, payments, queue, log }: Services, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx.select({ friends: profiles.friends }).from(profiles).where(eq(profiles.userId, userId));
    const friends = own?.friends ?? [];
    if (friends.length > 0) {
      await tx.update(profiles).set({ friends: sql`${profiles.friends} - ${userId}::text` }).where(inArray(profiles.userId, friends));
    }
    await tx.delete(notifications).where(sql`${notifications.data}->>'actorId' = ${userId}`);
    await tx.delete(verification).where(or(eq(verification.identifier, wishOf(userId)), eq(verification.value, userId)));
    await tx.delete(rateLimit).where(like(rateLimit.key, `fableloom:%:${userId}`));
    // The files go at once, below; should this process not come to it, they go by the line: nobody could ask for it again.
    for (const folder of foldersOf(userId)) await queue.removals.addWith(tx, { folder });
    const customer = await payments.customerOf(userId, tx);
    await tx.delete(user).where(eq(user.id, userId));
    // Last, so that a payment service that does not answer leaves everything as it was.
    if (customer) {
      await payments.forget(customer).catch((error: unknown) => {
        log.error({ userId, error }, 'the subscription was not ended');
        refuse('PROVIDER_FAILED', 'account.delete.payment-failed');
      });
    }
  });
}

export async function leave(services: Services, who: Person, proof: Proof): Promise<{ ok: true }> {
  await proveItIsThem(services, who, proof);
  await removeRows(services, who.id);
  for (const folder of foldersOf(who.id)) await removeFolderQuietly(services, folder);
  await sendQuietly(services, goodbyeMail(who));
  return { ok: true };
}
