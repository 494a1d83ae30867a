/** What people wrote to those who run Fableloom, and whether it was answered. */
import type { ContactMessage, Outputs } from '@fableloom/contract';
import { aliasedTable, and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Administrator } from '../../access/admins.ts';
import type { Queries } from '../../database/open.ts';
import { contactMessages, profiles } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';
import { recordDeed } from './audit.ts';
import { afterCursor, pageFrom } from './keyset.ts';

const answerer = aliasedTable(profiles, 'answerer');

async function readMessages(db: Queries, where: SQL | undefined, limit: number): Promise<ContactMessage[]> {
  const { id, userId, message, createdAt, answeredAt } = contactMessages;
  return db
    .select({ id, userId, name: profiles.displayName, email: profiles.email, message, createdAt, answeredAt, answeredBy: answerer.displayName })
    .from(contactMessages)
    .innerJoin(profiles, eq(profiles.userId, userId))
    .leftJoin(answerer, eq(answerer.userId, contactMessages.answeredBy))
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

interface Page {
  status: 'open' | 'answered';
  limit: number;
  cursor?: string | null | undefined;
}

export async function listMessages({ db }: Services, { status, limit, cursor }: Page): Promise<Outputs['admin']['messages']['list']> {
  const { answeredAt, createdAt, id } = contactMessages;
  const wanted = status === 'open' ? isNull(answeredAt) : isNotNull(answeredAt);
  return pageFrom(await readMessages(db, and(wanted, afterCursor(createdAt, id, cursor)), limit + 1), limit, ({ id: last }) => last);
}

export async function markMessage(services: Services, admin: Administrator, id: string, answered: boolean): Promise<ContactMessage> {
  if (!isUuid(id)) return refuse('NOT_FOUND', 'admin.message.not-found');
  await services.db.transaction(async (tx) => {
    const [held] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
    if (!held) return refuse('NOT_FOUND', 'admin.message.not-found');
    const wasAnswered = held.answeredAt !== null;
    if (wasAnswered === answered) return;
    const mark = answered ? { answeredAt: services.clock.now(), answeredBy: admin.id } : { answeredAt: null, answeredBy: null };
    await tx.update(contactMessages).set(mark).where(eq(contactMessages.id, id));
    await recordDeed(services, tx, admin, {
      act: answered ? 'answer' : 'reopen', subjectType: 'message', subjectId: id, before: { answered: wasAnswered }, after: { answered },
    });
  });
  const [message] = await readMessages(services.db, eq(contactMessages.id, id), 1);
  return message ?? refuse('NOT_FOUND', 'admin.message.not-found');
}
