/** The password of an account: whether there is one, whether it is right, and a new one. */
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Database, Queries } from '../database/open.ts';
import { account, session } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import { forgetGuesses, refuseGuessing } from './refuse-guessing.ts';

const ownCredential = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, 'credential'));

/** Null where somebody only ever signed in with Google or Apple. */
export async function passwordHashOf(db: Queries, userId: string): Promise<string | null> {
  const [row] = await db.select({ password: account.password }).from(account).where(ownCredential(userId));
  return row?.password ?? null;
}

/** Refuses a wrong one; guessing is slowed down. */
export async function provePassword(db: Database, userId: string, password: string, now: Date): Promise<void> {
  const hash = (await passwordHashOf(db, userId)) ?? refuse('BAD_REQUEST', 'account.password.none');
  await refuseGuessing(db, 'password', userId, now);
  if (!(await verifyPassword({ hash, password }))) refuse('FORBIDDEN', 'account.password.wrong');
  await forgetGuesses(db, 'password', userId);
}

/** Sets it and ends every session but the one that asked. */
export async function setPassword(db: Database, userId: string, password: string, keepSession: string, now: Date): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(account).set({ password: hash, updatedAt: now }).where(ownCredential(userId));
    await tx.delete(session).where(and(eq(session.userId, userId), ne(session.id, keepSession)));
  });
}
