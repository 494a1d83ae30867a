// Judges a draft: inside the limits of its age first, then fresh in its words.

import type { AgeRange } from '../brief.ts';
import { countWords, grams, meanSentence, overlap, plainWords, sentencesOf } from './measure.ts';
import { FITS } from './paragraph.ts';

/** Higher is better. A draft outside its limits can only win when all are. */
export function rankDraft(paragraphs: readonly string[], age: AgeRange, earlier: readonly string[], unlike: readonly string[], names: readonly string[]): number {
  const fit = FITS[age];
  const text = paragraphs.join(' ');
  const outside = paragraphs.filter((one) => countWords(one) < fit.least || countWords(one) > fit.most).length;
  const mean = meanSentence(text);
  const tooLong = Math.max(0, mean - fit.sentence);
  const missing = names.filter((name) => !text.includes(name)).length;
  return -100 * outside - 30 * missing - 400 * tooLong - repeats(text) * 40 - sameStarts(text) * 6
    - earlier.reduce((sum, old) => sum + overlap(text, old), 0) * 20
    - unlike.reduce((sum, old) => sum + overlap(text, old), 0) * 60;
}

/** The share of four-word runs that come more than once. */
function repeats(text: string): number {
  const all = grams(plainWords(text), 4);
  return all.length === 0 ? 0 : 1 - new Set(all).size / all.length;
}

/** The share of neighbouring sentences that begin with the same word. */
function sameStarts(text: string): number {
  const starts = sentencesOf(text).map((sentence) => plainWords(sentence)[0] ?? '');
  const same = starts.filter((start, at) => at > 0 && start === starts[at - 1]).length;
  return starts.length === 0 ? 0 : same / starts.length;
}
