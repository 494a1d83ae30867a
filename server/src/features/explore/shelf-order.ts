/** The two orders of a shelf and their cursors: newest first, or most loved first. */
import { sql, type SQL } from 'drizzle-orm';
import type { characters, stories } from '../../database/schema/index.ts';

export type Sort = 'new' | 'loved';
type Shelved = typeof stories | typeof characters;

interface Placed {
  id: string;
  sharedAt: string;
  likes: number;
}

/** Written as the indexes are, so that PostgreSQL walks them. */
const KEYS = {
  sharedAt: ({ sharing }: Shelved) => sql`(${sharing}->>'sharedAt')`,
  likes: ({ sharing }: Shelved) => sql`((${sharing}->>'likes')::int)`,
  id: ({ id }: Shelved) => sql`${id}`,
};

const ORDERS = { new: ['sharedAt', 'id'], loved: ['likes', 'sharedAt', 'id'] } as const satisfies Record<Sort, readonly (keyof Placed)[]>;

export const orderOf = (table: Shelved, sort: Sort): SQL[] => ORDERS[sort].map((key) => sql`${KEYS[key](table)} desc`);

const BETWEEN = '~';

export const cursorOf = (last: Placed, sort: Sort): string => ORDERS[sort].map((key) => last[key]).join(BETWEEN);

const LOOKS: Record<keyof Placed, RegExp> = { likes: /^\d{1,9}$/, sharedAt: /^[\d:.TZ-]{1,30}$/, id: /^[\w-]{1,60}$/ };
const CASTS: Record<keyof Placed, SQL> = { likes: sql`::int`, sharedAt: sql``, id: sql`` };

/** What comes after the cursor; one that is not ours begins at the top. */
export function after(table: Shelved, sort: Sort, cursor: string | null | undefined, isId: (id: string) => boolean): SQL | undefined {
  const values = (cursor ?? '').split(BETWEEN);
  const keys = ORDERS[sort];
  const fits = values.length === keys.length && keys.every((key, place) => LOOKS[key].test(values[place] ?? ''));
  if (!fits || !isId(values.at(-1) ?? '')) return undefined;
  const left = sql.join(keys.map((key) => KEYS[key](table)), sql`, `);
  const right = sql.join(keys.map((key, place) => sql`${values[place]}${CASTS[key]}`), sql`, `);
  return sql`(${left}) < (${right})`;
}
