/** Locks and notices live in sessions that rest for hours: a server that falls silent is noticed there too, and they are found again. */
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHub } from '../jobs/hub.ts';
import { openJobLocks } from '../jobs/job-locks.ts';
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { openSilentWay } from '../testing/silent-way.ts';
import { openDatabase } from './open.ts';
import { openSession } from './session.ts';

const log = pino({ level: 'silent' });
const SOON = { asksEachMs: 50, answeredWithinMs: 2000 };
let database: FreshDatabase;
let silent: Awaited<ReturnType<typeof openSilentWay>>;
beforeEach(async () => {
  database = await freshDatabase();
  silent = await openSilentWay(database.url);
});
afterEach(async () => {
  silent.close();
  await database.drop();
});

test('work under a lock stops where the server falls silent, and other work begins when it is back', async () => {
  const locks = openJobLocks(silent.url, log, SOON);
  await locks.alone('one', async (lost) => {
    silent.way.isSilent = true;
    await expect.poll(() => lost.aborted).toBe(true);
  });
  silent.way.isSilent = false;
  let began = false;
  await locks.alone('two', async () => void (began = true));
  expect(began).toBe(true);
  await locks.close();
});

test('notices are heard again after the server was silent', async () => {
  const open = await openDatabase({ dataFolder: '', databaseUrl: database.url });
  const hub = await openHub(silent.url, open.pool, log, SOON);
  const told = Promise.withResolvers<void>();
  hub.hear('bedtime', told.resolve);
  silent.way.isSilent = true;
  await expect.poll(() => silent.closed()).toBeGreaterThan(0);
  silent.way.isSilent = false;
  const telling = setInterval(() => void hub.announce('bedtime'), 200);
  await told.promise;
  clearInterval(telling);
  await hub.close();
  await open.close();
});

test('the server lets go soon of what a machine held that died without a word: jobs, and rows of a transaction', async () => {
  const session = await openSession(database.url, () => undefined);
  const open = await openDatabase({ dataFolder: '', databaseUrl: database.url });
  const asked = "select current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_count') as count";
  expect((await session.query(asked)).rows).toEqual([{ idle: '30', count: '3' }]);
  expect((await open.db.transaction((tx) => tx.execute(asked))).rows).toEqual([{ idle: '30', count: '3' }]);
  await session.end();
  await open.close();
});

test('a session that is ended here is no fault', async () => {
  const faults: (Error | undefined)[] = [];
  const session = await openSession(database.url, (why) => faults.push(why));
  await session.end();
  expect(faults).toEqual([undefined]);
});
