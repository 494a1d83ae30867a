/** SQL of stories. */
import { and, asc, count, desc, eq, getTableColumns, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open.ts';
import { narrations, sceneImages, stories, storyParts } from '../../database/schema/index.ts';
import type { StoryRow } from '../../access/stories.ts';
import { refuse } from '../../http/refuse.ts';
import { contentOf } from './content.ts';
import type { StoryListRow, StoryRows } from './story-view.ts';

const { cast: _cast, content: _content, previousParts: _previousParts, searchText: _searchText, ...listColumns } = getTableColumns(stories);

interface Page {
  limit: number;
  cursor: string | null;
  search: string;
}

/** 'story created at' and id of the last row of a page. */
const cursorOf = (row: StoryListRow): string => `${row.createdAt.toISOString()}_${row.id}`;

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
  search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8).map((word) => sql`position(${word} in ${stories.searchText}) > 0`);

export async function listStories(db: Queries, userId: string, { limit, cursor, search }: Page) {
  const mine = [eq(stories.userId, userId), ...matching(search)];
  const [rows, [all]] = await Promise.all([
    db.select(listColumns).from(stories).where(and(...mine, after(cursor))).orderBy(desc(stories.createdAt), desc(stories.id)).limit(limit + 1),
    db.select({ total: count() }).from(stories).where(and(...mine)),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? cursorOf(last) : null, total: all?.total ?? 0 };
}

export async function loadStory(db: Queries, story: StoryRow): Promise<StoryRows> {
  const [parts, scenes, spoken] = await Promise.all([
    db.select().from(storyParts).where(eq(storyParts.storyId, story.id)).orderBy(asc(storyParts.createdAt)),
    db.select().from(sceneImages).where(eq(sceneImages.storyId, story.id)).orderBy(asc(sceneImages.createdAt)),
    db.select().from(narrations).where(eq(narrations.storyId, story.id)).orderBy(asc(narrations.part), desc(narrations.createdAt)),
  ]);
  return { story, parts, scenes, narrations: spoken };
}

/** Writes a story's content anew out of its current parts. Call it in the transaction that changed them. */
export async function refreshContent(tx: Transaction, storyId: string, change: Partial<typeof stories.$inferInsert>): Promise<void> {
  const parts = await tx.select().from(storyParts).where(and(eq(storyParts.storyId, storyId), eq(storyParts.isCurrent, true)));
  await tx.update(stories).set({ ...change, content: contentOf(parts), updatedAt: new Date() }).where(eq(stories.id, storyId));
}
