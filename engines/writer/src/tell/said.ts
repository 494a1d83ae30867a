// What a story has said so far: no run of six words comes twice, and what the family does not want does not come at all.

import { grams, plainWords } from './measure.ts';

export interface Said {
  isNew(text: string): boolean;
  /** Says nothing twice in itself, and nothing unwanted. */
  isClean(text: string): boolean;
  note(text: string): void;
}

/** `names` may come back as often as they like: of the goal, of the places, the refrain. */
export function saidSoFar(earlier: readonly string[], avoid: readonly string[], names: readonly string[] = []): Said {
  const known = names.flatMap((name) => name.split(/[{[][^\]}]*[\]}]/u)).map((part) => plainWords(part).join(' ')).filter((part) => part.includes(' '));
  let last: { text: string; runs: string[] } = { text: '', runs: [] };
  const runsOf = (text: string): string[] => {
    if (text !== last.text) last = { text, runs: readRuns(text) };
    return last.runs;
  };
  const readRuns = (text: string): string[] => {
    const words = known.reduce((line, name) => line.replaceAll(` ${name} `, ' * '), ` ${plainWords(text).join(' ')} `);
    return grams(words.trim().split(' '), 6);
  };
  const runs = new Set(earlier.flatMap(runsOf));
  const unwanted = avoid.length > 0 ? new RegExp(`\\b(?:${avoid.map(stem).filter((one) => one.length > 2).join('|') || '\\b\\B'})`, 'iu') : undefined;
  const isClean = (text: string): boolean => {
    const own = runsOf(text);
    return new Set(own).size === own.length && !unwanted?.test(text);
  };
  return {
    isClean,
    isNew: (text) => isClean(text) && !runsOf(text).some((run) => runs.has(run)),
    note: (text) => runsOf(text).forEach((run) => runs.add(run)),
  };
}

/** "spiders" → "spider", so that one is as unwanted as many. */
const stem = (word: string): string => word.toLowerCase().replace(/[^\p{L}’-]/gu, '').replace(/s$/u, '');
