/** What the shelves of characters and places have in common: words that must be found, and where the next page goes on. */
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { refuse } from '../http/refuse.ts';
import { isUuid } from '../http/uuid.ts';

const MOST_WORDS = 8;

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Every word of the search stands somewhere in the texts. */
export function mentionsAll(texts: readonly string[], search: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return wordsOf(search).every((word) => text.includes(word));
}

/** The same, asked of the database. */
export function mentioning(columns: readonly PgColumn[], search: string): SQL[] {
  const text = sql`lower(concat_ws(' ', ${sql.join([...columns], sql`, `)}))`;
  return wordsOf(search).map((word) => sql`position(${word} in ${text}) > 0`);
}

interface Placed {
  createdAt: Date;
  id: string;
}

const cursorOf = ({ createdAt, id }: Placed): string => `${createdAt.toISOString()}_${id}`;

/** What stands behind the cursor, newest first and then by id; everything without one. */
export function afterCursor(columns: { createdAt: PgColumn; id: PgColumn }, cursor: string | null | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [moment = '', id = ''] = cursor.split('_');
  const date = new Date(moment);
  if (Number.isNaN(date.getTime()) || !isUuid(id)) return refuse('BAD_REQUEST', 'input.invalid');
  return or(lt(columns.createdAt, date), and(eq(columns.createdAt, date), gt(columns.id, id)));
}

/** @param found one more than fits on the page, where there are more */
export function pageFrom<Row extends Placed>(found: readonly Row[], limit: number): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? cursorOf(last) : null };
}
