// How hard a text is to read: Flesch-Kincaid’s grade, and the share of its words that Spache’s list does not have.
import { spache } from 'spache';
import { syllable } from 'syllable';
import { countWords, plainWords, sentencesOf } from '../tell/measure.ts';

const counted = new Map<string, number>();

/** A word comes again and again: it is counted once. */
function syllablesIn(word: string): number {
  const known = counted.get(word) ?? syllable(word);
  counted.set(word, known);
  return known;
}

/** Flesch-Kincaid grade. */
export function gradeOf(text: string): number {
  const words = plainWords(text);
  return 0.39 * (countWords(text) / sentencesOf(text).length) + 11.8 * (words.reduce((sum, word) => sum + syllablesIn(word), 0) / words.length) - 15.59;
}

const FAMILIAR = new Set(spache.map((word) => word.toLowerCase().replace('\'', '’')));

/** "hopped", "running", "biggest", "it’s": known when the word inside is. */
function isFamiliar(word: string): boolean {
  const bare = word.replace('\'', '’').replace(/’(?:s|ll|d|ve|re|m)$/u, '').replace(/’$/u, '');
  const stems = [bare, bare.replace(/s$/u, ''), bare.replace(/es$/u, ''), bare.replace(/ies$/u, 'y'), bare.replace(/ed$/u, ''), bare.replace(/d$/u, ''), bare.replace(/ing$/u, ''),
    bare.replace(/ing$/u, 'e'), bare.replace(/(.)\1(?:ed|ing|er|est)$/u, '$1'), bare.replace(/(?:er|est|ly)$/u, ''), bare.replace(/(?:r|st)$/u, ''), bare.replace(/ied$/u, 'y')];
  return bare.length < 2 || stems.some((stem) => FAMILIAR.has(stem));
}

/** Words of a text that are not on Spache’s list, names left out, each counted once. */
export function unfamiliarIn(text: string, names: readonly string[]): string[] {
  const known = new Set(names.flatMap(plainWords));
  return [...new Set(plainWords(text))].filter((word) => !known.has(word.replace(/’s?$/u, '')) && !isFamiliar(word));
}

/** The share of all words at which such a reader stops for the first time, 0 to 1, and the revised Spache grade made of it. */
export function spacheOf(text: string, names: readonly string[]): { share: number; grade: number } {
  const share = unfamiliarIn(text, names).length / Math.max(1, countWords(text));
  return { share, grade: 0.121 * (countWords(text) / sentencesOf(text).length) + 0.082 * (100 * share) + 0.659 };
}

const quoted = /“[^”]*”/gu;

/** Sentences in which “he” or “she” stands behind two people who could be meant. */
export function clashesIn(text: string, people: readonly { name: string; gender: 'male' | 'female' }[]): string[] {
  return sentencesOf(text.replace(/\n+/gu, ' ')).filter((sentence) => {
    const told = sentence.replace(quoted, '“”');
    return (['male', 'female'] as const).some((gender) => {
      const at = told.search(gender === 'male' ? /\b(?:he|him)\b/iu : /\b(?:she)\b/iu);
      const same = people.filter((one) => one.gender === gender).map(({ name }) => name.split(' ')[0] ?? name);
      return at > 0 && new Set(same.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L}|’)`, 'u').test(told.slice(0, at)))).size > 1;
    });
  });
}
