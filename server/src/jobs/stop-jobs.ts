/** Stops work, whoever may: what was reserved counts no more, and what was written so far goes with it. Announce it afterwards. */
import { say } from '@fableloom/contract/messages/index';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { jobTopic } from './job-view.ts';

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

/** What jobs can be about, and what goes when a family removes it. */
export type Subject = { storyId: string } | { characterId: string } | { locationId: string };

/** Stops what is being made for something that is no more, and says so when the transaction commits. */
export async function stopJobsAbout({ hub, clock }: Pick<Services, 'hub' | 'clock'>, tx: Transaction, userId: string, subject: Subject): Promise<void> {
  const stopped = await stop(tx, and(eq(jobs.userId, userId), sql`${jobs.about} @> ${JSON.stringify(subject)}::jsonb`), clock.now());
  for (const jobId of stopped) await hub.announce(jobTopic(jobId), tx);
}
