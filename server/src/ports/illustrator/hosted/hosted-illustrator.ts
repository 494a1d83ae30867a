/** A hosted model as the illustrator of portraits, places and scenes. What it draws is described by the built-in illustrator, who knows the briefs. */
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { generateImage, type ImageModel, NoImageGeneratedError } from 'ai';
import sharp from 'sharp';
import { ownWord } from '../../hosted/declined.ts';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import { type Meter, metered } from '../../hosted/meter.ts';
import { fetchAtOneHouse } from '../../hosted/one-house.ts';
import { forPictures, untilSilent, withPatience } from '../../hosted/patience.ts';
import { compatibleServer, sdkSettings } from '../../hosted/sdk.ts';
import type { ModelChoice, Patience } from '../../hosted/settings.ts';
import { drawsFromPictures } from '../../hosted/takes-pictures.ts';
import { PictureNotChecked, type SafetyGate } from '../../safety/safety.port.ts';
import type { DrawnPicture, DrawOptions, Illustrator, Reference } from '../illustrator.port.ts';
import { picturePrompt } from './picture-prompt.ts';
import { whatIsMissing } from './shows-something.ts';

type Model = Exclude<ImageModel, string>;

function imageModel(choice: ModelChoice, fetch: typeof globalThis.fetch): Model {
  const { host, model } = choice;
  const settings = { ...sdkSettings(choice, 'picture'), fetch };
  if (host === 'openai') return createOpenAI(settings).image(model);
  if (host === 'google') return createGoogle(settings).image(model);
  return compatibleServer(choice, 'picture', { fetch }).imageModel(model);
}

const SIDE = 1024;
/** A reference tells who somebody is; it need not be large. */
const REFERENCE_SIDE = 768;
const BLUR_WIDTH = 16;
const TRIES = 2;
const small = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize({ width: REFERENCE_SIDE, height: REFERENCE_SIDE, fit: 'inside', withoutEnlargement: true }).png().toBuffer();

/** A picture that cannot be read any more tells nobody anything; the others do. */
async function readable(references: readonly Reference[]): Promise<Reference[]> {
  const read = await Promise.all(references.map(async ({ name, picture }) => ({ name, picture: await small(picture).catch(() => null) })));
  return read.flatMap(({ name, picture }) => (picture ? [{ name, picture }] : []));
}

type KeptPicture = Pick<DrawnPicture, 'image' | 'width' | 'height' | 'blur'>;

/** What came over the wire is decoded and written anew, so that only a picture is kept. */
async function asKept(bytes: Uint8Array, { format = 'webp', longestSide }: DrawOptions): Promise<KeptPicture> {
  const picture = sharp(bytes, { limitInputPixels: 64_000_000 }).rotate().resize({ width: longestSide ?? SIDE, height: longestSide ?? SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (format === 'jpeg' ? picture.clone().flatten({ background: '#fffdf8' }).jpeg({ quality: 88 }) : picture.clone().webp({ quality: 86 })).toBuffer({ resolveWithObject: true });
  const tiny = await sharp(data).resize(BLUR_WIDTH).webp({ quality: 40 }).toBuffer();
  return { image: data, width: info.width, height: info.height, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
}

interface Parts {
  patience: Patience;
  meter: Meter;
  safety: SafetyGate;
  builtIn: Illustrator;
}

/** @param parts `builtIn` describes briefs, sketches, renders vectors, and draws the figures on transparent ground */
export function hostedIllustrator(choice: ModelChoice, { patience, meter, safety, builtIn }: Parts): Illustrator {
  const { label } = choice;

  /** Answers no bytes where it answered without a picture. */
  function ask(prompt: string, references: Buffer[], signal: AbortSignal | undefined): Promise<Uint8Array> {
    return withPatience(label, patience, () => metered(meter, { work: 'image', model: label, estimate: { pictures: 1 } }, async (tell) => {
      let isPaid = false;
      const model = imageModel(choice, fetchAtOneHouse(choice, () => {
        isPaid = true;
        tell({ pictures: 1 });
      }));
      const { image } = await generateImage({
        model, n: 1, ...(choice.host === 'google' ? { aspectRatio: '1:1' as const } : { size: `${SIDE}x${SIDE}` as const }), maxRetries: 0, abortSignal: untilSilent(forPictures(patience), signal),
        prompt: references.length > 0 ? { text: prompt, images: references } : prompt,
      }).catch((error: unknown) => {
        signal?.throwIfAborted();
        if (NoImageGeneratedError.isInstance(error)) return { image: { uint8Array: new Uint8Array(0) } };
        const own = ownWord(error);
        // A picture is dear, and a service that answers in another shape does so again.
        throw isPaid && !(own instanceof HostedFailed) ? new HostedFailed(label, 'unusable', (error as Error).message, { cause: error }) : own;
      });
      return image.uint8Array;
    }), signal);
  }

  async function isFit(picture: Buffer): Promise<boolean> {
    const verdict = await safety.checkPicture?.(picture).catch((error: unknown) => {
      if (error instanceof PictureNotChecked) throw new HostedFailed(label, 'unchecked', error.message, { cause: error });
      throw error;
    });
    return verdict?.is !== 'unsafe';
  }

  /** An empty picture, or one that is not for children, may be a whim of the service, so it is asked once more. */
  async function pictureOf(prompt: string, references: Buffer[], options: DrawOptions): Promise<KeptPicture> {
    let failed = new HostedFailed(label, 'unusable', 'nothing came');
    for (let tried = 0; tried < TRIES; tried += 1) {
      const picture = await ask(prompt, references, options.signal);
      const missing = await whatIsMissing(picture).catch((error: unknown) => {
        throw new HostedFailed(label, 'unusable', 'it is no picture', { cause: error });
      });
      const kept = missing === null ? await asKept(picture, options) : null;
      if (kept && (await isFit(kept.image))) return kept;
      failed = kept ? new HostedFailed(label, 'unsafe', 'the picture') : new HostedFailed(label, 'unusable', missing ?? '');
    }
    throw failed;
  }

  return {
    provider: label,
    async draw(brief, options = {}): Promise<DrawnPicture> {
      if (brief.is === 'figure') return builtIn.draw(brief, options);
      const { signal, ageRange } = options;
      const described = await builtIn.draw(brief, { ...(signal ? { signal } : {}), format: 'jpeg', longestSide: 64 });
      const given = await readable(drawsFromPictures(choice) ? ((await options.references?.()) ?? []) : []);
      const prompt = picturePrompt(described.prompt, brief, given.map(({ name }) => name));
      if ((await safety.check(prompt, ageRange)).is === 'unsafe') throw new HostedFailed(label, 'unsafe', 'the prompt');
      const kept = await pictureOf(prompt, given.map(({ picture }) => picture), options);
      return { ...kept, contentType: `image/${options.format ?? 'webp'}`, svg: null, alt: described.alt, prompt, notDrawn: [] };
    },
    sketch: (brief) => builtIn.sketch(brief),
    render: (svg, options) => builtIn.render(svg, options),
    close: async () => undefined,
  };
}
