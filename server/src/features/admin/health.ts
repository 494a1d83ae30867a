/** How the house is: the database, this process, what is being made, and what it all runs on. */
import type { Health } from '@fableloom/contract';
import { sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';

const DAY_MS = 24 * 3600 * 1000;
const MEGABYTE = 1024 * 1024;

async function databaseOf({ db }: Services): Promise<Health['database']> {
  const began = performance.now();
  await db.execute(sql`select 1`);
  const answersInMs = Math.round((performance.now() - began) * 10) / 10;
  const { rows } = await db.execute<{ version: string; bytes: string; connections: number }>(sql`select
    current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`);
  const [row] = rows;
  return {
    version: `PostgreSQL ${row?.version ?? ''}`, megabytes: Math.round(Number(row?.bytes ?? 0) / MEGABYTE),
    connections: row?.connections ?? 0, answersInMs,
  };
}

type QueueRow = Health['queue'] & Record<string, unknown>;

async function queueOf({ db, clock }: Services): Promise<Health['queue']> {
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY_MS);
  const { rows } = await db.execute<QueueRow>(sql`select
    count(*) filter (where status = 'waiting')::int as waiting,
    count(*) filter (where status = 'working')::int as working,
    count(*) filter (where status = 'failed' and finished_at >= ${yesterday})::int as "failedToday",
    count(*) filter (where status = 'done' and finished_at >= ${yesterday})::int as "doneToday",
    (extract(epoch from ${now}::timestamptz - min(created_at) filter (where status = 'waiting')))::float8 as "oldestWaitingSeconds"
    from jobs where status in ('waiting', 'working') or finished_at >= ${yesterday}`);
  const [row] = rows;
  if (!row) throw new Error('the line was not counted');
  return row;
}

export async function showHealth(services: Services): Promise<Health> {
  const { writer, illustrator, narrator, eyes, safety, mailer, payments, config } = services;
  const [database, queue] = await Promise.all([databaseOf(services), queueOf(services)]);
  const engine = (name: Health['engines'][number]['engine'], { provider }: { provider: string }) => ({ engine: name, provider });
  return {
    database, queue,
    process: {
      upSeconds: Math.round(process.uptime()), memoryMegabytes: Math.round(process.memoryUsage.rss() / MEGABYTE),
      node: process.version, workers: config.WORKERS,
    },
    engines: [engine('writer', writer), engine('illustrator', illustrator), engine('narrator', narrator), engine('eyes', eyes), engine('safety', safety)],
    mail: mailer.provider, payments: payments.provider,
  };
}
