/** Reads and stops jobs; only their owner can. */
import { isOver, type Job } from '@fableloom/contract';
import { ORPCError } from '@orpc/server';
import { and, desc, eq, gt, inArray, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jobs } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import { jobTopic, jobView } from '../../jobs/job-view.ts';
import { stopJob } from '../../jobs/stop-jobs.ts';
import type { Services } from '../../services.ts';

const RECENT_MS = 10 * 60_000;
/** Whoever left the page finds out on coming back, and is offered the built-in engine there. */
const OFFERED_MS = 24 * 60 * 60_000;
/** A lost notice may delay what the page shows, never for longer than this. */
const LOOK_AGAIN_MS = 5000;
/** A database that is silent for a moment ends no watching; one that stays silent does. */
const MOST_SILENCES = 4;
const AFTER_SILENCE_MS = 1000;

export async function listJobs({ db, clock }: Services, userId: string): Promise<Job[]> {
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const open = inArray(jobs.status, ['waiting', 'working']);
  const newer = alias(jobs, 'newer');
  const askedAgain = db.select({ id: newer.id }).from(newer)
    .where(and(eq(newer.userId, jobs.userId), eq(newer.kind, jobs.kind), eq(newer.about, jobs.about), gt(newer.createdAt, jobs.createdAt)));
  const isOffered = and(eq(jobs.status, 'failed'), jobs.offersBuiltIn, gt(jobs.finishedAt, before(OFFERED_MS)), notExists(askedAgain));
  const wanted = or(open, gt(jobs.finishedAt, before(RECENT_MS)), isOffered);
  const rows = await db.select().from(jobs).where(and(eq(jobs.userId, userId), wanted)).orderBy(desc(jobs.createdAt)).limit(100);
  return rows.map(jobView);
}

export async function ownJob({ db }: Services, userId: string, id: string): Promise<Job> {
  const rows = isUuid(id) ? await db.select().from(jobs).where(and(eq(jobs.id, id), eq(jobs.userId, userId))) : [];
  return rows[0] ? jobView(rows[0]) : refuse('NOT_FOUND', 'job.not-found');
}

/** Stops it; what was reserved counts no more. A job that is over stays as it is. */
export async function cancelJob(services: Services, userId: string, id: string): Promise<Job> {
  const job = await ownJob(services, userId, id);
  await stopJob(services.db, job.id, services.clock.now());
  await services.hub.announce(jobTopic(job.id));
  return ownJob(services, userId, job.id);
}

/** The job now, and again after every change, until it is over or the listener leaves. */
export async function* watchJob(services: Services, userId: string, id: string, signal?: AbortSignal): AsyncGenerator<Job> {
  let wake = () => undefined as void;
  let changed = true;
  let silences = 0;
  // Heard before the row is read, so that a change in between is not missed.
  const stopHearing = services.hub.hear(jobTopic(id), () => {
    changed = true;
    wake();
  });
  const leave = () => wake();
  signal?.addEventListener('abort', leave);
  try {
    while (!signal?.aborted) {
      changed = false;
      const job = await ownJob(services, userId, id).catch((error: unknown) => {
        silences += 1;
        if (error instanceof ORPCError || silences === MOST_SILENCES) throw error;
        services.log.warn({ error, job: id }, 'a watched job could not be read: it is read again in a moment');
        return null;
      });
      if (job) {
        silences = 0;
        yield job;
        if (isOver(job)) return;
        if (changed || signal?.aborted) continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, job ? LOOK_AGAIN_MS : AFTER_SILENCE_MS).unref();
      });
    }
  } finally {
    stopHearing();
    signal?.removeEventListener('abort', leave);
  }
}
