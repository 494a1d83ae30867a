// What only a body of flesh has or does: no tooth falls out of a robot, and no ghost goes pink to the ears.

import { kindOf } from './kinds.ts';

const OF_METAL_OR_AIR = /robot|android|clockwork|rover|computer|machine|digger|hologram|wind-up|toy train|satellite|mechanic|ghost|spirit|shadow|cloud|\bstar\b/u;

const OF_FLESH = /\b(?:tooth|teeth|hair|sneez\p{L}*|ears?|pink|milk|white|red|breath\p{L}*|swallow\p{L}*|yawn\p{L}*|laces|socks?|cough|same hands|nose|brow|grew an inch|swim|asleep|blush\p{L}*|elbow\p{L}*|mittens?)\b/iu;

/** What not every body has, of the parts that stories like to speak of; `clothed` has a coat with pockets, and a hat. */
export type Part = 'fingers' | 'feet' | 'face' | 'clothed';
const PARTS: readonly Part[] = ['fingers', 'feet', 'face', 'clothed'];

/** A penguin has no fingers, a whale no boots, and a cloud neither. */
export function bodyOf(type: string, male: boolean): { has: readonly Part[]; without: readonly Part[] } {
  const { noun, hand, human } = kindOf(type, male);
  const without = new Set<Part>();
  if (!human && !DRESSED.test(noun)) without.add('clothed');
  if (!human && hand !== 'hand') without.add('fingers');
  if (!human && (hand === 'fin' || NO_FEET.test(noun))) without.add('feet');
  if (!human && NO_FACE.test(noun)) without.add('face');
  return { has: PARTS.filter((part) => !without.has(part)), without: [...without] };
}

/** Who flies jumps off nothing because there is no way back. */
export const canFly = (type: string, male: boolean): boolean => {
  const { noun, hand, human } = kindOf(type, male);
  // A star flies, and whoever gazes at one does not.
  return !human && ((hand === 'wing' && noun !== 'penguin') || /fairy|pixie|dragon|ghost|spirit|cloud|\bstar(?: child)?$|\bkite$/u.test(noun));
};

const DRESSED = /witch|wizard|vampire|elf|gnome|dwarf|goblin|pirate|knight|magician|giant/u;
const NO_FEET = /snail|slug|caterpillar|ghost|spirit|shadow|cloud|\bstar\b|jellyfish|snake|serpent|octopus/u;
const NO_FACE = /robot|rover|computer|machine|digger|hologram|satellite/u;

const OF_FEET = /\b(?:feet|foot|toes?|tiptoe|heels?)\b/u;

/** Of several sentences those that are true of all of these kinds; all of them where none is. */
export function fitting(kinds: readonly string[], lines: readonly string[]): readonly string[] {
  const [isMetal, isFootless] = [OF_METAL_OR_AIR, NO_FEET].map((body) => kinds.some((kind) => body.test(kind)));
  if (!isMetal && !isFootless) return lines;
  const kept = lines.filter((line) => !(isMetal && OF_FLESH.test(line)) && !(isFootless && OF_FEET.test(line)));
  return kept.length > 0 ? kept : lines;
}
