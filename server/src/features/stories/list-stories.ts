/** A page of a family's stories in one query: keyset-paged, newest first, with the number of all on the first page. */
import { LIMITS } from '@fableloom/contract/limits';
import { and, desc, eq, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { StoryRow } from '../../access/stories.ts';
import type { Queries } from '../../database/open.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { stories } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { foldForSearch } from './search-text.ts';

/** What a card shows; a list does not read what only the story's own page needs. */
const CARD = {
  id: stories.id, userId: stories.userId, title: stories.title, theme: stories.theme, themeCategory: stories.themeCategory,
  ageRange: stories.ageRange, currentPhase: stories.currentPhase, characters: stories.characters, locations: stories.locations,
  cover: stories.cover, createdAt: stories.createdAt, updatedAt: stories.updatedAt,
};

export type StoryListRow = Pick<StoryRow, keyof typeof CARD>;

export interface ShelfPage {
  limit: number;
  cursor: string | null;
  search: string;
}

/** 'story created at' and id of the last row of a page. */
const cursorOf = (row: { createdAt: Date; id: string }): string => `${row.createdAt.toISOString()}_${row.id}`;

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_(story_\d+)$/;

function after(cursor: string | null): SQL | undefined {
  if (cursor === null) return undefined;
  const [, moment = '', id = ''] = CURSOR.exec(cursor) ?? refuse('BAD_REQUEST', 'input.invalid');
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) refuse('BAD_REQUEST', 'input.invalid');
  return or(lt(stories.createdAt, date), and(eq(stories.createdAt, date), lt(stories.id, id)));
}

/** Every word must be found somewhere. */
const matching = (search: string): SQL[] =>
  foldForSearch(search).split(/\s+/).filter(Boolean).slice(0, 8).map((word) => sql`position(${word} in ${stories.searchText}) > 0`);

/** The query alone, for the bench, which runs the same one without the product around it. */
export function shelfQuery(db: Queries, userId: string | Placeholder, { limit, cursor, search }: ShelfPage) {
  const mine = and(eq(stories.userId, userId), ...matching(search));
  // Counting costs as much as the shelf is long; the number does not change from page to page.
  const total = cursor === null ? sql<number>`(select count(*)::int from ${stories} where ${mine})` : sql<null>`null::int`;
  return db
    .select({ ...CARD, total })
    .from(stories)
    .where(and(mine, after(cursor)))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit + 1);
}

/** How nearly every visit begins: the first page of the whole shelf, as long as pages are by default. */
const FIRST_PAGE: ShelfPage = { limit: LIMITS.page, cursor: null, search: '' };
const isFirstPage = ({ limit, cursor, search }: ShelfPage) => limit === FIRST_PAGE.limit && cursor === null && search.trim() === '';
const firstPage = preparedOnce((db) => shelfQuery(db, sql.placeholder('userId'), FIRST_PAGE).prepare('first_page_of_shelf'));

export async function listStories(db: Queries, userId: string, asked: ShelfPage) {
  const rows = await (isFirstPage(asked) ? firstPage(db).execute({ userId }) : shelfQuery(db, userId, asked));
  const page = rows.slice(0, asked.limit);
  const last = page.at(-1);
  const total = asked.cursor === null ? (rows[0]?.total ?? 0) : null;
  return { rows: page, next: rows.length > asked.limit && last ? cursorOf(last) : null, total };
}
