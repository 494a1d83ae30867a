// Builds one paragraph for one beat: a written core, filled up or left out until it fits the age.

import type { AgeRange } from '../brief.ts';
import { countWords, meanSentence } from './measure.ts';
import type { Teller } from './teller.ts';
import { tidy } from './tidy.ts';

export interface Fit {
  least: number;
  most: number;
  sentence: number;
}

/** Words in a paragraph and the mean sentence, by age (research/products.md, c3). */
export const FITS: Readonly<Record<AgeRange, Fit>> = {
  '3-4': { least: 14, most: 24, sentence: 8 },
  '5-8': { least: 31, most: 71, sentence: 11 },
  '9-12': { least: 69, most: 143, sentence: 15 },
  '12-17': { least: 103, most: 214, sentence: 20 },
};

export interface ParagraphOrder {
  /** Cores to try, best first; text after ^ comes last, behind any filling. */
  cores: readonly string[];
  /** Sentences that may fill it up. */
  filling: readonly string[];
  fit: Fit;
  /** Filled to this many words at least. */
  aim: number;
}

/** The paragraph, or undefined where no core fits. */
export function buildParagraph(order: ParagraphOrder, teller: Teller): string | undefined {
  let fallback: string | undefined;
  for (const core of order.cores) {
    if (teller.used.has(core)) continue;
    const told = tellCore(core, order, teller);
    if (told && fits(told.text, order.fit)) {
      teller.keep();
      teller.used.add(core);
      told.marks.forEach((mark) => teller.used.add(mark));
      return told.text;
    }
    teller.forget();
    if (told && !fallback && countWords(told.text) <= order.fit.most) fallback = told.text;
  }
  return fallback;
}

/** A single paragraph may run a little long in its sentences; the phase as a whole may not (rank.ts). */
const fits = (text: string, fit: Fit): boolean => {
  const words = countWords(text);
  return words >= fit.least && words <= fit.most && meanSentence(text) <= fit.sentence * 1.35;
};

function tellCore(core: string, order: ParagraphOrder, teller: Teller): { text: string; marks: string[] } | undefined {
  const [headSource = '', tailSource] = core.split('^');
  const head = teller.tell(headSource);
  const tail = tailSource === undefined ? '' : teller.tell(tailSource);
  if (head === undefined || tail === undefined) return undefined;
  const parts = [head.trim()];
  const marks: string[] = [];
  const total = (): number => countWords([...parts, tail].join(' '));
  for (const source of order.filling) {
    if (total() >= order.aim) break;
    if (teller.used.has(source) || marks.includes(source)) continue;
    const text = teller.tell(source);
    if (text === undefined || total() + countWords(text) > order.fit.most) continue;
    parts.push(text.trim());
    marks.push(source);
  }
  return { text: tidy([...parts, tail.trim()].filter(Boolean).map(tidy).join(' ')), marks };
}
