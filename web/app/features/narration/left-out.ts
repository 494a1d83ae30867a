/** What a recording passes over: words and digits in another script, which the built-in narrator cannot say. */
import type { Recording } from './recordings.ts';

/** A run of letters that are not Latin, or of digits that are not those of English; marks belong to their letters. */
const OTHER_SCRIPT = /(?:(?!\p{Script=Latin})\p{L}\p{M}*)+|(?:(?![0-9０-９])\p{Nd})+/gu;

/** Whether the text has words in another script that no spoken word covers; a name that the family has written by ear is spoken. */
export const leavesWordsOut = (text: string, { words }: Pick<Recording, 'words'>): boolean =>
  [...text.matchAll(OTHER_SCRIPT)].some(({ index }) => !words.some(({ from, to }) => from <= index && index < to));
