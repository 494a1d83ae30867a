/** SQL of one story. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { narrations, sceneImages, stories, storyParts } from '../../database/schema/index.ts';
import type { StoryRow } from '../../access/stories.ts';
import { contentOf } from './content.ts';
import type { StoryRows } from './story-view.ts';

const ID = sql.placeholder('id');

/** What the story page shows beside the story itself. */
export const belongings = (db: Queries) => ({
  parts: db.select().from(storyParts).where(eq(storyParts.storyId, ID)).orderBy(asc(storyParts.createdAt)),
  scenes: db.select().from(sceneImages).where(eq(sceneImages.storyId, ID)).orderBy(asc(sceneImages.createdAt)),
  narrations: db.select().from(narrations).where(eq(narrations.storyId, ID)).orderBy(asc(narrations.part), desc(narrations.createdAt)),
});

const preparedBelongings = preparedOnce((db) => {
  const { parts, scenes, narrations: spoken } = belongings(db);
  return { parts: parts.prepare('story_parts'), scenes: scenes.prepare('story_scenes'), spoken: spoken.prepare('story_narrations') };
});

export async function loadStory(db: Queries, story: StoryRow): Promise<StoryRows> {
  const { parts, scenes, spoken } = preparedBelongings(db);
  const id = { id: story.id };
  const [partRows, sceneRows, narrationRows] = await Promise.all([parts.execute(id), scenes.execute(id), spoken.execute(id)]);
  return { story, parts: partRows, scenes: sceneRows, narrations: narrationRows };
}

/** Writes a story's content anew out of its current parts. Call it in the transaction that changed them. */
export async function refreshContent(tx: Transaction, storyId: string, change: Partial<typeof stories.$inferInsert>): Promise<void> {
  const parts = await tx.select().from(storyParts).where(and(eq(storyParts.storyId, storyId), eq(storyParts.isCurrent, true)));
  await tx.update(stories).set({ ...change, content: contentOf(parts), updatedAt: new Date() }).where(eq(stories.id, storyId));
}
