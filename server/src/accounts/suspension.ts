/** A suspended account: its sessions end at once, in every window and process, and no new one begins. */
import { say } from '@fableloom/contract/messages/index';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open.ts';
import { session, user } from '../database/schema/index.ts';
import type { Hub } from '../jobs/hub.ts';

/** Announced when sessions of a person have ended; open windows look whether theirs has. */
export const sessionsTopic = (userId: string): string => `sessions:${userId}`;

export async function endSessions(tx: Transaction, hub: Hub, userId: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId));
  await hub.announce(sessionsTopic(userId), tx);
}

/** Whichever way somebody signs in: said only to who has proved that the account is theirs. */
export async function refuseSuspended(db: Database, userId: string): Promise<void> {
  const [row] = await db.select({ suspendedAt: user.suspendedAt }).from(user).where(eq(user.id, userId));
  if (row?.suspendedAt) throw new APIError('FORBIDDEN', { code: 'auth.account.suspended', message: say('auth.account.suspended') });
}
