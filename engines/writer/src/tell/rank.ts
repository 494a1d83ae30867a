// Judges a draft: inside the limits of its age first, then fresh in its words.

import type { AgeRange } from '../brief.ts';
import { countWords, sentencesOf } from './measure.ts';
import { FITS } from './fits.ts';
import { isNamed } from './people.ts';
import { runCodes, shareIn, wordCodes } from './words.ts';

export interface Bench {
  age: AgeRange;
  /** The parts before this one: their words may come back, but rather not. */
  earlier: readonly string[];
  /** What this part must differ from. */
  unlike: readonly string[];
  /** Whom and what it ought to name. */
  names: readonly string[];
  /** Words that the whole part may have. */
  most: number;
}

export interface Verdict {
  /** Higher is better. A draft outside its limits can only win when all are. */
  score: number;
  /** Every paragraph has the length of its age, the sentences of the whole do, and everybody is named. */
  isWhole: boolean;
}

export function judge({ age, earlier, unlike, names, most }: Bench): (paragraphs: readonly string[]) => Verdict {
  const fit = FITS[age];
  const before = earlier.map(runsOf).map((runs) => new Set(runs));
  const old = unlike.map(runsOf).map((runs) => new Set(runs));
  return (paragraphs) => {
    const text = paragraphs.join(' ');
    const runs = runsOf(text);
    const counts = paragraphs.map(countWords);
    const all = counts.reduce((sum, words) => sum + words, 0);
    const sentences = sentencesOf(text);
    const outside = counts.filter((words) => words < fit.least || words > fit.most).length;
    const mean = sentences.length === 0 ? 0 : all / sentences.length;
    const tooLong = Math.max(0, mean - fit.sentence);
    const over = Math.max(0, all - most);
    const missing = names.filter((name) => !isNamed(text, name)).length;
    const repeats = runs.length === 0 ? 0 : 1 - new Set(runs).size / runs.length;
    const score = -100 * outside - 30 * missing - 400 * tooLong - 4 * over - repeats * 40 - sameStarts(sentences) * 6
      // Whoever reads alone gets the longer breath of two drafts that are equally fresh.
      + (fit.breath === undefined ? 0 : Math.min(mean, fit.sentence))
      - before.reduce((sum, one) => sum + shareIn(runs, one), 0) * 20
      - old.reduce((sum, one) => sum + shareIn(runs, one), 0) * 60;
    return { score, isWhole: outside === 0 && tooLong === 0 && over === 0 && missing === 0 };
  };
}

const runsOf = (text: string): number[] => runCodes(wordCodes(text), 4);

/** The share of neighbouring sentences that begin with the same word. */
function sameStarts(sentences: readonly string[]): number {
  const starts = sentences.map((sentence) => wordCodes(sentence)[0] ?? 0);
  const same = starts.filter((start, at) => at > 0 && start === starts[at - 1]).length;
  return starts.length === 0 ? 0 : same / starts.length;
}
