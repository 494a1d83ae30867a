/** Looks at a picture of a character and tells what can be told. The picture is not kept. */
import type { Outputs } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { refuse } from '../../http/refuse.ts';
import { CannotSee, type Sight, UnfitPicture } from '../../ports/eyes/eyes.port.ts';
import { HostedFailed } from '../../ports/hosted/hosted-failed.ts';
import { refuseUnsafePicture } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';
import { pictureInDataUrl } from '../../uploads/data-url.ts';
import { isPicture, kindOfFile } from '../../uploads/kind-of-file.ts';
import { describeSight } from './describe.ts';

interface Seen {
  sight: Sight;
  provider: string;
  /** Said before what was seen. */
  note?: string;
}

/**
 * The gate looks first: what it stops is sent to no model.
 * What a hosted model could not look at is looked at by the built-in eyes, which is said: nothing was kept or counted that a person could choose about.
 */
async function look({ eyes, builtIn, safety, log }: Services, picture: Buffer): Promise<Seen> {
  try {
    await refuseUnsafePicture(safety, picture);
    return { sight: await eyes.look(picture), provider: eyes.provider };
  } catch (error) {
    if (error instanceof UnfitPicture) return refuse('UNSAFE', 'app.unsafe-picture');
    if (error instanceof HostedFailed) {
      log.warn({ error }, 'a hosted model did not look at a picture');
      return { sight: await builtIn.eyes.look(picture), provider: builtIn.eyes.provider, note: say('traits.seen.without-service', { name: error.service }) };
    }
    if (!(error instanceof CannotSee)) throw error;
    log.info({ error }, 'a picture could not be decoded');
    return refuse('BAD_REQUEST', 'traits.image.failed');
  }
}

export async function extractTraits(services: Services, imageUrl: string): Promise<Outputs['traits']['extract']> {
  const picture = pictureInDataUrl(imageUrl, 'traits.not-an-image');
  if (!isPicture(await kindOfFile(picture))) refuse('BAD_REQUEST', 'traits.not-an-image');
  const { sight, provider, note } = await look(services, picture);
  const { colors, moods: mood, isDrawing, kind, looks } = sight;
  const suggestions = { colors, mood, isDrawing, ...(kind === undefined ? {} : { kind, looks: looks ?? {} }) };
  return { characterDescriptions: [note, describeSight(sight)].filter(Boolean).join(' '), suggestions, provider };
}
