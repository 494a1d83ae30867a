/** Draws a character or a location, and answers with the picture and its line in the history. */
import type { ImageHistoryItem, Job, PictureFinish } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { ownedCharacter } from '../access/characters.ts';
import { ownedLocation } from '../access/locations.ts';
import { askForPortrait } from '../features/characters/pictures.ts';
import { askForPlacePicture } from '../features/locations/pictures.ts';
import { refuse } from '../http/refuse.ts';
import { pathOfUrl } from '../ports/storage/storage.port.ts';
import { imagePromptOf } from './image-prompt.ts';
import { madeJob } from './made-job.ts';
import { onlyOneself } from './only-oneself.ts';
import type { Call, ServerFunction } from './server-function.ts';

const isSaved = (id: string): boolean => id !== '' && !id.startsWith('temp_');

function withinBounds(prompt: string): string {
  return prompt.length <= LIMITS.customPrompt ? prompt : refuse('BAD_REQUEST', 'input.too-long', { n: LIMITS.customPrompt });
}

interface Drawing {
  job: Job;
  history: () => Promise<ImageHistoryItem[]>;
}

/** The prompt that we wrote ourselves says no more than the traits do, so the traits are drawn. */
async function ownWords({ services, who }: Call, id: string, prompt: string): Promise<string> {
  if (isSaved(id) && prompt !== '' && prompt === imagePromptOf(await ownedCharacter(services.db, who.id, id))) return '';
  return withinBounds(prompt);
}

async function drawCharacter(call: Call, id: string, prompt: string, finish: PictureFinish): Promise<Drawing> {
  const { services, who, idempotencyKey } = call;
  const job = await askForPortrait(services, who, { id, idempotencyKey, customPrompt: await ownWords(call, id, prompt), ...finish });
  return { job, history: async () => (await ownedCharacter(services.db, who.id, id)).imageHistory };
}

async function drawLocation({ services, who, idempotencyKey }: Call, id: string, prompt: string, finish: PictureFinish): Promise<Drawing> {
  const job = await askForPlacePicture(services, who, { id, idempotencyKey, customPrompt: withinBounds(prompt), ...finish });
  return { job, history: async () => (await ownedLocation(services.db, who.id, id)).imageHistory };
}

export const generateImage: ServerFunction<'generate-image'> = async (call, body) => {
  if (body.userId) onlyOneself(call, body.userId);
  const { prompt, characterId, locationId, quality, style } = body;
  const isPlace = body.contentType ? body.contentType === 'location' : !characterId && Boolean(locationId);
  const { job, history } = isPlace
    ? await drawLocation(call, locationId || refuse('BAD_REQUEST', 'location.id.missing'), prompt, { quality, style })
    : await drawCharacter(call, characterId || refuse('BAD_REQUEST', 'character.id.missing'), prompt, { quality, style });
  const { imageUrl } = (await madeJob(call, job, 'image.generate.failed')).result;
  const historyItem = (await history()).find(({ url }) => url === imageUrl);
  const imagePath = imageUrl ? pathOfUrl(imageUrl) : null;
  return imageUrl && imagePath && historyItem ? { imageUrl, imagePath, historyItem } : refuse('PROVIDER_FAILED', 'image.reply.invalid');
};
