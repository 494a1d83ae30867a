/** Functions that are another name for what a feature does already. */
import { chatAboutIdeas } from '../features/ideas/service.ts';
import { askForWordsAloud } from '../features/narrations/ask-for-words.ts';
import { extractTraits } from '../features/traits/service.ts';
import { refuse } from '../http/refuse.ts';
import { madeJob } from './made-job.ts';
import type { ServerFunction } from './server-function.ts';

export const getStoryIdeas: ServerFunction<'get-story-ideas'> = ({ services, who }, body) => {
  if (body.message === '') return refuse('BAD_REQUEST', 'idea.empty');
  return chatAboutIdeas(services, who, body);
};

export const extractCharacterTraits: ServerFunction<'extract-character-traits'> = ({ services }, { imageUrl }) =>
  extractTraits(services, imageUrl);

export const generateAudioNarration: ServerFunction<'generate-audio-narration'> = async (call, { content }) => {
  const job = await askForWordsAloud(call.services, call.who, { content, idempotencyKey: call.idempotencyKey });
  const { audioUrl, duration } = (await madeJob(call, job, 'narration.generate.failed')).result;
  return audioUrl && duration ? { audioUrl, duration } : refuse('PROVIDER_FAILED', 'narration.generate.failed');
};
