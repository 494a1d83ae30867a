/** A family selects words of a story and sees them drawn. */
import type { Inputs, Job, SceneImage } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Owned } from '../../access/receipts.ts';
import type { StoryRow } from '../../access/stories.ts';
import { sceneImages } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import { startJob } from '../../jobs/start-job.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import { pathOfUrl } from '../../ports/storage/storage.port.ts';
import { removeFilesQuietly } from '../../ports/storage/remove-quietly.ts';
import type { Services } from '../../services.ts';
import { picturedCast } from './pictured.ts';

type Request = Inputs['sceneImages']['draw'];
export type SceneInput = Pick<Request, 'selection' | 'position'> & {
  way: 'text' | 'characters';
  /** Ids of the characters to draw; the whole cast where absent. */
  only?: string[];
};

export function checkSceneText(text: string): void {
  if (text === '') refuse('BAD_REQUEST', 'scene.text.missing');
  if (text.length < LIMITS.sceneSelection.min) refuse('BAD_REQUEST', 'scene.text.too-short');
}

/** The spaces that a drag takes along at both ends are no part of the passage. */
function withoutEdges({ start, end, text }: Request['selection']): Request['selection'] {
  const before = text.length - text.trimStart().length;
  const after = text.length - text.trimEnd().length;
  return { start: start + before, end: end - after, text: text.trim() };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

export async function askForScene(
  services: Services, story: Owned<StoryRow>, request: Request, { only, mustBeInStory = false }: { only?: string[]; mustBeInStory?: boolean } = {},
): Promise<Job> {
  const text = request.selection.text.trim();
  checkSceneText(text);
  // What was selected before the text was told again is not there any more.
  if (mustBeInStory && !plain(story.content).includes(plain(text))) refuse('BAD_REQUEST', 'scene.text.missing');
  const way = request.way ?? 'characters';
  if (way === 'characters') {
    if (story.characters.length === 0) refuse('BAD_REQUEST', 'scene.characters.missing');
    if ((await picturedCast(services.db, story)).length === 0) refuse('BAD_REQUEST', 'scene.character-images.missing');
  }
  await refuseUnsafe(services.safety, text, story.ageRange);
  const input: SceneInput = { selection: withoutEdges(request.selection), position: request.position, way, ...(only ? { only } : {}) };
  const about = { storyId: story.id, title: story.title };
  return startJob(services, { userId: story.userId, kind: 'scene', idempotencyKey: request.idempotencyKey, about, input, ...(request.withBuiltIn ? { engine: 'built-in' as const } : {}) });
}

const sceneOf = (story: Owned<StoryRow>, sceneId: string) => and(eq(sceneImages.id, sceneId), eq(sceneImages.storyId, story.id));

/** From now on it is part of the story, for everyone who may read it. */
export async function saveScene({ db }: Services, story: Owned<StoryRow>, sceneId: string): Promise<SceneImage> {
  if (!isUuid(sceneId)) return refuse('NOT_FOUND', 'scene.not-found');
  const [saved] = await db.update(sceneImages).set({ isSaved: true }).where(sceneOf(story, sceneId)).returning();
  return saved ?? refuse('NOT_FOUND', 'scene.not-found');
}

export async function removeScene(services: Services, story: Owned<StoryRow>, sceneId: string): Promise<void> {
  if (!isUuid(sceneId)) return refuse('NOT_FOUND', 'scene.not-found');
  const [removed] = await services.db.delete(sceneImages).where(sceneOf(story, sceneId)).returning();
  if (!removed) return refuse('NOT_FOUND', 'scene.not-found');
  const vectors = removed.picture.vectorUrl ? pathOfUrl(removed.picture.vectorUrl) : null;
  await removeFilesQuietly(services, [removed.imagePath, ...(vectors ? [vectors] : [])]);
}
