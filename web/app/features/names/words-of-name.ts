/** The words of a name that somebody may want to say otherwise: "Captain Saoirse of the Bay" has three. */
import { spellingOf, wordsIn } from '@fableloom/contract/spelling';

/** Capitals, and letters of scripts that have none. */
const BEGINS_A_NAME = /^[\p{Lu}\p{Lt}\p{Lo}]/u;

const SMALL_WORDS = new Set(['the', 'of', 'and']);

/** Each spelling once, in the order of the names. */
export function wordsOfNames(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const word of names.flatMap(wordsIn)) {
    const spelling = spellingOf(word);
    if (BEGINS_A_NAME.test(word) && !SMALL_WORDS.has(spelling) && !found.has(spelling)) found.set(spelling, word);
  }
  return [...found.values()];
}
