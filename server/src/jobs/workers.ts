/** Takes jobs out of the line and has them made: one worker a job, resumed after a crash, tried again when a provider fails. */
import type { JobKind } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type pg from 'pg';
import { jobs } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { deskFor, type Maker, Stopped } from './desk.ts';
import { type JobRow, jobTopic } from './job-view.ts';

export type Makers = Record<JobKind, Maker>;

const SWEEP_MS = 15_000;

type Parts = Services & { pool: pg.Pool };

/** Runs `work` unless another process is at the same job. The lock goes with the connection, so a killed process lets go at once. */
async function alone(pool: pg.Pool, jobId: string, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  const key = [`job:${jobId}`];
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', key);
    if (!rows[0]?.mine) return;
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', key);
    }
  } finally {
    client.release();
  }
}

async function take({ db, hub }: Services, jobId: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobs).where(and(eq(jobs.id, jobId), inArray(jobs.status, ['waiting', 'working'])));
  if (!row) return undefined;
  const progress = row.attempts > 0 ? say('job.screen.resumed') : row.progress;
  const [taken] = await db
    .update(jobs)
    .set({ status: 'working', attempts: row.attempts + 1, progress, text: '', done: 0, updatedAt: new Date() })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['waiting', 'working'])))
    .returning();
  await hub.announce(jobTopic(jobId));
  return taken;
}

/** The sentence for the person: a refusal has its own, anything else the general one. */
const sentenceFor = (error: unknown): string => (error instanceof ORPCError ? error.message : say('job.failed'));

async function fail({ db, hub }: Services, jobId: string, error: unknown): Promise<void> {
  const now = new Date();
  await db
    .update(jobs)
    .set({ status: 'failed', error: sentenceFor(error), finishedAt: now, updatedAt: now })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'working')));
  await hub.announce(jobTopic(jobId));
}

async function waitForNextTry({ db, hub }: Services, jobId: string): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'waiting', progress: say('job.screen.retrying'), updatedAt: new Date() })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'working')));
  await hub.announce(jobTopic(jobId));
}

/** Aborts when the row says that the job was stopped. */
function watchForStop({ db, hub }: Services, jobId: string, controller: AbortController): () => void {
  return hub.hear(jobTopic(jobId), () => {
    void db
      .select({ status: jobs.status })
      .from(jobs)
      .where(eq(jobs.id, jobId))
      .then(([row]) => {
        if (!row || row.status === 'cancelled') controller.abort(new Stopped());
      })
      .catch(() => undefined);
  });
}

async function makeOne(parts: Parts, makers: Makers, jobId: string, isLast: boolean): Promise<void> {
  const job = await take(parts, jobId);
  if (!job) return;
  const controller = new AbortController();
  const stopWatching = watchForStop(parts, jobId, controller);
  try {
    await makers[job.kind](deskFor(parts, job, controller.signal));
  } catch (error) {
    if (error instanceof Stopped || controller.signal.aborted) return;
    parts.log.warn({ jobId, kind: job.kind, error }, 'making failed');
    if (error instanceof ORPCError || isLast) return await fail(parts, jobId, error);
    await waitForNextTry(parts, jobId);
    throw error;
  } finally {
    stopWatching();
  }
}

/** Puts jobs back in line whose worker is gone: all of them at start, later those that have not moved for a while. */
async function putBack({ db, queue }: Services, before: Date): Promise<void> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(and(inArray(jobs.status, ['waiting', 'working']), lt(jobs.updatedAt, before)));
  for (const { id } of rows) await queue.add(id);
}

/** Answers a function that stops looking for lost jobs. */
export async function startWorkers(parts: Parts, makers: Makers): Promise<() => void> {
  if (parts.config.WORKERS === 0) return () => undefined;
  await putBack(parts, new Date());
  await parts.queue.work(parts.config.WORKERS, (jobId, isLast) => alone(parts.pool, jobId, () => makeOne(parts, makers, jobId, isLast)));
  const sweep = setInterval(() => void putBack(parts, new Date(Date.now() - SWEEP_MS)).catch((error) => parts.log.error(error, 'sweep')), SWEEP_MS);
  sweep.unref();
  return () => clearInterval(sweep);
}
