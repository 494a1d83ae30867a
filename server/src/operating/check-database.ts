/** A PostgreSQL elsewhere: may its user do what the start needs, and does what lives in a session come through? */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { refusePooled } from '../database/pooled.ts';
import { OUTSIDE_PUBLIC, whereOf } from '../database/where.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { whyNotOpened } from '../database/why-not-opened.ts';
import { Wrong } from './wrong.ts';

const CONNECTS_WITHIN_MS = 10_000;
const HEARD_WITHIN_MS = 10_000;
const CHANNEL = 'fableloom_doctor';

/** Of one process, at most (docs/operating.md). */
const CONNECTIONS = 30;
/** Each of them may be fewer than the others; -1 is no limit. */
const ALLOWED = `least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user), (select nullif(datconnlimit, -1) from pg_database where datname = current_database()))`;

const ASKED = `select ${ALLOWED} as allowed, current_setting('server_version') as version, current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as "readOnly", current_schema() = 'public' or to_regclass('public."user"') is not null as "isInPublic",
  has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`;

async function mayBeUsed(client: pg.Client): Promise<string> {
  const { rows: [found] } = await client.query<{ allowed: number; version: string; encoding: string; readOnly: string; isInPublic: boolean | null; may: boolean }>(ASKED);
  if (found && found.encoding !== 'UTF8') throw new Wrong(`DATABASE_URL: its database keeps letters as ${found.encoding}; name one that was made with the encoding UTF8.`);
  if (found?.readOnly === 'on') throw new Wrong('DATABASE_URL: its database can only be read (a copy of another, or a setting of its own); name the one that is written.');
  if (!found?.may) throw new Wrong('DATABASE_URL: its user may not make tables; allow it to create in this database and in its schema public.');
  if (!found.isInPublic) throw new Wrong(OUTSIDE_PUBLIC);
  if (found.allowed < CONNECTIONS) throw new Wrong(`DATABASE_URL: its server allows ${found.allowed} connections, and each process opens up to ${CONNECTIONS} when it is busy; allow more.`);
  return `PostgreSQL ${found.version}`;
}

/** A pool that gives each transaction another connection carries no notices, and leaves the locks of jobs where nobody finds them. */
async function carriesSessions(client: pg.Client, other: pg.Client, url: string, withinMs: number): Promise<void> {
  const heard = new Promise<true>((resolve) => client.once('notification', () => resolve(true)));
  await client.query(`listen ${CHANNEL}`);
  await other.query(`notify ${CHANNEL}`);
  if (await Promise.race([heard, pause(withinMs, false, { ref: false })])) return;
  throw new Wrong(`DATABASE_URL: what is at ${whereOf(url)} carries no notices, as a pool of transactions does; connect to PostgreSQL directly, or through a pool of sessions.`);
}

function explained(error: unknown, url: string): StopWithSentence {
  if (error instanceof StopWithSentence) return error;
  const { message, code } = error as NodeJS.ErrnoException;
  return new Wrong(whyNotOpened(error, url) ?? `DATABASE_URL: ${whereOf(url)} cannot be used (${message || code}).`);
}

export async function checkDatabase(url: string, heardWithinMs = HEARD_WITHIN_MS): Promise<string> {
  const [client, other] = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTS_WITHIN_MS })) as [pg.Client, pg.Client];
  for (const each of [client, other]) each.on('error', () => undefined);
  try {
    await client.connect();
    const about = await mayBeUsed(client);
    await other.connect();
    await refusePooled(url);
    await carriesSessions(client, other, url, heardWithinMs);
    return about;
  } catch (error) {
    throw explained(error, url);
  } finally {
    await Promise.allSettled([client.end(), other.end()]);
  }
}
