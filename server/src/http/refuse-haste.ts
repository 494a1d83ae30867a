/** Refuses what a person does too often in a short time, counted from the rows that it left. */
import { and, count, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/open.ts';
import { refuse } from './refuse.ts';

export interface Pace {
  most: number;
  seconds: number;
}

/** The rows that a person left, with the column of their date. */
export interface Traces {
  table: PgTable;
  mine: SQL;
  createdAt: PgColumn;
}

const HOUR_SECONDS = 3600;

/** Nobody counts an hour in seconds. */
function refuseUntilLater(seconds: number): never {
  if (seconds >= HOUR_SECONDS) return refuse('TOO_MANY_REQUESTS', 'app.too-many-tries.hour');
  return refuse('TOO_MANY_REQUESTS', 'app.too-many-tries', { n: seconds });
}

export async function refuseHaste(db: Queries, rows: Traces, now: Date, { most, seconds }: Pace): Promise<void> {
  const recent = gt(rows.createdAt, new Date(now.getTime() - seconds * 1000));
  const [row] = await db.select({ made: count() }).from(rows.table).where(and(rows.mine, recent));
  if ((row?.made ?? 0) >= most) refuseUntilLater(seconds);
}
