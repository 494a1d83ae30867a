/** All words of a story or character that a stranger would read. */
import { eq } from 'drizzle-orm';
import type { SharedContent } from '../../access/sharing.ts';
import type { Queries } from '../../database/open.ts';
import { characters, stories } from '../../database/schema/index.ts';

async function wordsOfStory(db: Queries, id: string): Promise<string[]> {
  const [story] = await db
    .select({
      title: stories.title, content: stories.content, theme: stories.theme, characters: stories.characters, locations: stories.locations,
    })
    .from(stories)
    .where(eq(stories.id, id));
  if (!story) return [];
  return [story.title, story.theme, ...[...story.characters, ...story.locations].flatMap(({ name, type }) => [name, type]), story.content];
}

async function wordsOfCharacter(db: Queries, id: string): Promise<string[]> {
  const [row] = await db.select().from(characters).where(eq(characters.id, id));
  if (!row) return [];
  return [row.name, row.type, row.personality, row.magicalPower, row.role, row.customDescription, ...Object.values(row.appearance)];
}

export async function wordsOf(db: Queries, { type, id }: SharedContent): Promise<string> {
  return (type === 'story' ? await wordsOfStory(db, id) : await wordsOfCharacter(db, id)).filter(Boolean).join('\n');
}
