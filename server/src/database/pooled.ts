/**
 * A pool of transactions (PgBouncer's mode of that name) gives each transaction another connection: locks of jobs are never given back,
 * notices go astray, and prepared questions are not known. Two connections at one session, or one at two, is the proof; a server alone, or
 * behind a pool of sessions, cannot look so.
 */
import pg from 'pg';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { whereOf } from './where.ts';

const WAITS_MS = 10_000;
const LOOKS = 3;

async function sessionOf(client: pg.Client): Promise<string> {
  // Numbers of processes are the same on two servers now and then, the moment of their start is not.
  const { rows: [own] } = await client.query<{ session: string }>(`select pg_backend_pid() || ' ' || pg_postmaster_start_time() as session`);
  return own?.session ?? '';
}

async function looksPooled(one: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await sessionOf(one);
  await other.query('begin');
  try {
    return (await sessionOf(other)) === before || (await sessionOf(one)) !== before;
  } finally {
    await other.query('rollback');
  }
}

/** Where it cannot be found out nothing is said: what the start does next tells more. */
async function isPooled(url: string): Promise<boolean> {
  const [one, other] = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: WAITS_MS, query_timeout: WAITS_MS })) as [pg.Client, pg.Client];
  for (const each of [one, other]) each.on('error', () => undefined);
  try {
    await one.connect();
    await other.connect();
    for (let look = 0; look < LOOKS; look += 1) if (await looksPooled(one, other)) return true;
    return false;
  } catch {
    return false;
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

export async function refusePooled(url: string): Promise<void> {
  if (!(await isPooled(url))) return;
  throw new StopWithSentence(
    `DATABASE_URL: what is at ${whereOf(url)} gives each transaction another connection, as a pool of transactions does; connect to PostgreSQL directly, or through a pool of sessions.`);
}
