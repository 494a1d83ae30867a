// “{his} hand” of a fox is its paw: scenes are written with hands, and told of whoever is in them.

import type { Piece } from './template.ts';

/** Whose hand it is. */
const OWNER = /^(?:([A-Z])(?:’s|\.his)|[Hh]is)$/u;
const HAND = /^((?: (?:own|two|both|bare|cold|left|right|other|empty|free|warm|small|big|poor))* )hand(s?)\b/u;

/**
 * @param text what stands behind the slot `before`
 * @param wordOf the stage's own words, such as “H.hand”
 */
export function inOwnHand(text: string, before: Piece | undefined, wordOf: (name: string) => unknown): string {
  const owner = before?.is === 'slot' ? OWNER.exec(before.name) : null;
  if (!owner || !HAND.test(text)) return text;
  const hand = wordOf(`${owner[1] ?? 'H'}.hand`);
  return typeof hand === 'string' ? text.replace(HAND, `$1${hand}$2`) : text;
}
