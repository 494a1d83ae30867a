/** Draws any words, without a story around them. */
import { say } from '@fableloom/contract/messages/index';
import type { Desk } from '../../jobs/desk.ts';
import { refuseUnsafeResult } from '../../ports/safety/refuse-unsafe.ts';
import { keepPicture } from '../../ports/storage/keep-picture.ts';
import type { Services } from '../../services.ts';
import type { WordsInput } from './ask-for-words.ts';

export async function drawWords(services: Services, desk: Desk, { text }: WordsInput): Promise<void> {
  const { job } = desk;
  await desk.report(say('job.screen.drawing'), 0.1);
  const drawn = await services.illustrator.draw({ is: 'scene', seed: job.id, text, cast: [] }, { signal: desk.signal, format: 'jpeg' });
  await refuseUnsafeResult(services.safety, drawn.prompt);
  await desk.report(say('job.screen.saving'), 0.9);
  // The attempt keeps a second try from meeting the file of a first one that was cut off.
  const { picture, paths } = await keepPicture(services.files, `uploads/${job.userId}/scene_${job.id}_${job.attempts}`, drawn);
  desk.keep(paths);
  await desk.finish(async () => ({ imageUrl: picture.url, prompt: drawn.prompt }));
}
