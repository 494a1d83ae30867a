/** Takes jobs out of the line and has them made: one worker a job, begun again after a crash, tried again when it fails on our side. */
import type { JobKind } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { jobs } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { type DeskWithFiles, deskFor, isMine, type Maker, ShuttingDown, Stopped } from './desk.ts';
import type { JobLocks } from './job-locks.ts';
import { longestMakingMs, waitsForService } from './longest-making.ts';
import { type JobRow, jobTopic } from './job-view.ts';
import { HostedFailed } from '../ports/hosted/hosted-failed.ts';
import { onBehalfOf } from '../ports/hosted/on-behalf-of.ts';
import { MOST_ATTEMPTS } from './queue.ts';
import { StorageAway } from '../ports/storage/storage.port.ts';
import { TookTooLong, whyItFailed } from './why-it-failed.ts';

export type Makers = Record<JobKind, Maker>;

const SWEEP_MS = 15_000;
/** A job that waits longer than this has lost its place in line. */
const LOST_PLACE_MS = 120_000;

type Parts = Services & { locks: JobLocks; longestMakingMs?: number };

const isOpen = (jobId: string) => and(eq(jobs.id, jobId), inArray(jobs.status, ['waiting', 'working']));

/** Changes a row that this attempt still works on, and says so. */
async function change({ db, hub, clock }: Services, job: JobRow, values: Partial<JobRow>): Promise<void> {
  await db.update(jobs).set({ ...values, updatedAt: clock.now() }).where(isMine(job));
  await hub.announce(jobTopic(job.id));
}

async function take(services: Services, jobId: string): Promise<JobRow | undefined> {
  const { db, hub, clock } = services;
  const [row] = await db.select().from(jobs).where(isOpen(jobId));
  if (!row) return undefined;
  const progress = row.attempts > 0 ? say('job.screen.resumed') : row.progress;
  const [taken] = await db
    .update(jobs)
    .set({ status: 'working', attempts: row.attempts + 1, progress, text: '', done: 0, updatedAt: clock.now() })
    .where(isOpen(jobId))
    .returning();
  await hub.announce(jobTopic(jobId));
  if (!taken || taken.attempts <= MOST_ATTEMPTS) return taken;
  await fail(services, taken, new Error('tried too often'));
  return undefined;
}

function fail(services: Services, job: JobRow, error: unknown): Promise<void> {
  const offersBuiltIn = error instanceof HostedFailed || (error instanceof TookTooLong && waitsForService(job, services.config.hosted));
  return change(services, job, { status: 'failed', error: whyItFailed(job.kind, error), offersBuiltIn, text: '', finishedAt: services.clock.now() });
}

/** Aborts when the row says that the job was stopped. */
function watchForStop({ db, hub, log }: Services, jobId: string, controller: AbortController): () => void {
  const look = async () => {
    const [row] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId));
    if (!row || row.status === 'cancelled') controller.abort(new Stopped());
  };
  return hub.hear(jobTopic(jobId), () => void look().catch((error: unknown) => log.warn(error, 'could not look whether a job was stopped')));
}

/** What becomes of a job whose maker threw. */
async function settle(parts: Parts, job: JobRow, error: unknown, reason: unknown): Promise<void> {
  if (error instanceof Stopped || reason instanceof Stopped) return;
  // The next start begins this attempt again; it does not count as one that failed.
  if (reason instanceof ShuttingDown) return change(parts, job, { attempts: job.attempts - 1 });
  parts.log.warn({ jobId: job.id, kind: job.kind, attempt: job.attempts, error }, 'making failed');
  if (reason instanceof TookTooLong) return fail(parts, job, reason);
  // What a hosted service could not do after its own tries is told at once: the person chooses what happens next.
  // And what it made is paid for: a store that is away after tries of its own is no reason to have it made again.
  const isPaidInVain = error instanceof StorageAway && waitsForService(job, parts.config.hosted);
  if (error instanceof ORPCError || error instanceof HostedFailed || isPaidInVain || job.attempts >= MOST_ATTEMPTS) return fail(parts, job, error);
  await change(parts, job, { status: 'waiting', progress: say('job.screen.retrying') });
  // The line tries again after a pause when its ticket fails.
  throw error;
}

