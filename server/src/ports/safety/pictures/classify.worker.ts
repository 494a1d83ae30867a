/** Decodes and classifies away from the HTTP loop. */
import { LIMITS } from '@fableloom/contract/limits';
import sharp from 'sharp';
import type { Model, ModelOrigin } from './load-model.ts';
import { LABELS, type Scores } from './scores.ts';

sharp.concurrency(1);

const loaded = new Map<string, Promise<Model>>();

/** Imported here and not above: a thread that does not even begin would be begun again and again. */
async function load(origin: ModelOrigin): Promise<Model> {
  const { loadModel } = await import('./load-model.ts');
  return loadModel(origin);
}

/** Loaded once; what failed is tried again with the next picture. */
function modelOf(origin: ModelOrigin): Promise<Model> {
  const known = loaded.get(origin.name);
  if (known) return known;
  const model = load(origin).catch((error: unknown) => {
    loaded.delete(origin.name);
    throw error;
  });
  loaded.set(origin.name, model);
  return model;
}

/** Three bytes a pixel on white paper, pressed into a square as the models learnt it; null when it is no picture. */
async function pixelsOf(picture: Uint8Array, side: number): Promise<Buffer | null> {
  const bounds = { limitInputPixels: LIMITS.upload.pixelsPerSide ** 2, failOn: 'error' } as const;
  const square = sharp(picture, bounds).autoOrient().resize(side, side, { fit: 'fill' });
  return square.toColourspace('srgb').flatten({ background: '#ffffff' }).raw().toBuffer().catch(() => null);
}

/** Null when the picture cannot be decoded. Rejects when the model does not load. */
export async function classify({ picture, origin }: { picture: Uint8Array; origin: ModelOrigin }): Promise<Scores | null> {
  const model = await modelOf(origin);
  const pixels = await pixelsOf(picture, model.side);
  if (!pixels) return null;
  const values = await model.predict(pixels);
  return Object.fromEntries(LABELS.map((label, at) => [label, values[at] ?? Number.NaN])) as Scores;
}
