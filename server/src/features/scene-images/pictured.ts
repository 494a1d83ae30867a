/** Who of a story's cast has a picture: then, when the story was begun, or since. */
import { stillUsable } from '../../access/characters.ts';
import type { StoryRow } from '../../access/stories.ts';
import type { Queries } from '../../database/open.ts';

export interface Pictured {
  id: string;
  /** Addresses of the character's pictures, the newest first. */
  urls: string[];
}

export async function picturedCast(db: Queries, story: Pick<StoryRow, 'userId' | 'characters'>): Promise<Pictured[]> {
  const now = await stillUsable(db, story.userId, story.characters.map(({ id }) => id));
  const urlsNow = new Map(now.map(({ id, mainImage, imageHistory }) => [id, [mainImage, ...imageHistory.map(({ url }) => url)]]));
  return story.characters.flatMap(({ id, picture }) => {
    const urls = [...(urlsNow.get(id) ?? []), picture?.url].filter((url) => typeof url === 'string');
    return urls.length > 0 ? [{ id, urls }] : [];
  });
}
