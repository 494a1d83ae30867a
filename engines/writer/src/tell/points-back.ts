// Does a sentence mean something that stands before it? Then nothing else may be put between the two.

import { firstSentenceOf } from './measure.ts';

/** A beginning that goes on from the sentence before. */
const GOES_ON = /^(?:But|And|So|Or|Yet|Nor|Neither|This|These|Those|Such|Both|Its|Their|Even so|After that|All the same|Instead)\b/u;
/** “That Tomasz was broad is the one point …”: it says itself what it is. */
const THAT = /^That\b(?! (?:same |very |last )?(?:morning|afternoon|evening|night|day|week|summer|year)\b| \p{Lu}| (?:he|she|they)\b)/u;
const IT = /^It\b/u;
/** What “it” is comes in the same breath, or it is the hour and the weather. */
const SAYS_ITSELF = /^It (?:(?:had|has|would have|must have|cannot have|could have|ought to have|may have)? ?(?:not )?(?:long since ceased|ought to be|been|is|was|would be|seem\w*|struck|takes|took|got about|turned out|happened|is no|was no|cannot be|did cross|came about|does)\b)[^.;:!?]*\b(?:that|to|who|which|when|what|how|why|whether|if|until|since|where|like|for|late|dark|morning|afternoon|evening|night|noon|(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day)\b/u;
const HE = /^(?:He|She)\b/u;
const THEY = /^They\b/u;
/** More than one, whom “they” could mean. */
const SEVERAL = /\b(?:people|persons|others|they|them|everybody|everyone|relations|relatives|parents|visitors|strangers|cousins|twins|neighbours|travellers|two|three|four|five|six|several|children|friends|those)\b/iu;
/** An answer, and not the beginning of a talk. */
const ANSWERS = /^“(?:Yes|No|Oh|Is (?:that|it)|That|It|So|But|And|Why do you|Which|Who|Then|Well, well|Well, I never)\b/u;

/** What the first sentence means that stands before it: nothing, one person or several, who may be named in between, or what only stands there. */
export type PointsAt = 'nothing' | 'one' | 'several' | 'it';

export function pointsBack(text: string): PointsAt {
  const first = firstSentenceOf(text.trim());
  if (GOES_ON.test(first) || THAT.test(first) || ANSWERS.test(first) || (IT.test(first) && !SAYS_ITSELF.test(first))) return 'it';
  return HE.test(first) ? 'one' : THEY.test(first) ? 'several' : 'nothing';
}

/** Would “they” be understood of somebody else, behind this? */
export const namesSeveral = (text: string): boolean => SEVERAL.test(text);
