/** Tells owners on Mondays how often what they shared was read and liked in the week before. */
import { say } from '@fableloom/contract/messages/index';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { weeksTold } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { notify } from './notify.ts';

const DAY_MS = 24 * 3600 * 1000;
const LOOK_MS = 5 * 60_000;
/** Notes that are written with one statement. */
const BATCH = 500;

/** The last Monday at midnight, UTC. */
export function weekStart(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS);
}

interface OwnerWeek extends Record<string, unknown> {
  owner: string;
  views: number;
  likes: number;
}

async function ownersOfWeek(tx: Transaction, from: Date, to: Date): Promise<OwnerWeek[]> {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const { rows } = await tx.execute<OwnerWeek>(sql`
    select owner, sum(views)::int as views, sum(likes)::int as likes from (
      select owner_id as owner, views, 0 as likes from content_views where day >= ${day(from)} and day < ${day(to)}
      union all
      select s.user_id, 0, 1 from likes l join stories s on l.content_type = 'story' and s.id = l.content_id
        where l.created_at >= ${from} and l.created_at < ${to} and l.user_id <> s.user_id
      union all
      select c.user_id, 0, 1 from likes l join characters c on l.content_type = 'character' and c.id::text = l.content_id
        where l.created_at >= ${from} and l.created_at < ${to} and l.user_id <> c.user_id
    ) as told group by owner having sum(views) + sum(likes) > 0`);
  return rows;
}

type Parts = Pick<Services, 'db' | 'hub' | 'clock'>;

/** Once a week, whichever process looks first; the week and its notes are saved together. */
export async function tellWeek(parts: Parts): Promise<void> {
  const end = weekStart(parts.clock.now());
  const week = end.toISOString().slice(0, 10);
  await parts.db.transaction(async (tx) => {
    const first = await tx.insert(weeksTold).values({ week }).onConflictDoNothing().returning();
    if (first.length === 0) return;
    const owners = await ownersOfWeek(tx, new Date(end.getTime() - 7 * DAY_MS), end);
    for (let at = 0; at < owners.length; at += BATCH) {
      const notes = owners.slice(at, at + BATCH).map(({ owner, views, likes }) => ({
        userId: owner, type: 'engagement_summary' as const, title: say('notification.summary.title'),
        message: say('notification.summary.text', { views, likes }), data: { views, likes, week }, once: `week:${week}`,
      }));
      await notify(parts, tx, notes);
    }
  });
}

/** Answers a function that ends it. */
export function startWeeklySummary(parts: Parts & Pick<Services, 'log'>): () => void {
  const timer = setInterval(() => void tellWeek(parts).catch((error: unknown) => parts.log.error(error, 'weekly summary')), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
