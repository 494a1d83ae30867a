import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDatabase } from '../operating/check-database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { openSilentWay } from '../testing/silent-way.ts';
import { openTransactionPool } from '../testing/transaction-pool.ts';
import { type TestFolder, testFolder } from '../testing/test-folder.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { isAnswering, openDatabase } from './open.ts';
import * as schema from './schema/index.ts';
import { openSession } from './session.ts';
import { whereOf } from './where.ts';

let place: TestFolder;
let folder: string;
beforeEach(() => {
  place = testFolder();
  folder = place.path;
});
afterEach(() => place.remove());

const TABLES_OF_THE_SPECIFICATION = [
  'profiles', 'admins', 'notifications', 'comments', 'likes', 'friend_requests', 'shared_characters', 'characters', 'locations', 'stories',
];

describe('migrations', () => {
  test('an empty database gets every table, and a second start changes nothing', async () => {
    const fresh = await freshDatabase({ empty: true });
    for (let start = 0; start < 2; start++) {
      const open = await openDatabase({ dataFolder: folder, databaseUrl: fresh.url });
      const { rows } = await open.pool.query<{ table_name: string }>("select table_name from information_schema.tables where table_schema = 'public'");
      const names = rows.map((row) => row.table_name);
      expect(names).toEqual(expect.arrayContaining([...TABLES_OF_THE_SPECIFICATION, 'jobs', 'story_parts', 'scene_images', 'narrations', 'user', 'session']));
      await open.close();
    }
    await fresh.drop();
  });

  test('two processes that start together migrate one after the other', async () => {
    const fresh = await freshDatabase({ empty: true });
    const both = await Promise.all([1, 2].map(() => openDatabase({ dataFolder: folder, databaseUrl: fresh.url })));
    for (const open of both) await open.close();
    await fresh.drop();
  });

  test('the schema in TypeScript is the schema in the migrations', async () => {
    const fresh = await freshDatabase();
    const open = await openDatabase({ dataFolder: folder, databaseUrl: fresh.url });
    const tables = Object.values(schema).filter((table) => typeof table === 'object');
    for (const table of tables) await open.db.select().from(table).limit(1);
    expect(tables.length).toBeGreaterThan(15);
    await open.close();
    await fresh.drop();
  });

  test('lists are read along an index, without sorting', async () => {
    const fresh = await freshDatabase();
    const open = await openDatabase({ dataFolder: folder, databaseUrl: fresh.url });
    await open.pool.query('set enable_seqscan = off');
    await open.pool.query('set enable_bitmapscan = off');
    for (const table of ['stories', 'characters', 'locations', 'notifications']) {
      const { rows } = await open.pool.query(`explain select * from ${table} where user_id = 'x' order by created_at desc limit 50`);
      expect(JSON.stringify(rows)).toContain(`${table}_newest`);
      expect(JSON.stringify(rows)).not.toContain('Sort');
    }
    await open.close();
    await fresh.drop();
  });
});

describe('the embedded PostgreSQL', () => {
  test('keeps its data from start to start', async () => {
    const first = await startEmbeddedPostgres(folder);
    const client = new pg.Client({ connectionString: first.url });
    await client.connect();
    await client.query('create table kept (word text)');
    await client.end();
    await first.stop();
    const second = await startEmbeddedPostgres(folder);
    const again = new pg.Client({ connectionString: second.url });
    await again.connect();
    expect((await again.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 0 }]);
    await again.end();
    await second.stop();
  });

  test('one that survived a killed program is found and used', async () => {
    const survivor = await startEmbeddedPostgres(folder);
    const found = await startEmbeddedPostgres(folder);
    expect(new URL(found.url).port).toBe(new URL(survivor.url).port);
    await found.stop();
  });

  test('a stale lock of a PostgreSQL that was killed too does not stop the start', async () => {
    const killed = await startEmbeddedPostgres(folder);
    killed.abandon();
    const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await new Promise((resolve) => spawn('tail', ['--pid', String(pid), '-f', '/dev/null']).on('close', resolve));
    const next = await startEmbeddedPostgres(folder);
    expect(next.url).not.toBe(killed.url);
    await next.stop();
  });

  test('a lock whose process number belongs to another program now is not believed', async () => {
    const before = await startEmbeddedPostgres(folder);
    await before.stop();
    const lock = join(folder, 'postgres', 'postmaster.pid');
    writeFileSync(lock, `${process.pid}\n${join(folder, 'postgres')}\n1\n1\n\n127.0.0.1\n\nready\n`);
    const postgres = await startEmbeddedPostgres(folder);
    expect(new URL(postgres.url).port).not.toBe('1');
    await postgres.stop();
    process.kill(process.pid, 0);
  });

  test('one that somebody else ended comes back on the same port by itself', async () => {
    const postgres = await startEmbeddedPostgres(folder);
    const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGINT');
    const answers = async () => {
      const client = new pg.Client({ connectionString: postgres.url });
      try {
        await client.connect();
        return (await client.query('select pg_postmaster_start_time()::text as began')).rows.length;
      } catch {
        return 0;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    await new Promise((resolve) => spawn('tail', ['--pid', String(pid), '-f', '/dev/null']).on('close', resolve));
    await expect.poll(answers, { timeout: 20_000, interval: 300 }).toBe(1);
    await postgres.stop();
  });

  test('a first start that was cut off is begun again', async () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n');
    writeFileSync(join(folder, 'postgres.unfinished'), '');
    const postgres = await startEmbeddedPostgres(folder);
    await postgres.stop();
    expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18\n');
  });
});

