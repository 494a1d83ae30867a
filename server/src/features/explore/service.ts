/** The public shelves: one query a page, found by an index, however much is shared. */
import type { Outputs } from '@fableloom/contract';
import type { CharacterShelfInput, StoryShelfInput } from '@fableloom/contract/endpoints/explore';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { notKeptApart } from '../../access/friends.ts';
import { CHARACTER_CARD, characterCard, inExplore, ofFriends, STORY_CARD, storyCard } from '../../access/shelves.ts';
import { characters, profiles, stories } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';
import { after, cursorOf, orderOf, type Sort } from './shelf-order.ts';

export type Shelf = 'everyone' | 'friends';

/** Every word must be found somewhere in the text. */
const matching = (text: SQL, search: string | null | undefined): SQL[] =>
  (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8).map((word) => sql`position(${word} in ${text}) > 0`);

/** Nobody meets the work of those they are kept apart from. */
const apart = (who: Person | null, { userId }: typeof stories | typeof characters): SQL[] => (who ? [notKeptApart(who.id, userId)] : []);

const onShelf = (shelf: Shelf, who: Person | null, table: typeof stories | typeof characters): SQL | undefined =>
  shelf === 'friends' && who ? ofFriends(table, who.id) : inExplore(table);

interface Placed {
  id: string;
  sharedAt: string;
  likes: number;
}

function pageOf<Card extends Placed>(cards: Card[], limit: number, sort: Sort): { items: Card[]; next: string | null } {
  const items = cards.slice(0, limit);
  const last = items.at(-1);
  return { items, next: cards.length > limit && last ? cursorOf(last, sort) : null };
}

export async function storyShelf(
  { db }: Services, who: Person | null, shelf: Shelf, wanted: StoryShelfInput,
): Promise<Outputs['explore']['stories']> {
  const { sort, limit, ageRange, themeCategory } = wanted;
  const rows = await db
    .select(STORY_CARD)
    .from(stories)
    .innerJoin(profiles, eq(profiles.userId, stories.userId))
    .where(and(
      onShelf(shelf, who, stories),
      ageRange ? eq(stories.ageRange, ageRange) : undefined,
      themeCategory ? eq(stories.themeCategory, themeCategory) : undefined,
      ...matching(sql`${stories.searchText}`, wanted.search),
      ...apart(who, stories),
      after(stories, sort, wanted.cursor, () => true),
    ))
    .orderBy(...orderOf(stories, sort))
    .limit(limit + 1);
  return pageOf(rows.map(storyCard), limit, sort);
}

const { name, type, personality, magicalPower } = characters;
const CHARACTER_TEXT = sql`lower(${name} || ' ' || ${type} || ' ' || ${personality} || ' ' || ${magicalPower})`;

export async function characterShelf(
  { db }: Services, who: Person | null, shelf: Shelf, wanted: CharacterShelfInput,
): Promise<Outputs['explore']['characters']> {
  const { sort, limit, kind } = wanted;
  const rows = await db
    .select(CHARACTER_CARD)
    .from(characters)
    .innerJoin(profiles, eq(profiles.userId, characters.userId))
    .where(and(
      onShelf(shelf, who, characters),
      kind ? sql`split_part(${characters.type}, ' - ', 1) = ${kind}` : undefined,
      ...matching(CHARACTER_TEXT, wanted.search),
      ...apart(who, characters),
      after(characters, sort, wanted.cursor, isUuid),
    ))
    .orderBy(...orderOf(characters, sort))
    .limit(limit + 1);
  return pageOf(rows.map(characterCard), limit, sort);
}
