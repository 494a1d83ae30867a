/** Loads a model of nsfwjs from the files of its package, with TensorFlow in WebAssembly: nothing is fetched. */
// The package of this name is @tensorflow/tfjs-layers alone (docs/decisions/0062).
import { loadLayersModel } from '@tensorflow/tfjs';
import { ready, setBackend, type Tensor, tensor4d, tidy } from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-wasm';

export interface ModelOrigin {
  /** A module of nsfwjs, and what it calls the model. */
  from: string;
  name: string;
}

interface ModelFiles {
  options?: { size?: number };
  modelJson: () => Promise<{ default: { modelTopology: object; weightsManifest: { weights: [] }[] } }>;
  /** In base64. */
  weightBundles: (() => Promise<{ default: string }>)[];
}

export interface Model {
  /** Pixels of each side of what it looks at. */
  side: number;
  /** @param pixels three bytes each, `side` times `side` */
  predict(pixels: Uint8Array): Promise<Float32Array>;
}

const USUAL_SIDE = 224;

export async function loadModel({ from, name }: ModelOrigin): Promise<Model> {
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly does not start here');
  await ready();
  const files = ((await import(from)) as Record<string, ModelFiles>)[name];
  if (!files) throw new Error(`${from} has no ${name}`);
  const { modelTopology, weightsManifest } = (await files.modelJson()).default;
  const bundles: Buffer[] = [];
  for (const bundle of files.weightBundles) bundles.push(Buffer.from((await bundle()).default, 'base64'));
  const weightData = new Uint8Array(Buffer.concat(bundles)).buffer;
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
  const model = await loadLayersModel({ load: async () => ({ modelTopology, weightSpecs, weightData }) });
  const side = files.options?.size ?? USUAL_SIDE;
  return {
    side,
    async predict(pixels) {
      const answer = tidy(() => model.predict(tensor4d(Float32Array.from(pixels, (byte) => byte / 255), [1, side, side, 3])) as Tensor);
      const values = await answer.data();
      answer.dispose();
      return values as Float32Array;
    },
  };
}