describe('a bad DATABASE_URL ends in one sentence', () => {
  const open = (databaseUrl: string) => openDatabase({ dataFolder: folder, databaseUrl });

  test('nothing listens there', async () => {
    await expect(open('postgres://someone:secret@127.0.0.1:1/stories')).rejects.toThrow(/nothing answers at postgres:\/\/127\.0\.0\.1:1\/stories/);
  });

  test('the database does not exist, and the password is not shown', async () => {
    const fresh = await freshDatabase({ empty: true });
    const url = new URL(fresh.url);
    url.pathname = '/nowhere';
    await expect(open(url.href)).rejects.toThrow(/does not exist/);
    await expect(open(url.href)).rejects.not.toThrow(url.password);
    await fresh.drop();
  });

  test('its user makes tables elsewhere than in public, where ours refer to each other', async () => {
    const fresh = await freshDatabase({ empty: true });
    const url = new URL(fresh.url);
    const admin = new pg.Client({ connectionString: fresh.url });
    await admin.connect();
    await admin.query(`create schema "${url.username}"`);
    await admin.end();
    const sentence = /^DATABASE_URL: its user makes tables outside of the schema public, where those of Fableloom stand; let the server look there first/;
    await expect(open(url.href)).rejects.toThrow(sentence);
    await expect(checkDatabase(url.href)).rejects.toThrow(sentence);
    await fresh.drop();
  });

  test('a pool of transactions stands there, in which locks and notices go astray', async () => {
    const fresh = await freshDatabase({ empty: true });
    const pooled = await openTransactionPool(fresh.url);
    const sentence = `DATABASE_URL: what is at ${whereOf(pooled.url)} gives each transaction another connection, as a pool of transactions does; connect to PostgreSQL directly, or through a pool of sessions.`;
    await expect(open(pooled.url)).rejects.toThrow(sentence);
    await expect(checkDatabase(pooled.url)).rejects.toThrow(sentence);
    pooled.close();
    await fresh.drop();
  });

  test('another program keeps the list of its changes where ours stands, so that none of ours would be made', async () => {
    const fresh = await freshDatabase({ empty: true });
    const admin = new pg.Client({ connectionString: fresh.url });
    await admin.connect();
    await admin.query('create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)');
    await admin.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another', 4102444800000)");
    await admin.end();
    await expect(open(fresh.url)).rejects.toThrow(`another program keeps the list of its tables in the schema drizzle of ${whereOf(fresh.url)}; give Fableloom a database of its own.`);
    await fresh.drop();
  });

  test('the password is wrong', async () => {
    const fresh = await freshDatabase({ empty: true });
    const url = new URL(fresh.url);
    url.password = 'wrong';
    await expect(open(url.href)).rejects.toThrow(/does not accept this user or password/);
    await fresh.drop();
  });
});

test('a server that died without a word is not waited for, and the next questions find it when it is back', async () => {
  const fresh = await freshDatabase();
  const { way, url, close } = await openSilentWay(fresh.url);
  const open = await openDatabase({ dataFolder: folder, databaseUrl: url, answeredWithinMs: 300 });
  const askTogether = (questions: number) => Array.from({ length: questions }, () => open.pool.query('select pg_sleep(0.01)'));
  await Promise.all(askTogether(5));
  way.isSilent = true;
  expect(await isAnswering(open.pool, 20)).toBe(false);
  const asked = askTogether(4);
  for (const answer of await Promise.allSettled(asked)) expect(answer.status).toBe('rejected');
  way.isSilent = false;
  await expect.poll(() => isAnswering(open.pool)).toBe(true);
  await open.close();
  close();
  await fresh.drop();
});

