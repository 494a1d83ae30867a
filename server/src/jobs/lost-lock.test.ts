/** A process that has lost its lock and not noticed yet, or cannot stop at once: the job is another's by then, and stays so. */
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../database/schema/index.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import type { Desk, Maker } from './desk.ts';
import { openJobLocks } from './job-locks.ts';
import { type Makers, startWorkers } from './workers.ts';

const silent = pino({ level: 'silent' });
let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await openTestApp({ WORKERS: '0' });
  ana = await app.signUp('Ana');
});
afterAll(() => app.close());

/** A process of its own, whose tickets are handed over by hand. */
async function worker(make: Maker) {
  const locks = openJobLocks(app.database.url, silent);
  let work: (jobId: string) => Promise<void> = () => Promise.reject(new Error('it has not begun'));
  const queue = { ...app.services.queue, add: async () => undefined, work: async (_atOnce: number, given: typeof work) => void (work = given) };
  const config = { ...app.services.config, WORKERS: 1 };
  const stop = await startWorkers({ ...app.services, config, locks, queue }, { narration: make } as Makers);
  return { work: (jobId: string) => work(jobId), stop: async () => { await stop(); await locks.close(); } };
}

/** A maker that ends when it is told to, whatever its signal says. */
function slowMaker() {
  const [begun, end] = [Promise.withResolvers<Desk>(), Promise.withResolvers<void>()];
  const make: Maker = async (desk) => {
    begun.resolve(desk);
    await end.promise;
    await desk.finish(async () => ({}));
  };
  return { begun: begun.promise, end, make };
}

const loseLocks = () => app.services.db.execute(sql`
  select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
  where locktype = 'advisory' and datname = current_database() and pid <> pg_backend_pid()`);

test('who took a job over keeps it, and what it made, when the one before comes to an end', async () => {
  const { db } = app.services;
  const [row] = await db.insert(jobs).values({ userId: ana.id, kind: 'narration', idempotencyKey: 'taken-over', input: {} }).returning();
  const status = async () => (await db.select({ status: jobs.status, progress: jobs.progress }).from(jobs).where(eq(jobs.id, row?.id ?? '')))[0];
  const [early, late] = [slowMaker(), slowMaker()];
  const [first, second] = [await worker(early.make), await worker(late.make)];

  const lost = first.work(row?.id ?? '').catch((error: Error) => error);
  const desk = await early.begun;
  await loseLocks();
  await expect.poll(() => desk.signal.aborted).toBe(true);
  const taken = second.work(row?.id ?? '');
  await (await late.begun).report('the second is at it', 0.5);
  await expect(desk.report('the first is still at it', 0.9)).resolves.toBeUndefined();
  early.end.resolve();
  await lost;
  expect(await status()).toEqual({ status: 'working', progress: 'the second is at it' });
  late.end.resolve();
  await taken;
  expect(await status()).toMatchObject({ status: 'done' });
  await first.stop();
  await second.stop();
});
