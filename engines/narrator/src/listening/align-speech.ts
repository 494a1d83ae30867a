/**
 * When every word of a text is spoken in a recording that somebody else made: the built-in voice says the text, knows its own
 * times, and is laid over the recording. For voices that do not tell their times themselves.
 */
import type { SaidLike, SpokenWord } from '../brief.ts';
import { narrate } from '../narrate.ts';
import { changeRate } from '../sound/pitch.ts';
import { FRAMES_PER_SECOND, hear, HEARD_RATE } from './spectrum.ts';
import { warp } from './warp.ts';

export interface Recorded {
  /** One channel. */
  pcm: Int16Array;
  sampleRate: number;
}

export interface AlignOptions {
  saidLike?: SaidLike[];
}

const SHORTEST = 0.02;

/** Words with their places in the text and times in the recording, in order, never overlapping. Throws NothingToSay. */
export function alignSpeech(text: string, { pcm, sampleRate }: Recorded, flite: WebAssembly.Module, { saidLike = [] }: AlignOptions = {}): SpokenWord[] {
  const own = narrate({ text, ageRange: '9-12', voice: 'warm', saidLike, oneVoice: true }, flite);
  const theirs = hear(changeRate(pcm, sampleRate, HEARD_RATE));
  const same = warp(hear(own.pcm), theirs);
  const length = pcm.length / sampleRate;
  const at = (seconds: number): number => momentOf(same, seconds) / FRAMES_PER_SECOND;
  let last = 0;
  return own.words.map(({ from, to, start, end }, index) => {
    const room = Math.max(0, length - (own.words.length - index) * SHORTEST);
    const begins = Math.min(Math.max(at(start), last), Math.max(last, room));
    last = Math.min(Math.max(at(end), begins + SHORTEST), Math.max(length, begins + SHORTEST));
    return { from, to, start: begins, end: last };
  });
}

/** Between two frames the moment lies between theirs. */
function momentOf(same: Int32Array, seconds: number): number {
  const place = Math.min(same.length - 1, Math.max(0, seconds * FRAMES_PER_SECOND));
  const before = Math.floor(place);
  const [here, next] = [same[before] ?? 0, same[Math.min(same.length - 1, before + 1)] ?? 0];
  return here + (next - here) * (place - before);
}
