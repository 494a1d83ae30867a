// “{his} hand” of a fox is its paw: scenes are written with hands, and told of whoever is in them.

import type { Piece } from './template.ts';

/** Whose hand it is. */
const OWNER = /^(?:([A-Z])(?:’s|\.his)|[Hh]is)$/u;
const HANDS_OF = /^[A-Z]\.hand$/u;
const HAND = /^((?: (?:own|two|both|bare|cold|left|right|other|empty|free|warm|small|big|poor))* )hand(s?)\b/u;

/**
 * @param text what stands behind the slot `before`
 * @param wordOf the stage's own words, such as “H.hand”
 */
export function inOwnHand(text: string, before: Piece | undefined, wordOf: (name: string) => unknown): string {
  if (before?.is !== 'slot') return text;
  // “{H.hand}s”: the slot has told them all.
  if (isOfSeveral(before.name, text)) return text.slice(1);
  const owner = HAND.test(text) ? OWNER.exec(before.name) : null;
  if (!owner) return text;
  const hand = wordOf(`${owner[1] ?? 'H'}.hand`);
  return typeof hand === 'string' ? text.replace(HAND, (_, words: string, s: string) => words + (s ? handsOf(hand) : hand)) : text;
}

/** Is such a slot followed by the “s” of more than one? */
export const isOfSeveral = (name: string, next: string): boolean => next.startsWith('s') && HANDS_OF.test(name) && /^s(?!\p{L})/u.test(next);

/** More than one; of an elephant one trunk, and otherwise feet. */
export const handsOf = (hand: string): string => (hand === 'trunk' || hand === 'foot' ? 'feet' : hand === 'hoof' ? 'hooves' : `${hand}s`);
