/** The password of an account: whether there is one, whether it is right, and a new one. */
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { account, session } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import { forgetGuesses, refuseGuessing } from './refuse-guessing.ts';

/** How a password is kept, and how one is compared with what was kept. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** The library's own (scrypt): slow on purpose. */
export const slowPasswords: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

const ownCredential = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, 'credential'));

/** Null where somebody only ever signed in with Google or Apple. */
export async function passwordHashOf(db: Queries, userId: string): Promise<string | null> {
  const [row] = await db.select({ password: account.password }).from(account).where(ownCredential(userId));
  return row?.password ?? null;
}

type Proving = Pick<Services, 'db' | 'passwords' | 'clock'>;

/** Refuses a wrong one; guessing is slowed down. */
export async function provePassword({ db, passwords, clock }: Proving, userId: string, password: string): Promise<void> {
  const hash = (await passwordHashOf(db, userId)) ?? refuse('BAD_REQUEST', 'account.password.none');
  await refuseGuessing(db, 'password', userId, clock.now());
  if (!(await passwords.verify({ hash, password }))) refuse('FORBIDDEN', 'account.password.wrong');
  await forgetGuesses(db, 'password', userId);
}

/** Sets it and ends every session but the one that asked. */
export async function setPassword({ db, passwords, clock }: Proving, userId: string, password: string, keepSession: string): Promise<void> {
  const hash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await tx.update(account).set({ password: hash, updatedAt: clock.now() }).where(ownCredential(userId));
    await tx.delete(session).where(and(eq(session.userId, userId), ne(session.id, keepSession)));
  });
}
