import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../database/schema/index.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { readConfig } from '../config.ts';
import { deskFor, Stopped } from './desk.ts';
import { openJobLocks } from './job-locks.ts';
import { longestJobMs } from './longest-making.ts';
import { openQueue } from './queue.ts';

let app: TestApp;
let ana: TestPerson;
let count = 0;

const silent = pino({ level: 'silent' });

/** A row as a process that is gone would have left it. */
async function leftBehind(values: Partial<typeof jobs.$inferInsert>) {
  const input = { cast: { characters: [], places: [] } };
  const [row] = await app.services.db
    .insert(jobs)
    .values({ userId: ana.id, kind: 'story', idempotencyKey: `left-${++count}`, input, status: 'working', ...values })
    .returning();
  if (!row) throw new Error('no row');
  return row;
}

const statusOf = async (id: string) => (await app.services.db.select().from(jobs).where(eq(jobs.id, id)))[0];

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
});
afterAll(() => app.close());

describe('the lock of a job', () => {
  test('keeps a second worker away, in this process and in another', async () => {
    const [here, there] = [openJobLocks(app.database.url, silent), openJobLocks(app.database.url, silent)];
    let others = 0;
    await here.alone('one', async () => {
      await here.alone('one', async () => void others++);
      await there.alone('one', async () => void others++);
    });
    expect(others).toBe(0);
    await there.alone('one', async () => void others++);
    expect(others).toBe(1);
    await here.close();
    await there.close();
  });

  test('lost with its session, it stops the work and does not end the process', async () => {
    const locks = openJobLocks(app.database.url, silent);
    await locks.alone('lost', async (lost) => {
      // Locks of the whole server are listed: other test files work in databases of their own beside this one.
      await app.services.db.execute(sql`
        select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and datname = current_database() and pid <> pg_backend_pid()`);
      await expect.poll(() => lost.aborted).toBe(true);
    });
    let again = false;
    await locks.alone('lost', async () => void (again = true));
    expect(again).toBe(true);
    await locks.close();
  });
});

describe('a ticket in the line', () => {
  const goodForSeconds = async (id: string) =>
    (await app.services.db.execute<{ seconds: number }>(sql`select expire_seconds as seconds from pgboss.job where data->>'jobId' = ${id}`)).rows.map(({ seconds }) => seconds);

  test('is good for as long as a job may take with the patience that is set, and five minutes more', async () => {
    const [short, long] = [await leftBehind({ status: 'cancelled' }), await leftBehind({ status: 'cancelled' })];
    await app.services.queue.add(short.id);
    expect(await goodForSeconds(short.id)).toEqual([15 * 60]);
    const { hosted } = readConfig({ FABLELOOM_DATA: app.services.config.dataFolder, AI_TEXT: 'compatible:llama', AI_IMAGE: 'compatible:flux', AI_BASE_URL: 'http://localhost:11434/v1', AI_TIMEOUT_SECONDS: '600' });
    const queue = await openQueue(app.database.url, { log: silent, longestMs: longestJobMs(hosted) });
    // Four calls of three tries with ten minutes of silence each.
    await app.services.db.transaction((tx) => queue.add(long.id, tx));
    const [seconds = 0] = await goodForSeconds(long.id);
    expect(seconds).toBeGreaterThan(4 * 3 * 600 + 15 * 60);
    await queue.close();
  });
});

describe('a desk', () => {
  test('saves nothing for a job that was stopped meanwhile, and remembers the files to remove', async () => {
    const row = await leftBehind({});
    const desk = deskFor(app.services, row, new AbortController().signal);
    desk.keep(['stories/a/b.jpg']);
    await app.services.db.update(jobs).set({ status: 'cancelled' }).where(eq(jobs.id, row.id));
    let saved = false;
    const finishing = desk.finish(async () => {
      saved = true;
      return {};
    });
    await expect(finishing).rejects.toBeInstanceOf(Stopped);
    expect({ saved, files: desk.leftOver() }).toEqual({ saved: false, files: ['stories/a/b.jpg'] });
  });

  test('takes back everything when saving fails', async () => {
    const row = await leftBehind({});
    const desk = deskFor(app.services, row, new AbortController().signal);
    const finishing = desk.finish(async (tx) => {
      await tx.update(jobs).set({ text: 'half' }).where(eq(jobs.id, row.id));
      throw new Error('the disk is full');
    });
    await expect(finishing).rejects.toThrow('the disk is full');
    expect(await statusOf(row.id)).toMatchObject({ status: 'working', text: '' });
  });
});

describe('a job that was left behind', () => {
  test('too often is given up with a sentence, and counts no more', async () => {
    const row = await leftBehind({ attempts: 3 });
    await app.services.queue.add(row.id);
    await expect.poll(async () => (await statusOf(row.id))?.status, { timeout: 20_000 }).toBe('failed');
    expect((await statusOf(row.id))?.error).toBe('Failed to generate story. It did not work this time. Nothing was counted. You can try again.');
  });

  test('is made although its ticket comes twice, and only once', async () => {
    const key = { idempotencyKey: 'twice-in-line', characterIds: ['starter_maya'], theme: 'The Lost Lantern', ageRange: '3-4' as const };
    const job = await ana.api.stories.generate(key);
    await Promise.all([app.services.queue.add(job.id), app.services.queue.add(job.id)]);
    const last = await app.finished(ana, job);
    expect(last.status).toBe('done');
    expect((await ana.api.stories.list({})).items.map(({ id }) => id)).toEqual([last.result?.storyId]);
  });
});
