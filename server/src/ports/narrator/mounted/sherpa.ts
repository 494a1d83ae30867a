/** sherpa-onnx as we use it. The package is not one of ours: the operator who mounts a voice installs it. */
import { createRequire } from 'node:module';
import type { OtherVoice } from '@fableloom/narrator';
import type { VoiceModel } from './voice-folder.ts';

export const SHERPA = 'sherpa-onnx-node';
/** The version that this was written against and tried with. */
export const SHERPA_VERSION = '1.13.8';

interface OfflineTts {
  numSpeakers: number;
  sampleRate: number;
  generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): { samples: Float32Array; sampleRate: number };
}

interface SherpaModule {
  OfflineTts: new (config: { model: VoiceModel & { numThreads: number; provider: string }; maxNumSentences: number }) => OfflineTts;
}

const FULL = 32_767;

/** @param from the package, or the file of a stand-in */
export function openVoice(from: string, model: VoiceModel): OtherVoice {
  const sherpa = createRequire(import.meta.url)(from) as SherpaModule;
  const tts = new sherpa.OfflineTts({ model: { ...model, numThreads: 1, provider: 'cpu' }, maxNumSentences: 1 });
  return {
    sampleRate: tts.sampleRate,
    people: Math.max(1, tts.numSpeakers),
    speak(text, { person, speed }) {
      // Memory that belongs to the native side may not leave the thread that it was made in.
      const { samples } = tts.generate({ text, sid: person, speed, enableExternalBuffer: false });
      return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * FULL));
    },
  };
}

export function isInstalled(from: string): boolean {
  try {
    createRequire(import.meta.url).resolve(from);
    return true;
  } catch {
    return false;
  }
}
