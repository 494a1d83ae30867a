/** Asks for something to be made: one row under an idempotency key, counted once, queued in the same transaction. */
import type { Job, JobKind } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { and, count, eq, inArray } from 'drizzle-orm';
import { checkRoom, lockAllowance, TAKEN_BY_JOB } from '../allowance/allowance.ts';
import type { Queries, Transaction } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import { remindOfUsage } from '../notify/usage.ts';
import type { Services } from '../services.ts';
import { jobView } from './job-view.ts';

export interface JobRequest {
  userId: string;
  kind: JobKind;
  idempotencyKey: string;
  about: Job['about'];
  /** Enough to make it again from nothing after a crash. */
  input: unknown;
  /** A rule that holds only under the lock, such as "one text at a time". */
  check?: (tx: Transaction) => Promise<void>;
  engine?: 'built-in';
}

/** More than this at once is a mistake or an attack; a family waits for one to finish. */
const MOST_OPEN_JOBS = 12;

const SUBJECTS = ['storyId', 'characterId', 'locationId'] as const;

async function alreadyAsked(db: Queries, request: JobRequest) {
  const [row] = await db.select().from(jobs).where(and(eq(jobs.userId, request.userId), eq(jobs.idempotencyKey, request.idempotencyKey)));
  // One key is one wish: sent with another wish it is a mistake of the sender, and nothing is made.
  const isSame = row === undefined || (row.kind === request.kind && SUBJECTS.every((subject) => row.about[subject] === request.about[subject]));
  return isSame ? row : refuse('CONFLICT', 'input.invalid');
}

async function refuseWhenTooMany(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.select({ open: count() }).from(jobs).where(and(eq(jobs.userId, userId), inArray(jobs.status, ['waiting', 'working'])));
  if ((row?.open ?? 0) >= MOST_OPEN_JOBS) refuse('TOO_MANY_REQUESTS', 'job.too-many', { n: MOST_OPEN_JOBS });
}

/** Answers the job; asking again with the same key answers the same job and counts nothing. */
export async function startJob(services: Services, request: JobRequest): Promise<Job> {
  const row = await services.db.transaction(async (tx) => {
    await lockAllowance(tx, request.userId);
    const earlier = await alreadyAsked(tx, request);
    if (earlier) return earlier;
    await refuseWhenTooMany(tx, request.userId);
    await request.check?.(tx);
    await checkRoom(services, tx, request.userId, TAKEN_BY_JOB[request.kind] ?? []);
    const { userId, kind, idempotencyKey, about, input } = request;
    const [made] = await tx.insert(jobs).values({ userId, kind, idempotencyKey, about, input, engine: request.engine ?? 'chosen', progress: say('job.screen.waiting'), createdAt: services.clock.now() }).returning();
    if (!made) throw new Error('the job row was not made');
    await remindOfUsage(services, tx, request.userId, TAKEN_BY_JOB[request.kind] ?? []);
    await services.queue.add(made.id, tx);
    return made;
  });
  return jobView(row);
}
