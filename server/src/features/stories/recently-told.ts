/** What a family was told lately, so that the writer brings other plots, scenes and sentences this time. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { stories, storyParts } from '../../database/schema/index.ts';

/** How many stories back. */
const STORIES = 40;
/** A story has four phases, and the latest one knows what all of them used. */
const PARTS = STORIES * 4;

/** Marks of the latest stories of this person, newest first, without the story that is being told. */
export async function recentlyTold(db: Queries, userId: string, storyId: string): Promise<string[][]> {
  const rows = await db
    .select({ storyId: storyParts.storyId, used: sql<string[] | null>`${storyParts.facts} -> 'used'` })
    .from(storyParts)
    .innerJoin(stories, eq(stories.id, storyParts.storyId))
    .where(and(eq(stories.userId, userId), ne(stories.id, storyId), eq(storyParts.isCurrent, true)))
    .orderBy(desc(storyParts.createdAt))
    .limit(PARTS);
  const latest = new Map<string, string[]>();
  for (const { storyId: id, used } of rows) if (Array.isArray(used) && !latest.has(id)) latest.set(id, used);
  return [...latest.values()].slice(0, STORIES);
}
