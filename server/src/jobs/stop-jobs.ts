/** Stops what is being made for something that is no more. */
import { say } from '@fableloom/contract/messages/index';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';
import type { Services } from '../services.ts';

/** Answers the ids of the stopped jobs; announce them when the transaction is through. */
export async function stopJobsAbout(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  userId: string,
  subject: 'storyId' | 'characterId' | 'locationId',
  id: string,
): Promise<string[]> {
  const now = clock.now();
  const stopped = await tx
    .update(jobs)
    .set({ status: 'cancelled', progress: say('job.stopped'), text: '', finishedAt: now, updatedAt: now })
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, ['waiting', 'working']), sql`${jobs.about}->>${subject} = ${id}`))
    .returning({ id: jobs.id });
  return stopped.map((job) => job.id);
}
