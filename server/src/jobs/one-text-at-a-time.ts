/** One text at a time: a second request would start from a story that is about to change. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';

export async function refuseWhileWriting(tx: Transaction, userId: string, storyId: string): Promise<void> {
  const [row] = await tx
    .select({ open: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        inArray(jobs.kind, ['continuation', 'regeneration']),
        inArray(jobs.status, ['waiting', 'working']),
        sql`${jobs.about}->>'storyId' = ${storyId}`,
      ),
    );
  if ((row?.open ?? 0) > 0) refuse('CONFLICT', 'story.being-written');
}
