/** What lies in a folder that an operator has mounted as a voice, in the words of sherpa-onnx. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The part of sherpa-onnx's configuration that names files. */
export interface VoiceModel {
  vits?: Record<string, string>;
  matcha?: Record<string, string>;
  kokoro?: Record<string, string>;
  kitten?: Record<string, string>;
}

export interface FoundVoice {
  /** As families read it: the name of the folder. */
  name: string;
  model: VoiceModel;
}

const VOCODER = /vocos|hifigan|vocoder/i;

/** Null where the folder holds no voice that we know. The kinds are told apart as sherpa-onnx publishes them. */
export function voiceIn(folder: string): FoundVoice | null {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return null;
  const files = readdirSync(folder).toSorted();
  const models = files.filter((file) => file.endsWith('.onnx') && !VOCODER.test(file));
  // The smaller model of two says the same in half the time.
  const model = models.find((file) => /int8|fp16/.test(file)) ?? models[0];
  if (model === undefined || !files.includes('tokens.txt')) return null;
  const at = (file: string): string => join(folder, file);
  const found = (name: string, file: string | undefined): Record<string, string> => (file !== undefined && files.includes(file) ? { [name]: at(file) } : {});
  const shared: Record<string, string> = { tokens: at('tokens.txt'), ...found('dataDir', 'espeak-ng-data') };
  const lexicons = files.filter((file) => /^lexicon.*\.txt$/.test(file) && !/zh/.test(file));
  const lexicon: Record<string, string> = lexicons.length > 0 ? { lexicon: lexicons.map(at).join(',') } : {};
  const name = basename(folder);
  if (files.includes('voices.bin')) {
    const voices = { model: at(model), voices: at('voices.bin'), ...shared };
    return { name, model: /kitten/i.test(`${name} ${model}`) ? { kitten: voices } : { kokoro: { ...voices, ...lexicon } } };
  }
  const vocoder = files.find((file) => file.endsWith('.onnx') && VOCODER.test(file));
  if (vocoder !== undefined) return { name, model: { matcha: { acousticModel: at(model), vocoder: at(vocoder), ...shared, ...lexicon } } };
  return { name, model: { vits: { model: at(model), ...shared, ...lexicon } } };
}
