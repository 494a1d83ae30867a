/** Whether "St." and "Dr." stand behind the name of a street ("on Ives St.", "42nd St.") and not before a name ("St. Ives", "Dr. Fox"). */
import { IN_ADDRESSES } from '../lexicon/abbreviations.ts';
import { BEGINS_A_SENTENCE } from '../lexicon/first-words.ts';
import type { Token } from './tokens.ts';

const NAME_BEFORE = /(?:^|[^\p{L}\p{N}])(\p{Lu}[\p{L}'’]+|\d+(?:st|nd|rd|th))\s$/u;
const NAME_BEHIND = /^\s+(\p{Lu}[\p{L}'’]*)/u;
/** In front of a saint: "Mount St. Helens", "Old St. Nick". */
const NO_STREET = /^(?:Mount|Fort|Lake|Port|Saint|Old|Good|Dear|Young|Poor|Kind)$/;
const AROUND = 24;

export function isInAddress({ kind, text: short, from, to }: Pick<Token, 'kind' | 'text' | 'from' | 'to'>, text: string): boolean {
  if (kind !== 'abbreviation' || !Object.hasOwn(IN_ADDRESSES, short.slice(0, -1).toLowerCase())) return false;
  const name = NAME_BEFORE.exec(text.slice(Math.max(0, from - AROUND), from))?.[1];
  if (name === undefined || NO_STREET.test(name) || BEGINS_A_SENTENCE.test(name)) return false;
  const behind = NAME_BEHIND.exec(text.slice(to, to + AROUND))?.[1];
  return behind === undefined || BEGINS_A_SENTENCE.test(behind);
}
