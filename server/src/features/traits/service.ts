/** Looks at a picture of a character and tells what can be told. The picture is not kept. */
import type { Outputs } from '@fableloom/contract';
import { refuse } from '../../http/refuse.ts';
import { CannotSee, type Sight } from '../../ports/eyes/eyes.port.ts';
import type { Services } from '../../services.ts';
import { pictureInDataUrl } from '../../uploads/data-url.ts';
import { isPicture, kindOfFile } from '../../uploads/kind-of-file.ts';
import { describeSight } from './describe.ts';

async function look({ eyes, log }: Services, picture: Buffer): Promise<Sight> {
  try {
    return await eyes.look(picture);
  } catch (error) {
    if (!(error instanceof CannotSee)) throw error;
    log.info({ error }, 'a picture could not be decoded');
    return refuse('BAD_REQUEST', 'traits.image.failed');
  }
}

export async function extractTraits(services: Services, imageUrl: string): Promise<Outputs['traits']['extract']> {
  const picture = pictureInDataUrl(imageUrl, 'traits.not-an-image');
  if (!isPicture(await kindOfFile(picture))) refuse('BAD_REQUEST', 'traits.not-an-image');
  const sight = await look(services, picture);
  const { colors, moods: mood, isDrawing } = sight;
  return { characterDescriptions: describeSight(sight), suggestions: { colors, mood, isDrawing }, provider: services.eyes.provider };
}
