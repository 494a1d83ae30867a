/** Stops a job, whoever may: what was reserved counts no more, and what was written so far goes with it. */
import { say } from '@fableloom/contract/messages/index';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';

/** A job that is over stays as it is; answers whether this one was stopped. Announce it afterwards. */
export async function stopJob(db: Queries, jobId: string, now: Date): Promise<boolean> {
  const stopped = await db
    .update(jobs)
    .set({ status: 'cancelled', progress: say('job.stopped'), text: '', finishedAt: now, updatedAt: now })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['waiting', 'working'])))
    .returning({ id: jobs.id });
  return stopped.length > 0;
}
