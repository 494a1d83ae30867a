/** Stops work, whoever may: what was reserved counts no more, and what was written so far goes with it. Announce it afterwards. */
import { say } from '@fableloom/contract/messages/index';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';

/** A job that is over stays as it is. Answers the ids of those that were stopped. */
async function stop(db: Queries, which: SQL | undefined, now: Date): Promise<string[]> {
  const stopped = await db
    .update(jobs)
    .set({ status: 'cancelled', progress: say('job.stopped'), text: '', finishedAt: now, updatedAt: now })
    .where(and(which, inArray(jobs.status, ['waiting', 'working'])))
    .returning({ id: jobs.id });
  return stopped.map(({ id }) => id);
}

/** Answers whether it was stopped. */
export const stopJob = async (db: Queries, jobId: string, now: Date): Promise<boolean> => (await stop(db, eq(jobs.id, jobId), now)).length > 0;

/** Stops what is being made for a story that is no more. */
export const stopJobsOfStory = (db: Queries, userId: string, storyId: string, now: Date): Promise<string[]> =>
  stop(db, and(eq(jobs.userId, userId), sql`${jobs.about} ->> 'storyId' = ${storyId}`), now);
