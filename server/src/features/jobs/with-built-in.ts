/** What a hosted service could not do, done by the built-in engine because the person said so; never by itself. */
import type { Job } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { jobs } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseWhileWriting } from '../../jobs/one-text-at-a-time.ts';
import { startJob } from '../../jobs/start-job.ts';
import type { Services } from '../../services.ts';
import { ownJob } from './service.ts';

/** The same wish again; it takes its place in the allowance anew, which the failed one gave back. */
export async function withBuiltIn(services: Services, userId: string, id: string): Promise<Job> {
  const { offersBuiltIn, status } = await ownJob(services, userId, id);
  if (status === 'waiting' || status === 'working') return refuse('CONFLICT', 'job.still-being-made');
  if (!offersBuiltIn || status !== 'failed') return refuse('CONFLICT', 'job.already-finished');
  const [failed] = await services.db.select().from(jobs).where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  if (!failed) return refuse('NOT_FOUND', 'job.not-found');
  const { kind, about, input } = failed;
  const { storyId } = about;
  const isText = kind === 'continuation' || kind === 'regeneration';
  return startJob(services, {
    userId, kind, about, input, engine: 'built-in', idempotencyKey: `built-in:${id}`,
    ...(isText && storyId ? { check: (tx) => refuseWhileWriting(tx, userId, storyId) } : {}),
  });
}