describe('a database, or its user, with habits of its own', () => {
  /** What hosts set for everybody. */
  async function withHabits(...habits: string[]) {
    const fresh = await freshDatabase();
    const admin = new pg.Client({ connectionString: fresh.url });
    await admin.connect();
    for (const habit of habits) await admin.query(`alter database "${new URL(fresh.url).pathname.slice(1)}" set ${habit}`);
    return { fresh, admin };
  }

  test('that lets one of two who change the same row go empty: both are done here, one after the other', async () => {
    const { fresh, admin } = await withHabits("default_transaction_isolation = 'serializable'");
    const open = await openDatabase({ dataFolder: folder, databaseUrl: fresh.url });
    await admin.query('create table counted (n int)');
    await admin.query('insert into counted values (0)');
    let begun = 0;
    const both = Promise.withResolvers<void>();
    await Promise.all([1, 2].map(() => open.db.transaction(async (tx) => {
      await tx.execute('select n from counted');
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
      await tx.execute('update counted set n = n + 1');
    })));
    expect((await admin.query('select n from counted')).rows).toEqual([{ n: 2 }]);
    await admin.end();
    await open.close();
    await fresh.drop();
  });

  test('that ends sessions which rest, and long questions: locks of jobs are kept, and tables are brought up to date', async () => {
    const { fresh, admin } = await withHabits("idle_session_timeout = '300ms'", "statement_timeout = '300ms'", "lock_timeout = '300ms'");
    await admin.query('select pg_advisory_lock(7402113)');
    let isOver = false;
    const session = await openSession(fresh.url, () => (isOver = true));
    const opening = openDatabase({ dataFolder: folder, databaseUrl: fresh.url });
    await admin.query('set statement_timeout = 0; select pg_sleep(1)');
    await admin.query('select pg_advisory_unlock(7402113)');
    await (await opening).close();
    expect(isOver).toBe(false);
    await session.end();
    await admin.end();
    await fresh.drop();
  });
});

describe('a transaction that was not answered in time', () => {
  test('does not keep its connection, also where it had not begun', async () => {
    const fresh = await freshDatabase();
    const { way, url, close } = await openSilentWay(fresh.url);
    const open = await openDatabase({ dataFolder: folder, databaseUrl: url, answeredWithinMs: 1000 });
    await open.pool.query('select 1');
    way.isSilent = true;
    await expect(open.db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow();
    way.isSilent = false;
    await open.db.transaction((tx) => tx.execute('select 1'));
    expect(open.pool.totalCount).toBe(open.pool.idleCount);
    expect(open.pool.totalCount).toBe(1);
    await open.close();
    close();
    await fresh.drop();
  });

  test('leaves nothing open in which the work of others would be lost', async () => {
    const fresh = await freshDatabase();
    const open = await openDatabase({ dataFolder: folder, databaseUrl: fresh.url, answeredWithinMs: 1000 });
    const other = new pg.Client({ connectionString: fresh.url });
    await other.connect();
    await other.query('create table kept (word text)');
    await other.query('begin');
    await other.query('lock table kept');
    await expect(open.db.transaction((tx) => tx.execute(`insert into kept values ('late')`))).rejects.toThrow();
    await other.query('commit');
    await open.db.execute(`insert into kept values ('work')`);
    const { rows } = await other.query('select word from kept');
    expect(rows).toEqual([{ word: 'work' }]);
    await other.end();
    await open.close();
    await fresh.drop();
  });
});

test.each([['asks', 'select pg_sleep(60)'], ['does something else meanwhile', '']])('a server that ends a transaction which %s does not end the program', async (_, question) => {
  const fresh = await freshDatabase();
  const open = await openDatabase({ dataFolder: folder, databaseUrl: fresh.url });
  const ended: unknown[] = [];
  const note = (error: unknown) => void ended.push(error);
  process.on('uncaughtException', note);
  const { promise: taken, resolve } = Promise.withResolvers<pg.PoolClient>();
  open.pool.once('acquire', resolve);
  const lost = open.db.transaction(async (tx) => {
    const { rows: [own] } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    const client = await taken;
    const isGone = new Promise((done) => client.once('end', done));
    const asked = question ? tx.execute(question) : Promise.resolve();
    await Promise.all([asked, open.pool.query('select pg_terminate_backend($1)', [own?.pid]), isGone]);
    await tx.execute('select 1');
  });
  await expect(lost).rejects.toThrow();
  process.off('uncaughtException', note);
  expect(ended).toEqual([]);
  await open.db.transaction((tx) => tx.execute('select 1'));
  expect(open.pool.totalCount).toBe(open.pool.idleCount);
  await open.close();
  await fresh.drop();
});
