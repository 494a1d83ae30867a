/** Gathers a story into a book: text as it stands, pictures, and the newest recording of that text. */
import { endInText, type Picture } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS, PHASES } from '@fableloom/contract/taxonomies/phases';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Owned } from '../../access/receipts.ts';
import type { StoryRow } from '../../access/stories.ts';
import { narrations, sceneImages, storyParts } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';
import type { Book, BookScene, BookSound, Chapter } from './book.ts';
import { printPicture } from './print-picture.ts';

export interface BookWish {
  /** Longest side of a picture in pixels. */
  pixels: number;
  withSound: boolean;
  /** No picture but the cover: for what is heard and not seen. */
  onlyCover?: boolean;
}

type Part = typeof storyParts.$inferSelect;
type Scene = typeof sceneImages.$inferSelect;
type Recording = typeof narrations.$inferSelect;

const madeBy = (what: 'story' | 'image' | 'narration', provider: string): string =>
  provider === 'built-in' ? say(`made.${what}.built-in`) : say(`made.${what}.hosted`, { model: provider });

export async function gatherBook(services: Services, story: Owned<StoryRow>, { pixels, withSound, onlyCover = false }: BookWish): Promise<Book> {
  const { db } = services;
  const [parts, scenes, recordings] = await Promise.all([
    db.select().from(storyParts).where(eq(storyParts.storyId, story.id)),
    db.select().from(sceneImages).where(and(eq(sceneImages.storyId, story.id), eq(sceneImages.isSaved, true))).orderBy(asc(sceneImages.createdAt)),
    withSound ? db.select().from(narrations).where(eq(narrations.storyId, story.id)).orderBy(desc(narrations.createdAt)) : [],
  ]);
  const print = (picture: Picture | null) => (picture ? printPicture(services, picture, pixels) : null);
  const chapters: Chapter[] = [];
  for (const [place, phase] of PHASES.entries()) {
    const part = parts.find((candidate) => candidate.isCurrent && candidate.phase === phase);
    if (!part) continue;
    chapters.push({
      phase,
      title: PHASE_LABELS[phase],
      text: part.text,
      picture: onlyCover ? null : await print(part.picture),
      scenes: onlyCover ? [] : await scenesOf(part, scenes.filter(({ position }) => position === place + 1), print),
      sound: await soundOf(services, recordings.find(({ partId }) => partId === part.id)),
    });
  }
  const shown = parts.filter(({ isCurrent }) => isCurrent);
  return {
    id: story.id, title: story.title, ageRange: story.ageRange, cast: story.characters.map(({ name }) => name), chapters,
    cover: await print(story.cover),
    madeBy: [...new Set([...shown.map(({ provider }) => madeBy('story', provider)), madeBy('image', services.illustrator.provider), ...chapters.flatMap(({ sound }) => sound?.madeBy ?? [])])],
    madeAt: story.createdAt,
  };
}

async function scenesOf(part: Part, scenes: readonly Scene[], print: (picture: Picture) => Promise<Chapter['picture']> | null): Promise<BookScene[]> {
  const found: BookScene[] = [];
  for (const scene of scenes) {
    const picture = await print(scene.picture);
    // A scene of an earlier text may show words that are gone: it then stands at the end.
    if (picture) found.push({ ...picture, after: endInText(part.text, scene.textSelection) ?? part.text.length });
  }
  return found;
}

async function soundOf({ files }: Services, recording: Recording | undefined): Promise<BookSound | null> {
  const file = recording && (await files.get(recording.audioPath));
  if (!file || recording.words.length === 0) return null;
  return { mp3: file.data, words: recording.words, duration: recording.duration, madeBy: madeBy('narration', recording.provider) };
}

/** What a family may want to keep of a story beside its text, pictures and sound. */
export function factsOf(story: Owned<StoryRow>) {
  const { id, title, theme, ageRange, mood, setting, characters, locations, relationships, settings, provider, createdAt, updatedAt } = story;
  const cast = (members: typeof characters) => members.map(({ name, type, role }) => ({ name, type, role }));
  return { id, title, theme, ageRange, mood, setting, characters: cast(characters), locations: cast(locations), relationships, settings, provider, createdAt, updatedAt };
}
