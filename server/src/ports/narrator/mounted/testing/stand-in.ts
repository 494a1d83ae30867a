/** For tests: speaks the language of sherpa-onnx-node with another voice of flite, and tells no times, as sherpa-onnx does not. */
import { readFileSync } from 'node:fs';
import { otherVoice } from '../../../../../../engines/narrator/src/testing/other-voice.ts';

interface Config {
  model: { vits?: { model: string; tokens: string } };
}

export class OfflineTts {
  readonly #voice = otherVoice(3);
  readonly numSpeakers = this.#voice.people;
  readonly sampleRate = this.#voice.sampleRate;

  constructor({ model }: Config) {
    if (!readFileSync(model.vits?.model ?? '').includes('a voice')) throw new Error('this is no model');
  }

  generate({ text, sid, speed }: { text: string; sid: number; speed: number }): { samples: Float32Array; sampleRate: number } {
    const samples = Float32Array.from(this.#voice.speak(text, { person: sid, speed }), (sample) => sample / 32_768);
    return { samples, sampleRate: this.sampleRate };
  }
}
