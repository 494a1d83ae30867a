/** What is being made for everyone: seen, put in line again, stopped. */
import type { AdminJob, JobKind, Outputs } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Administrator } from '../../access/admins.ts';
import { lockAllowance } from '../../allowance/allowance.ts';
import type { Queries, Transaction } from '../../database/open.ts';
import { jobs, profiles } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import { type JobRow, jobTopic } from '../../jobs/job-view.ts';
import { stopJob } from '../../jobs/stop-jobs.ts';
import type { Services } from '../../services.ts';
import { recordDeed } from './audit.ts';
import { afterCursor, pageFrom } from './keyset.ts';

const CAN_RETRY = new Set<JobRow['status']>(['failed', 'cancelled']);
const CAN_STOP = new Set<JobRow['status']>(['waiting', 'working']);

const STATUSES = { open: ['waiting', 'working'], failed: ['failed'], over: ['done', 'cancelled'] } as const;

async function readJobs(db: Queries, where: SQL | undefined, limit: number): Promise<AdminJob[]> {
  const rows = await db
    .select({ job: jobs, person: { userId: profiles.userId, displayName: profiles.displayName } })
    .from(jobs)
    .innerJoin(profiles, eq(profiles.userId, jobs.userId))
    .where(where)
    .orderBy(desc(jobs.createdAt), desc(sql`${jobs.id}::text`))
    .limit(limit);
  return rows.map(({ job: { id, kind, status, progress, attempts, error, about, createdAt, updatedAt }, person }) => ({
    id, kind, status, progress, attempts, error, title: about.title ?? null, person, createdAt, updatedAt,
    may: { retry: CAN_RETRY.has(status), cancel: CAN_STOP.has(status) },
  }));
}

interface Page {
  status: keyof typeof STATUSES;
  limit: number;
  cursor?: string | null | undefined;
}

export async function listAllJobs({ db }: Services, { status, limit, cursor }: Page): Promise<Outputs['admin']['system']['jobs']> {
  const wanted = and(inArray(jobs.status, [...STATUSES[status]]), afterCursor(jobs.createdAt, jobs.id, cursor));
  return pageFrom(await readJobs(db, wanted, limit + 1), limit, ({ id }) => id);
}

async function showJob(db: Queries, id: string): Promise<AdminJob> {
  const [job] = await readJobs(db, eq(jobs.id, id), 1);
  return job ?? refuse('NOT_FOUND', 'job.not-found');
}

async function holdJob(tx: Transaction, id: string): Promise<JobRow> {
  const rows = isUuid(id) ? await tx.select().from(jobs).where(eq(jobs.id, id)).for('update') : [];
  return rows[0] ?? refuse('NOT_FOUND', 'job.not-found');
}

/** Texts of one story depend on each other, whatever kind of text they are. */
const TEXTS: readonly JobKind[] = ['story', 'continuation', 'regeneration'];
const ofSameKind = (kind: JobKind): JobKind[] => (TEXTS.includes(kind) ? [...TEXTS] : [kind]);

/** A family that asked again since has what it wanted, or a reason of its own. */
async function refuseWhenTriedSince(tx: Transaction, { userId, kind, about, createdAt }: JobRow): Promise<void> {
  const same = (name: 'storyId' | 'characterId' | 'locationId') => sql`${jobs.about} ->> ${name} is not distinct from ${about[name] ?? null}`;
  const later = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.kind, ofSameKind(kind)), gt(jobs.createdAt, createdAt), same('storyId'), same('characterId'), same('locationId')))
    .limit(1);
  if (later.length > 0) refuse('CONFLICT', 'admin.job.tried-since');
}

/** From the beginning; it counts in the person's month again. */
export async function retryJob(services: Services, admin: Administrator, id: string): Promise<AdminJob> {
  await services.db.transaction(async (tx) => {
    const job = await holdJob(tx, id);
    if (!CAN_RETRY.has(job.status)) refuse('CONFLICT', 'admin.job.not-failed');
    await lockAllowance(tx, job.userId);
    await refuseWhenTriedSince(tx, job);
    const fresh = { status: 'waiting' as const, attempts: 0, error: null, done: 0, text: '', finishedAt: null, progress: say('job.screen.waiting') };
    await tx.update(jobs).set({ ...fresh, updatedAt: services.clock.now() }).where(eq(jobs.id, job.id));
    await services.queue.add(job.id, tx);
    await services.hub.announce(jobTopic(job.id), tx);
    await recordDeed(services, tx, admin, {
      act: 'retry', subjectType: 'job', subjectId: job.id, before: { status: job.status, error: job.error }, after: { status: 'waiting' },
    });
  });
  return showJob(services.db, id);
}

/** What is over stays as it is. */
export async function cancelAnyJob(services: Services, admin: Administrator, id: string): Promise<AdminJob> {
  await services.db.transaction(async (tx) => {
    const job = await holdJob(tx, id);
    if (!(await stopJob(tx, job.id, services.clock.now()))) refuse('CONFLICT', 'job.already-finished');
    await services.hub.announce(jobTopic(job.id), tx);
    await recordDeed(services, tx, admin, {
      act: 'cancel', subjectType: 'job', subjectId: job.id, before: { status: job.status }, after: { status: 'cancelled' },
    });
  });
  return showJob(services.db, id);
}
