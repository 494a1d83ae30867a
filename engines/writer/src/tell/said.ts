// What a story has said so far: no run of six words comes twice, and what the family does not want does not come at all.

import { grams, plainWords } from './measure.ts';

export interface Said {
  isNew(text: string): boolean;
  /** Says nothing twice in itself, and nothing unwanted. */
  isClean(text: string): boolean;
  note(text: string): void;
}

export function saidSoFar(earlier: readonly string[], avoid: readonly string[]): Said {
  const runs = new Set(earlier.flatMap((text) => grams(plainWords(text), 6)));
  const unwanted = avoid.length > 0 ? new RegExp(`\\b(?:${avoid.map(stem).filter((one) => one.length > 2).join('|') || '\\b\\B'})`, 'iu') : undefined;
  const isClean = (text: string): boolean => {
    const own = grams(plainWords(text), 6);
    return new Set(own).size === own.length && !unwanted?.test(text);
  };
  return {
    isClean,
    isNew: (text) => isClean(text) && !grams(plainWords(text), 6).some((run) => runs.has(run)),
    note: (text) => grams(plainWords(text), 6).forEach((run) => runs.add(run)),
  };
}

/** "spiders" → "spider", so that one is as unwanted as many. */
const stem = (word: string): string => word.toLowerCase().replace(/[^\p{L}’-]/gu, '').replace(/s$/u, '');
