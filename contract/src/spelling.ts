/** Words as they are spelled in stories, and which of a family's spoken names stand in a text. Light: pages fetch it without any schema. */
import type { SpokenName } from './entities/spoken-name.ts';

/** Two spellings of one word: capitals, accents and apostrophes make no other word. */
export const spellingOf = (word: string): string => word.toLowerCase().normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');

/** Where words end; an apostrophe is part of one. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’ʼ]+/u;

/** The words of a text that can be kept: each has a letter or a number. */
export const wordsIn = (text: string): string[] => text.split(BETWEEN_WORDS).filter((word) => spellingOf(word) !== '');

/** A name and what ends in its s: "Saoirse's". */
const spellingsIn = (text: string): Set<string> =>
  new Set(wordsIn(text).flatMap((word) => [spellingOf(word), spellingOf(word).replace(/s$/, '')]));

/** The entries that a text needs, in an order that depends on nothing else. */
export function spokenNamesIn(text: string, names: readonly SpokenName[]): SpokenName[] {
  const spellings = spellingsIn(text);
  return names
    .filter(({ word }) => spellings.has(spellingOf(word)))
    .map(({ word, like }) => ({ word, like }))
    .toSorted((one, other) => (spellingOf(one.word) < spellingOf(other.word) ? -1 : 1));
}

/** Whether a recording that was made with `before` sounds as one that would be made with `now`. */
export const soundsTheSame = (before: readonly SpokenName[], now: readonly SpokenName[]): boolean =>
  before.length === now.length && before.every(({ word, like }, at) => spellingOf(word) === spellingOf(now[at]?.word ?? '') && like === now[at]?.like);
