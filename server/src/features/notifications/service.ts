/** A person's own notifications: read, marked, deleted. Those of others look like none. */
import type { Notification } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { and, desc, eq } from 'drizzle-orm';
import { notifications } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';

const DONE = { ok: true } as const;

const view = (row: typeof notifications.$inferSelect): Notification => ({
  id: row.id, userId: row.userId, type: row.type, title: row.title, message: row.message, data: row.data, isRead: row.isRead, createdAt: row.createdAt, updatedAt: row.updatedAt,
});

export async function listNotifications({ db }: Services, userId: string): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(LIMITS.notifications);
  return rows.map(view);
}

function own(userId: string, id: string) {
  if (!isUuid(id)) refuse('NOT_FOUND', 'notification.not-found');
  return and(eq(notifications.id, id), eq(notifications.userId, userId));
}

/** Whether the statement met a row is what tells that the notification was theirs. */
function orNotFound(rows: unknown[]): typeof DONE {
  return rows.length > 0 ? DONE : refuse('NOT_FOUND', 'notification.not-found');
}

export async function markRead({ db, clock }: Services, userId: string, id: string): Promise<typeof DONE> {
  const marked = { isRead: true, updatedAt: clock.now() };
  return orNotFound(await db.update(notifications).set(marked).where(own(userId, id)).returning({ id: notifications.id }));
}

export async function markAllRead({ db, clock }: Services, userId: string): Promise<typeof DONE> {
  const unread = and(eq(notifications.userId, userId), eq(notifications.isRead, false));
  await db.update(notifications).set({ isRead: true, updatedAt: clock.now() }).where(unread);
  return DONE;
}

export async function removeNotification({ db }: Services, userId: string, id: string): Promise<typeof DONE> {
  return orNotFound(await db.delete(notifications).where(own(userId, id)).returning({ id: notifications.id }));
}
