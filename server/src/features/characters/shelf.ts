/** The shelf of a library a page at a time: read along an index, so that the two thousandth character costs no more than the first. */
import type { CharacterView, Outputs } from '@fableloom/contract';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { lentTo, SEEN_COLUMNS, type SeenCharacter, seenRow } from '../../access/characters.ts';
import type { Queries } from '../../database/open.ts';
import { characters, profiles, sharedCharacters } from '../../database/schema/index.ts';
import { afterCursor, mentionsAll, mentioning, pageFrom } from '../../database/shelf-pages.ts';

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

const SEARCHED = [characters.name, characters.type, characters.personality, characters.magicalPower];

/** Every word must be found somewhere in the name, type, personality or magical power. */
export const mentions = ({ name, type, personality, magicalPower }: SeenCharacter, search: string): boolean =>
  mentionsAll([name, type, personality, magicalPower], search);

export async function pageOfShelf(db: Queries, who: string, { view, search, limit, cursor }: ShelfInput): Promise<ShelfPage> {
  const own = db.select({ id: characters.id }).from(characters).where(eq(characters.userId, who));
  // One that an administrator has hidden is lent no more.
  const isLent = and(eq(sharedCharacters.sharedWithUserId, who), isNull(characters.hiddenAt));
  const lent = db
    .select({ id: sharedCharacters.characterId })
    .from(sharedCharacters)
    .innerJoin(characters, eq(characters.id, sharedCharacters.characterId))
    .where(isLent);
  const inView = { all: inArray(characters.id, unionAll(own, lent)), mine: eq(characters.userId, who), shared: inArray(characters.id, lent) }[view];
  const wanted = and(inView, ...mentioning(SEARCHED, search ?? ''));
  const [found, [total], [mine], [shared]] = await Promise.all([
    db
      .select(SEEN_COLUMNS)
      .from(characters)
      .leftJoin(sharedCharacters, lentTo(who))
      .leftJoin(profiles, eq(profiles.userId, characters.userId))
      .where(and(wanted, afterCursor(characters, cursor)))
      .orderBy(desc(characters.createdAt), asc(characters.id))
      .limit(limit + 1),
    db.select({ n: count() }).from(characters).where(wanted),
    db.select({ n: count() }).from(characters).where(eq(characters.userId, who)),
    db.select({ n: count() }).from(sharedCharacters).innerJoin(characters, eq(characters.id, sharedCharacters.characterId)).where(isLent),
  ]);
  return {
    ...pageFrom(found.map((each) => seenRow(who, each)), limit),
    found: total?.n ?? 0,
    counts: { mine: mine?.n ?? 0, shared: shared?.n ?? 0 },
  };
}