/** Where its end was kept and only the answer was lost, its files belong to what was kept. Waits for an end that is being kept; unknown is taken for kept. */
async function wasKept({ db, log }: Services, { id, attempts }: JobRow): Promise<boolean> {
  const asked = db.select({ status: jobs.status, attempts: jobs.attempts }).from(jobs).where(eq(jobs.id, id)).for('update');
  const rows = await asked.catch((error: unknown) => void log.warn({ jobId: id, error }, 'whether a job was kept is not known, so its files stay'));
  return rows === undefined || (rows[0]?.status === 'done' && rows[0].attempts === attempts);
}

async function removeLeftOver(services: Services, desk: DeskWithFiles): Promise<void> {
  const { files, log } = services;
  const paths = desk.leftOver();
  if (paths.length === 0 || (await wasKept(services, desk.job))) return;
  await files.remove(paths).catch((error: unknown) => log.warn(error, 'files of an unfinished job were not removed'));
}

async function makeOne(parts: Parts, makers: Makers, jobId: string, controller: AbortController): Promise<void> {
  const job = await take(parts, jobId);
  if (!job) return;
  const stopWatching = watchForStop(parts, jobId, controller);
  const ms = parts.longestMakingMs ?? longestMakingMs(job, parts.config.hosted);
  const ends = performance.now() + ms;
  const desk = deskFor(parts, job, controller.signal, () => ends - performance.now());
  const limit = timeLimit(controller, ms);
  try {
    await Promise.race([onBehalfOf({ userId: job.userId, jobId }, () => makers[job.kind](desk)), limit.reached]);
  } catch (error) {
    await removeLeftOver(parts, desk);
    await settle(parts, job, error, controller.signal.reason);
  } finally {
    limit.clear();
    stopWatching();
  }
}

/** Aborts after a while, and lets go even of a maker that does not listen. */
function timeLimit(controller: AbortController, ms: number): { reached: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const reached = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const tooLong = new TookTooLong();
      controller.abort(tooLong);
      reject(tooLong);
    }, ms);
  });
  return { reached, clear: () => clearTimeout(timer) };
}

/** Puts jobs back in line whose worker is gone, or that lost their place in it. */
async function putBack({ db, queue }: Services, workingBefore: Date, waitingBefore: Date): Promise<void> {
  const lost = or(
    and(eq(jobs.status, 'working'), lt(jobs.updatedAt, workingBefore)),
    and(eq(jobs.status, 'waiting'), lt(jobs.updatedAt, waitingBefore)),
  );
  for (const { id } of await db.select({ id: jobs.id }).from(jobs).where(lost)) await queue.add(id);
}

/** Answers a function that stops the work: what is being made is put down and begun again at the next start. */
export async function startWorkers(parts: Parts, makers: Makers): Promise<() => Promise<void>> {
  if (parts.config.WORKERS === 0) return async () => undefined;
  const running = new Map<AbortController, Promise<void>>();

  const work = (jobId: string): Promise<void> =>
    parts.locks.alone(jobId, async (lost) => {
      const controller = new AbortController();
      lost.addEventListener('abort', () => controller.abort(lost.reason));
      const made = makeOne(parts, makers, jobId, controller);
      running.set(controller, made);
      await made.finally(() => running.delete(controller));
    });

  const now = parts.clock.now();
  await putBack(parts, now, now);
  await parts.queue.work(parts.config.WORKERS, work);
  const sweep = () => {
    const at = parts.clock.now().getTime();
    putBack(parts, new Date(at - SWEEP_MS), new Date(at - LOST_PLACE_MS)).catch((error: unknown) => parts.log.error(error, 'looking for lost jobs'));
  };
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    for (const controller of running.keys()) controller.abort(new ShuttingDown());
    await Promise.allSettled(running.values());
  };
}
