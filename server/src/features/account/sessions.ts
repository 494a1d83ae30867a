/** Where a person is signed in. A browser never sees the token of a session, only its id. */
import type { AccountSession } from '@fableloom/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { deviceName } from '../../accounts/device-name.ts';
import { session } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';

/** More devices than a family has. */
const MOST = 100;

export async function listSessions({ db, clock }: Services, who: Person): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, who.id), gt(session.expiresAt, clock.now())))
    .orderBy(desc(session.updatedAt), session.id)
    .limit(MOST);
  const shown = rows.map((row) => ({
    id: row.id, device: deviceName(row.userAgent), signedInAt: row.createdAt, lastSeenAt: row.updatedAt, isThis: row.id === who.session?.id,
  }));
  return shown.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

export async function endSession({ db }: Services, who: Person, id: string): Promise<{ ok: true }> {
  if (id === who.session?.id) refuse('CONFLICT', 'account.session.this');
  const ended = await db.delete(session).where(and(eq(session.id, id), eq(session.userId, who.id))).returning({ id: session.id });
  if (ended.length === 0) refuse('NOT_FOUND', 'account.session.not-found');
  return { ok: true };
}

export async function endOtherSessions({ db }: Services, who: Person): Promise<{ ended: number }> {
  const isOther = and(eq(session.userId, who.id), ne(session.id, who.session?.id ?? ''));
  const ended = await db.delete(session).where(isOther).returning({ id: session.id });
  return { ended: ended.length };
}
