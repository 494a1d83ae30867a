/** Where a sentence ends: at a mark, or at a short form whose full stop is also that of the sentence ("at 5 p.m. She slept"). */
import { BEGINS_A_SENTENCE } from '../lexicon/first-words.ts';
import { isInAddress } from './addresses.ts';
import { closesSentence } from './marks.ts';
import type { Token } from './tokens.ts';

const LOOK_AHEAD = 24;
/** But for the next of several initials. */
const NEXT_WORD = /^["”’'»)\]*_]*\s+["“‘«(]*(?!\p{Lu}\.)(\p{Lu}[\p{L}'’]*)/u;
const MAY_END_ANYWHERE = /^(?:etc|rd|ave|blvd|ln)\.$|[ap]\.m\.$/i;
const TITLES = /^(?:mrs?|ms|dr|prof|st|capt|sgt|col|gen|lt|rev|hon|mt|vs|approx|no|pp?|ch|vol|fig|apt|mme|mlle|messrs|e\.g|i\.e)\.$/i;
/** "5 p.m. Monday" goes on. */
const DAY_OR_MONTH = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|June|July|August|September|October|November|December)$/;

export function endsSentence(token: Token, text: string): boolean {
  const after = text.slice(token.to, token.to + LOOK_AHEAD);
  if (token.kind === 'mark') return closesSentence(token.text, after);
  if (!token.text.endsWith('.')) return false;
  const next = NEXT_WORD.exec(after)?.[1];
  if (next === undefined) return false;
  if (MAY_END_ANYWHERE.test(token.text)) return !DAY_OR_MONTH.test(next);
  const isTitle = TITLES.test(token.text) && !isInAddress(token, text);
  return !isTitle && BEGINS_A_SENTENCE.test(next);
}
