// Finds what breaks a rule in a text of the material, whichever of its choices are taken.

import { sentencesOf } from '../tell/measure.ts';
import { isIn } from './looked-through.ts';
import { isOwn, type OwnWords } from './own-words.ts';
import type { Rule } from './rule.ts';

/** Does a text of the material break one of these rules, whichever of its choices are taken? What is said aloud may be about anything. */
export function breaks(text: string, rules: readonly Rule[], own: OwnWords): boolean {
  const suspects = rules.filter(({ words }) => isIn(words, text));
  return suspects.some(({ whole }) => whole) || (suspects.length > 0 && sentencesOf(text).map(unquoted).some((sentence) => suspects.some((one) => offenceIn(sentence, one, own) !== undefined)));
}

const MARK = /\{(?:march|houses|rooms|days|daylight|sets-off)\}/gu;

/** Gates that are spelled like something of the earth: a place with lamps and neighbours in it may lie on the floor of the sea. */
const SPELLED_ALIKE = /\{(?:village|on-road)\}/gu;

export const unquoted = (sentence: string): string => sentence.replace(/“[^”]*”/gu, '“”').replace(SPELLED_ALIKE, '');

/** The word of a sentence that is out of place, if there is one. */
export function offenceIn(sentence: string, { words, unless, mayOwn }: Rule, own: OwnWords): string | undefined {
  // What a scene says of itself holds, whatever else its first sentence says.
  const mark = sentence.match(MARK)?.find((one) => words.test(one));
  if (mark !== undefined) return mark;
  if (!words.test(sentence) || unless.test(sentence)) return undefined;
  const all = sentence.matchAll(everyOne(words));
  return [...all].map(([word]) => word).find((word) => !mayOwn || !isOwn(word.toLowerCase().split(' ').at(-1) ?? '', own));
}

const everyOnes = new WeakMap<RegExp, RegExp>();

/** The same words, to be found one after another. */
function everyOne(words: RegExp): RegExp {
  const all = everyOnes.get(words) ?? new RegExp(words.source, 'giu');
  everyOnes.set(words, all);
  return all;
}
