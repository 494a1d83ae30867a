/** The log of what administrators did: written in the transaction of the act, read newest first, never changed. */
import type { AuditEntry, Outputs } from '@fableloom/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Administrator } from '../../access/admins.ts';
import type { Queries, Transaction } from '../../database/open.ts';
import { auditLog, profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';
import { afterCursor, pageFrom } from './keyset.ts';

export interface Deed {
  act: string;
  subjectType: AuditEntry['subjectType'];
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

export async function recordDeed({ clock }: Pick<Services, 'clock'>, tx: Transaction, admin: Administrator, deed: Deed): Promise<void> {
  await tx.insert(auditLog).values({ ...deed, adminId: admin.id, createdAt: clock.now() });
}

/** Names are looked up when the log is read, so that it keeps none. */
const nameOfPerson = (id: SQL) => sql`(select display_name from profiles where user_id = ${id})`;
const SUBJECT_NAME = sql<string | null>`case ${auditLog.subjectType}
  when 'story' then (select title from stories where id = ${auditLog.subjectId})
  when 'character' then (select name from characters where id::text = ${auditLog.subjectId})
  when 'comment' then (select left(text, 80) from comments where id::text = ${auditLog.subjectId})
  when 'message' then (select p.display_name from contact_messages m join profiles p on p.user_id = m.user_id where m.id::text = ${auditLog.subjectId})
  when 'job' then (select p.display_name from jobs j join profiles p on p.user_id = j.user_id where j.id::text = ${auditLog.subjectId})
  else ${nameOfPerson(sql`${auditLog.subjectId}`)} end`;

async function readLog(db: Queries, where: SQL | undefined, limit: number): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditLog, adminName: profiles.displayName, subjectName: SUBJECT_NAME })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.userId, auditLog.adminId))
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
  return rows.map(({ entry, adminName, subjectName }) => ({ ...entry, adminName, subjectName }));
}

const MOST_OF_ONE_PERSON = 50;

export const historyOf = (db: Queries, userId: string): Promise<AuditEntry[]> =>
  readLog(db, and(sql`${auditLog.subjectType} in ('person', 'admin')`, eq(auditLog.subjectId, userId)), MOST_OF_ONE_PERSON);

interface Page {
  limit: number;
  cursor?: string | null | undefined;
}

export async function listAudit({ db }: Services, { limit, cursor }: Page): Promise<Outputs['admin']['system']['audit']> {
  return pageFrom(await readLog(db, afterCursor(auditLog.createdAt, auditLog.id, cursor), limit + 1), limit, ({ id }) => id);
}
