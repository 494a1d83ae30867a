/** Pages of lists that are read newest first: the cursor is the moment and the id of the last row. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const MOMENT_LENGTH = 24;

/** A cursor that is not one of ours begins at the top. */
export function afterCursor(moment: PgColumn, id: PgColumn, cursor: string | null | undefined): SQL | undefined {
  const [at, last] = [cursor?.slice(0, MOMENT_LENGTH) ?? '', cursor?.slice(MOMENT_LENGTH + 1) ?? ''];
  if (Number.isNaN(Date.parse(at)) || last === '') return undefined;
  return sql`(${moment}, ${id}::text) < (${new Date(at).toISOString()}::timestamptz, ${last})`;
}

interface Dated {
  createdAt: Date;
}

/** @param rows one more than fits, where there is more */
export function pageFrom<Row extends Dated>(rows: Row[], limit: number, idOf: (row: Row) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? `${last.createdAt.toISOString()}_${idOf(last)}` : null };
}
