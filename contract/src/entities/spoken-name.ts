/** How a family wants a word to be said when a story is read aloud: "Saoirse" like "SEER-sha". */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { writtenLine } from './written.ts';

export const spokenNameSchema = z.object({
  /** One word, as it is written in stories. */
  word: writtenLine(LIMITS.spokenName.word),
  /** The same word, written the way it sounds. */
  like: writtenLine(LIMITS.spokenName.like),
});
export type SpokenName = z.infer<typeof spokenNameSchema>;

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
