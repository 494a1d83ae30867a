/** The shelf of a library a page at a time: read along an index, so that the two thousandth character costs no more than the first. */
import type { CharacterView, Outputs } from '@fableloom/contract';
import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { lentTo, SEEN_COLUMNS, type SeenCharacter, seenRow } from '../../access/characters.ts';
import type { Queries } from '../../database/open.ts';
import { characters, profiles, sharedCharacters } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';

export interface ShelfInput {
  view: CharacterView;
  search?: string | null | undefined;
  limit: number;
  cursor?: string | null | undefined;
}

export interface ShelfPage {
  rows: SeenCharacter[];
  next: string | null;
  found: number;
  counts: Pick<Outputs['characters']['shelf']['counts'], 'mine' | 'shared'>;
}

const MOST_WORDS = 8;

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Every word must be found somewhere in the name, type, personality or magical power. */
export function mentions({ name, type, personality, magicalPower }: SeenCharacter, search: string): boolean {
  const text = [name, type, personality, magicalPower].join(' ').toLowerCase();
  return wordsOf(search).every((word) => text.includes(word));
}

const SEARCHED = sql`lower(concat_ws(' ', ${characters.name}, ${characters.type}, ${characters.personality}, ${characters.magicalPower}))`;
const matching = (search: string): SQL[] => wordsOf(search).map((word) => sql`position(${word} in ${SEARCHED}) > 0`);

const cursorOf = ({ createdAt, id }: SeenCharacter): string => `${createdAt.toISOString()}_${id}`;

function after(cursor: string | null | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [moment = '', id = ''] = cursor.split('_');
  const date = new Date(moment);
  if (Number.isNaN(date.getTime()) || !isUuid(id)) return refuse('BAD_REQUEST', 'input.invalid');
  return or(lt(characters.createdAt, date), and(eq(characters.createdAt, date), gt(characters.id, id)));
}

export async function pageOfShelf(db: Queries, who: string, { view, search, limit, cursor }: ShelfInput): Promise<ShelfPage> {
  const own = db.select({ id: characters.id }).from(characters).where(eq(characters.userId, who));
  const lent = db.select({ id: sharedCharacters.characterId }).from(sharedCharacters).where(eq(sharedCharacters.sharedWithUserId, who));
  const inView = { all: inArray(characters.id, unionAll(own, lent)), mine: eq(characters.userId, who), shared: inArray(characters.id, lent) }[view];
  const wanted = and(inView, ...matching(search ?? ''));
  const [found, [total], [mine], [shared]] = await Promise.all([
    db
      .select(SEEN_COLUMNS)
      .from(characters)
      .leftJoin(sharedCharacters, lentTo(who))
      .leftJoin(profiles, eq(profiles.userId, characters.userId))
      .where(and(wanted, after(cursor)))
      .orderBy(desc(characters.createdAt), asc(characters.id))
      .limit(limit + 1),
    db.select({ n: count() }).from(characters).where(wanted),
    db.select({ n: count() }).from(characters).where(eq(characters.userId, who)),
    db.select({ n: count() }).from(sharedCharacters).where(eq(sharedCharacters.sharedWithUserId, who)),
  ]);
  const rows = found.slice(0, limit).map((each) => seenRow(who, each));
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > limit && last ? cursorOf(last) : null,
    found: total?.n ?? 0,
    counts: { mine: mine?.n ?? 0, shared: shared?.n ?? 0 },
  };
}
