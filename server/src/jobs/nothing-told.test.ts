/** A query that failed, with what a family wrote in it: what the log says, and what the ticket in the line keeps. */
import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { session, user } from '../database/schema/index.ts';
import { isUnstorable } from '../http/unstorable.ts';
import { openLog } from '../log.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { testFolder } from '../testing/test-folder.ts';
import { NotSaved } from './why-it-failed.ts';
import { type JobQueue, openQueue } from './queue.ts';

const FAMILY = { id: 'ana', name: 'Ana of Elm Street', email: 'ana@family.example', emailVerified: true, createdAt: new Date(), updatedAt: new Date() };
const SECRETS = /Elm Street|ana@family|moon-token|wish/;

const folder = testFolder();
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let open: OpenDatabase;
let queue: JobQueue;
let lines = '';
const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void (lines += line) });

beforeAll(async () => {
  fresh = await freshDatabase();
  open = await openDatabase({ dataFolder: folder.path, databaseUrl: fresh.url });
  queue = await openQueue(fresh.url, { log, longestMs: 60_000 });
  await open.db.insert(user).values(FAMILY);
});
afterAll(async () => {
  await queue.close();
  await open.close();
  await fresh.drop();
  folder.remove();
});

/** Each is refused by PostgreSQL for another reason. */
const FAULTS: Record<string, () => Promise<unknown>> = {
  'an address that is taken': async () => open.db.insert(user).values({ ...FAMILY, id: 'other' }),
  'a letter that cannot be kept': async () => open.db.update(user).set({ name: 'a wish\u0000of Elm Street' }).where(eq(user.id, 'ana')),
  'a session of nobody': async () => open.db.insert(session)
    .values({ id: 'one', token: 'moon-token', userId: 'a wish', expiresAt: new Date(), createdAt: new Date(), updatedAt: new Date() }),
  'a number that is none': async () => open.db.execute(sql`select ${'a wish'}::text::int`),
  'text that is not JSON, in a transaction': async () => open.db.transaction((tx) => tx.execute(sql`select ${'{"a wish": Elm Street}'}::text::jsonb`)),
  'an address that is taken, without Drizzle': async () =>
    open.pool.query('insert into "user" (id, name, email, email_verified, created_at, updated_at) values ($1, $2, $3, true, now(), now())', ['x', 'wish', FAMILY.email]),
  'an answer that cannot be read': async () => JSON.parse('a wish of Elm Street'),
};

async function faultOf(act: () => Promise<unknown>): Promise<Error> {
  try {
    await act();
  } catch (error) {
    return error as Error;
  }
  return expect.fail('it did not fail');
}

test.each(Object.entries(FAULTS))('%s: the log tells what failed and where, and nothing that was in it', async (_, act) => {
  lines = '';
  const error = await faultOf(act);
  log.warn({ jobId: 'j', error }, 'making failed');
  log.error(error);
  log.error(new NotSaved(error.message, { cause: error }), 'saving');
  expect(lines).not.toMatch(SECRETS);
  const told = JSON.parse(lines.split('\n')[0] ?? '') as { error: object };
  expect(told.error).toMatchObject({ message: expect.stringMatching(/.{15}/), stack: expect.stringMatching(/nothing-told\.test\.ts/) });
});

test('what the program prints when it ends, or lets go unheard, has no values either', async () => {
  for (const [name, act] of Object.entries(FAULTS).slice(0, 5)) {
    const error = await faultOf(act);
    expect(`${inspect(error, { depth: 9 })} ${error.stack} ${String(error)}`, name).not.toMatch(/Elm Street|ana@family|moon-token|a wish/);
  }
});

test('the code of the database, by which a text that cannot be kept is known, and the broken rule stay', async () => {
  expect(isUnstorable(await faultOf(FAULTS['a letter that cannot be kept'] ?? expect.fail()))).toBe(true);
  expect(await faultOf(FAULTS['an address that is taken'] ?? expect.fail())).toMatchObject({ name: 'QueryFailed', cause: { code: '23505', constraint: 'user_email_unique' } });
});

test('a ticket keeps the kind of fault and its place, and nothing else', async () => {
  const acts = ['a letter that cannot be kept', 'an address that is taken, without Drizzle', 'an answer that cannot be read'].map((name) => FAULTS[name]);
  await queue.work(acts.length, async (jobId) => void (await acts[Number(jobId)]?.()));
  for (const [at] of acts.entries()) await queue.add(String(at));
  const kept = async () => (await open.pool.query<{ output: object }>("select output from pgboss.job where name = 'making' and output is not null")).rows;
  await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(acts.length);
  const outputs = JSON.stringify(await kept());
  expect(outputs).not.toMatch(SECRETS);
  expect(outputs).toMatch(/QueryFailed.*nothing-told\.test\.ts/);
});
