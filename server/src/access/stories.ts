/** What a person may do with a story. */
import type { May } from '@fableloom/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { listOf } from '../database/list-of.ts';
import { preparedOnce } from '../database/prepared.ts';
import { stories } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import { asOwned, type Owned } from './receipts.ts';

export type StoryRow = typeof stories.$inferSelect;
type Who = { id: string } | null;

const owns = (story: Pick<StoryRow, 'userId'>, who: Who): boolean => who !== null && story.userId === who.id;
const isPublic = (story: Pick<StoryRow, 'sharing' | 'hiddenAt'>): boolean => story.sharing?.isPublic === true && story.hiddenAt === null;

export function storyMay(story: Pick<StoryRow, 'userId'>, who: Who): May {
  const owner = owns(story, who);
  return { edit: owner, remove: owner, share: owner, use: owner, draw: owner };
}

const withLists = (story: StoryRow): StoryRow => ({
  ...story,
  characters: listOf(story.characters), locations: listOf(story.locations),
  relationships: listOf(story.relationships), previousParts: listOf(story.previousParts),
});

const storyById = preparedOnce((db) => db.select().from(stories).where(eq(stories.id, sql.placeholder('id'))).prepare('story_by_id'));

/** The story, for acts that only its owner may do. To a stranger a private story does not exist. */
export async function ownedStory(db: Queries, who: Who, id: string): Promise<Owned<StoryRow>> {
  const [story] = await storyById(db).execute({ id });
  if (!story) return refuse('NOT_FOUND', 'story.not-found');
  if (owns(story, who)) return asOwned(withLists(story));
  return isPublic(story) ? refuse('FORBIDDEN', 'story.owner-only') : refuse('NOT_FOUND', 'story.not-found');
}
