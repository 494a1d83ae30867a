/** The classifiers of explicit pictures, in one thread that begins with the first picture and ends when none comes for a while. */
import { Piscina } from 'piscina';
import type { ModelOrigin } from './load-model.ts';
import type { Scores } from './scores.ts';

/** The small one is quick and light; the large one is slow, takes 400 megabytes more, and errs less with photos (docs/decisions/0062). */
export type ModelSize = 'small' | 'large';

export interface Classifier {
  /** @param picture the bytes of a JPEG, PNG or WebP. Null when they cannot be decoded; rejects when nothing can be classified. */
  classify(picture: Buffer, size: ModelSize): Promise<Scores | null>;
  close(): Promise<void>;
}

const MODELS: Readonly<Record<ModelSize, ModelOrigin>> = {
  small: { from: 'nsfwjs/models/mobilenet_v2', name: 'MobileNetV2Model' },
  large: { from: 'nsfwjs/models/inception_v3', name: 'InceptionV3Model' },
};
/** Loading on a busy machine, and the pictures that came before: somebody waits for the answer. */
const MOST_MS = 30_000;
const KEPT_WARM = 2 * 60_000;

/** @param mostMs milliseconds for one picture */
export function openClassifier(models = MODELS, mostMs = MOST_MS): Classifier {
  const filename = new URL('./classify.worker.ts', import.meta.url).href;
  const pool = new Piscina<{ picture: Uint8Array; origin: ModelOrigin }, Scores | null>({ filename, minThreads: 0, maxThreads: 1, idleTimeout: KEPT_WARM });
  // A thread that dies while it has nothing to do harms nobody; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    classify: (picture, size) =>
      pool.run({ picture: new Uint8Array(picture), origin: models[size] }, { name: 'classify', signal: AbortSignal.timeout(mostMs) }),
    close: () => pool.destroy(),
  };
}
