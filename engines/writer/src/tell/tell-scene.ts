// Tells the scene of a paragraph: its words, the place that it keeps for what was chosen, and its last word.

import { firstSentenceOf, sentencesOf } from './measure.ts';
import { ALSO } from './paragraph-order.ts';
import type { ParagraphOrder } from './paragraph-order.ts';
import { pointsBack } from './points-back.ts';
import type { Teller } from './teller.ts';

export interface Scene {
  /** All of it but its last word, as it was told. */
  head: string;
  /** The last word: nothing comes behind it. Empty where the scene has none. */
  tail: string;
  /** The head up to the place for what was chosen, and behind it; where none is kept all of it is the first. */
  opening: string;
  rest: string;
  /** Is such a place kept? */
  isParted: boolean;
}

/** Undefined where the story has not all that it asks for. */
export function tellScene(core: string, { toldAs, closes = false }: ParagraphOrder, teller: Teller): Scene | undefined {
  // In the middle of a sentence nothing can come between.
  const [headSource = '', tailSource] = (toldAs?.(core) ?? core).replace(/([,;:]\s*)\^/u, '$1').split('^');
  const [firstSource = '', restSource] = headSource.split(ALSO);
  const first = teller.tell(firstSource);
  const behind = restSource === undefined ? '' : teller.tell(restSource, true);
  const ending = tailSource === undefined ? '' : teller.tell(tailSource);
  if (first === undefined || behind === undefined || ending === undefined) return undefined;
  const whole = `${first} ${behind}`;
  const [head, tail] = closes && ending === '' ? closing(whole) : [whole, ending];
  const isParted = restSource !== undefined && head === whole && !isOfThatHabit(firstSource, behind);
  return { head, tail, isParted, opening: (isParted ? first : head).trim(), rest: isParted ? behind.trim() : '' };
}

/** What comes before the last sentence, and the last sentence: with those before it that it goes on from. */
function closing(text: string): [string, string] {
  const sentences = sentencesOf(text.trim());
  const at = sentences.findLastIndex((sentence, n) => n > 0 && pointsBack(sentence) !== 'it');
  const from = at < 0 ? sentences.length - 1 : at;
  return sentences.length < 2 ? [text, ''] : [sentences.slice(0, from).join(' '), sentences.slice(from).join(' ')];
}

/** “Why do you do that?” behind a habit: with something else between the two it would be about that. */
const isOfThatHabit = (before: string, behind: string): boolean => /\.(?:habit|knack)\}\s*$/u.test(before) && /\bthat\b|^“Is it\b/u.test(firstSentenceOf(behind.trim()));
