/** Reads the notifications of one person that came since it was opened, each once. */
import type { Notification } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { and, asc, eq, gte } from 'drizzle-orm';
import { notifications } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

/** Rows are saved a little later than they are dated, and not always in that order: so long back is read again. */
const OVERLAP_MS = 10_000;

export type ReadNew = () => Promise<Notification[]>;

export function newNotifications({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): ReadNew {
  const opened = clock.now().getTime();
  let newest = opened;
  const sent = new Map<string, number>();

  return async () => {
    const from = Math.max(opened, newest - OVERLAP_MS);
    const rows = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), gte(notifications.createdAt, new Date(from))))
      .orderBy(asc(notifications.createdAt), notifications.id)
      // The overlap may hold as many again as are new.
      .limit(2 * LIMITS.notifications + sent.size);
    const fresh = rows.filter(({ id }) => !sent.has(id));
    for (const { id, createdAt } of fresh) {
      sent.set(id, createdAt.getTime());
      newest = Math.max(newest, createdAt.getTime());
    }
    for (const [id, moment] of sent) if (moment < newest - OVERLAP_MS) sent.delete(id);
    return fresh.map((row) => ({
      id: row.id, userId: row.userId, type: row.type, title: row.title, message: row.message, data: row.data, isRead: row.isRead, createdAt: row.createdAt, updatedAt: row.updatedAt,
    }));
  };
}
