/** Functions that draw words: on their own, or as a scene of a story. */
import type { StoryRow } from '../access/stories.ts';
import { ownedStory } from '../access/stories.ts';
import { sceneImages, storyParts } from '../database/schema/index.ts';
import { askForWordsDrawn } from '../features/scene-images/ask-for-words.ts';
import { picturedCast } from '../features/scene-images/pictured.ts';
import { askForScene, checkSceneText } from '../features/scene-images/service.ts';
import { refuse } from '../http/refuse.ts';
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { and, eq } from 'drizzle-orm';
import { madeJob } from './made-job.ts';
import type { Call, ServerFunction } from './server-function.ts';

export const generateImageFromText: ServerFunction<'generate-image-from-text'> = async (call, { text }) => {
  const job = await askForWordsDrawn(call.services, call.who, { text, idempotencyKey: call.idempotencyKey });
  const { imageUrl, prompt } = (await madeJob(call, job, 'image.generate.failed')).result;
  return imageUrl && prompt ? { imageUrl, prompt } : refuse('PROVIDER_FAILED', 'image.reply.invalid');
};

/** The characters whose pictures were sent; a query behind an address, such as a time stamp, is not part of it. */
async function membersPictured({ services }: Call, story: StoryRow, urls: readonly string[]): Promise<string[]> {
  const sent = new Set(urls.map((url) => url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')));
  const pictured = await picturedCast(services.db, story);
  return pictured.filter((member) => member.urls.some((url) => sent.has(url))).map(({ id }) => id);
}

/** Where the text stands: the part and the place in it; the newest part from its start when it is not found. */
async function placeOf({ services }: Call, story: StoryRow, text: string): Promise<{ position: number; start: number }> {
  const rows = await services.db.select().from(storyParts).where(and(eq(storyParts.storyId, story.id), eq(storyParts.isCurrent, true)));
  const part = rows.find((row) => row.text.includes(text));
  return { position: PHASES.indexOf(part?.phase ?? story.currentPhase) + 1, start: part?.text.indexOf(text) ?? 0 };
}

export const generateSceneWithImages: ServerFunction<'generate-scene-with-images'> = async (call, body) => {
  const { services, who, idempotencyKey } = call;
  if (body.storyId === '') return refuse('BAD_REQUEST', 'story.id.missing');
  const story = await ownedStory(services.db, who, body.storyId);
  checkSceneText(body.sceneText);
  const only = await membersPictured(call, story, body.characterImageUrls);
  if (story.characters.length > 0 && only.length === 0) return refuse('BAD_REQUEST', 'scene.character-images.missing');
  const { position, start } = await placeOf(call, story, body.sceneText);
  const selection = { start, end: start + body.sceneText.length, text: body.sceneText };
  const job = await askForScene(services, story, { id: story.id, idempotencyKey, selection, position, way: 'characters' }, { only });
  const { sceneId } = (await madeJob(call, job, 'scene.generate-with-images.failed')).result;
  const [scene] = sceneId ? await services.db.select().from(sceneImages).where(eq(sceneImages.id, sceneId)) : [];
  return scene ?? refuse('PROVIDER_FAILED', 'scene.reply.invalid');
};
