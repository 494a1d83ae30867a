/** Opens the database: finds or starts PostgreSQL, brings its tables up to date, listens for notices. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { refusePooled } from './pooled.ts';
import { OUTSIDE_PUBLIC, whereOf } from './where.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { whyNotOpened } from './why-not-opened.ts';
import './failed-query.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either: stores take whichever the caller has. */
export type Queries = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  url: string;
  /** What it runs on, for the start-up lines. */
  about: string;
  note: string | null;
  /** The server ran before we came and is not ours to stop, unless its program was killed. */
  wasRunning: boolean;
  close(): Promise<void>;
}

/** A server that died without a word is noticed: by questions that nobody answers within a minute, and on connections without one by TCP. */
const NOTICES_SILENCE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
export const ANSWERED_WITHIN = { ...NOTICES_SILENCE, query_timeout: 60_000 } as const;

/**
 * What each connection of ours sets for itself, whatever a host has set for everybody. First the other way round: what a machine of ours
 * held that died without a word (locks of jobs and of rows, the lock of migrations) is free after about a minute; left to the system of
 * the server it takes two hours. Then: sessions that rest keep their locks, changes of tables take as long as they take, and of two who
 * change one row the second waits (under other isolations it would fail). An older server does not know all of them.
 */
const HABITS = {
  tcp_keepalives_idle: '30', tcp_keepalives_interval: '10', tcp_keepalives_count: '3',
  idle_session_timeout: '0', statement_timeout: '0', lock_timeout: '0', transaction_timeout: '0', default_transaction_isolation: 'read committed',
};
const SET_HABITS = `select set_config(name, value, false) from (values ${Object.entries(HABITS).map(([name, value]) => `('${name}', '${value}')`).join(', ')})
  as habit(name, value) where current_setting(name, true) is not null`;

/** A pooler between us may not know these settings: then it is as it was without them. */
export const settleIn = async (client: pg.ClientBase): Promise<void> => void (await client.query(SET_HABITS).catch(() => undefined));

const READY_WITHIN_MS = 5_000;

/** Whether it answers now, or soon. */
export function isAnswering(pool: pg.Pool, withinMs = READY_WITHIN_MS): Promise<boolean> {
  const asked = pool.query('select 1').then(() => true, () => false);
  return Promise.race([asked, pause(withinMs, false, { ref: false })]);
}

/** Nothing runs on it and nothing is open: whoever gets it next begins anew. The types of the library do not tell the first. */
const isAtRest = (client: pg.PoolClient): boolean =>
  (client as unknown as { readyForQuery: boolean }).readyForQuery && client.getTransactionStatus() === 'I';

/**
 * The library of queries gives a connection back whose `rollback` was not heard, with a transaction open in which the work of others
 * would be lost, and keeps one whose `begin` failed. So connections of transactions are taken and given back here.
 */
function openQueries(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  db.transaction = async (act, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { schema }).transaction(act, config);
    } finally {
      client.release(!isAtRest(client));
    }
  };
  return db;
}

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant will do: it makes several processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_402_113;

function explainConnection(error: unknown, url: string): StopWithSentence {
  if (error instanceof StopWithSentence) return error;
  const known = whyNotOpened(error, url) ?? whyNotOpened((error as Error).cause ?? {}, url);
  if (known) return new StopWithSentence(known);
  const { message, cause } = error as Error;
  // The first of ours that another refers to.
  if ((cause as { code?: string } | undefined)?.code === '42P01') return new StopWithSentence(OUTSIDE_PUBLIC);
  const why = cause instanceof Error ? cause.message : message;
  return new StopWithSentence(`DATABASE_URL: ${whereOf(url)} cannot be used (${why}). Its user must be allowed to make tables; correct that, or name another database.`);
}

/** The library makes only what is later than the last change in its list, and another program with the same library would write into the same one. */
async function refuseForeignList(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ made: string }>('select created_at::text as made from drizzle.__drizzle_migrations');
  const made = new Set(rows.map((row) => row.made));
  if (readMigrationFiles({ migrationsFolder: MIGRATIONS }).every(({ folderMillis }) => made.has(String(folderMillis)))) return;
  throw new StopWithSentence(`DATABASE_URL: another program keeps the list of its tables in the schema drizzle of ${whereOf(url)}; give Fableloom a database of its own.`);
}

/** On a connection of its own, which may wait for another process, and for a large table, as long as it takes. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...NOTICES_SILENCE });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await settleIn(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await refuseForeignList(client, url);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}

/**
 * @param options.dataFolder where the embedded server keeps its files
 * @param options.databaseUrl another PostgreSQL server to use instead
 */
export async function openDatabase(options: { dataFolder: string; databaseUrl?: string | undefined; answeredWithinMs?: number }): Promise<OpenDatabase> {
  const embedded = options.databaseUrl ? null : await startEmbeddedPostgres(options.dataFolder);
  const url = options.databaseUrl ?? embedded?.url ?? '';
  const pool = new pg.Pool({
    connectionString: url, max: 20, connectionTimeoutMillis: 10_000, ...ANSWERED_WITHIN, ...(options.answeredWithinMs ? { query_timeout: options.answeredWithinMs } : {}),
    verify: (client, handOver) => void settleIn(client).then(() => handOver()),
  });
  // Without listeners a server stop would end this process: of connections that rest, and of those that a transaction has taken.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    if (!embedded) await refusePooled(url);
    await migrateOnce(url);
    return {
      db: openQueries(pool),
      pool,
      url,
      about: `PostgreSQL ${rows[0]?.server_version ?? ''} (${embedded ? 'built in' : 'DATABASE_URL'})`,
      note: embedded?.note ?? null,
      wasRunning: embedded?.wasRunning ?? true,
      close: async () => {
        await pool.end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await pool.end().catch(() => undefined);
    await embedded?.stop();
    throw embedded ? error : explainConnection(error, url);
  }
}
