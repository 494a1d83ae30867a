/**
 * For tests and measurements: three recordings whose words an aligner has found that knows nothing of ours. How it was made, and
 * how to make it anew when the voice is changed, stands in docs/narrator.md.
 */
import { readFileSync } from 'node:fs';
import type { Narration, NarrationBrief } from '../brief.ts';
import { narrate } from '../narrate.ts';
import { flite } from './flite.ts';
import { FOR_SIX, FOR_TEN, FOR_THREE } from './passages.ts';

const speakers = ['Pip', 'Ember', 'Zadie', 'Theo'].map((name) => ({ name }));

export const REFERENCE_BRIEFS: Readonly<Record<string, NarrationBrief>> = {
  'three, warm': { text: FOR_THREE, ageRange: '3-4', voice: 'warm', speakers },
  'six, scottish': { text: FOR_SIX, ageRange: '5-8', voice: 'scottish', speakers },
  'ten, calm': { text: FOR_TEN, ageRange: '9-12', voice: 'calm', speakers },
};

export interface ReferenceTimes {
  /** Of the recording in which the words were found: another number is another recording. */
  samples: number;
  /** Seconds for each word; null where the aligner does not know the word. */
  words: ([start: number, end: number] | null)[];
}

export const REFERENCE_TIMES = JSON.parse(
  readFileSync(new URL('./reference-times.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, ReferenceTimes>>;

export const referenceRecording = (name: string): Narration => {
  const brief = REFERENCE_BRIEFS[name];
  if (!brief) throw new Error(`there is no reference passage ${name}`);
  return narrate(brief, flite);
};

/** Seconds between the starts of the same words, the smallest first. */
export function startErrors(words: readonly { start: number }[], { words: found }: ReferenceTimes): number[] {
  return words.flatMap(({ start }, at) => {
    const span = found[at];
    return span ? [Math.abs(start - span[0])] : [];
  }).toSorted((one, other) => one - other);
}

/** The value below which this share of the sorted values lies. */
export const shareOf = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
