/** Lays all takes behind one another in one recording, every voice as loud as the others. */
import type { Take } from '../take.ts';
import { balance, measure, mixIn, type Energy } from './loudness.ts';

export interface PlacedTake {
  take: Take;
  /** Seconds from the start of the recording. */
  start: number;
  /** Takes with the same voice get the same gain. */
  voice: string;
  /** Factor beside that of the voice. */
  gain: number;
}

export interface Recording {
  pcm: Int16Array;
  sampleRate: number;
  duration: number;
}

/** `length` is in seconds. */
export function putTogether(placed: readonly PlacedTake[], length: number): Recording {
  const sampleRate = placed[0]?.take.sampleRate ?? 16_000;
  const pcm = new Int16Array(Math.round(length * sampleRate));
  const gains = balance(energies(placed), pcm.length);
  for (const { take, start, voice, gain } of placed) {
    for (const { samples, start: offset } of take.pieces) {
      const at = Math.min(Math.round((start + offset) * sampleRate), pcm.length - samples.length);
      mixIn(pcm, at, samples, (gains.get(voice) ?? 1) * gain);
    }
  }
  return { pcm, sampleRate, duration: pcm.length / sampleRate };
}

function energies(placed: readonly PlacedTake[]): Map<string, Energy> {
  const voices = new Map<string, Energy>();
  for (const { take, voice } of placed) {
    for (const { samples } of take.pieces) voices.set(voice, measure(samples, voices.get(voice)));
  }
  return voices;
}
