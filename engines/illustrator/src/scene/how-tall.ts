/** How tall those of a scene are beside each other: in the order of nature, and never so far apart that a face cannot be read. */
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import type { Look, Rig } from '../character/look.ts';
import { Paper } from '../paper.ts';

/** Units of a child who stands there, without hat and hair. */
export const CHILD = 525;

/** What belongs to a head above the middle of its face, in radii of the face: hats, antennae, crests and wings make nobody taller. */
const ABOVE_THE_FACE: Partial<Record<Rig['rig'], number>> = { human: 1.55, robot: 1.5, creature: 1.07, bird: 1.07 };
/** Ears, horns and manes of beasts are seen, and are not all there is of a rabbit. */
const EARS_COUNT = 0.67;
/** Who is wider than tall is as large as somebody taller: so much of it counts. */
const WIDTH_COUNTS = 0.4;
/** Bodies a fifth taller than wide are no wide ones. */
const UPRIGHT = 1.2;

const known = new WeakMap<Look, number>();

/** The height that counts as its own for a look, in its own units: that of standing at ease, whatever it does in a picture, so that it is the same size in all of them. */
export function standingHeight(look: Look): number {
  const before = known.get(look);
  if (before !== undefined) return before;
  const { ride: _, ...onFeet } = look;
  // Whoever is round is wider and no taller, and long legs make somebody taller than the others.
  const { face, box } = drawCharacter(new Paper(1, 1), { ...onFeet, girth: 1, shoulders: 1, legs: 1 }, AT_EASE);
  const above = ABOVE_THE_FACE[look.rig.rig];
  const tall = above ? -face.y + face.r * above : look.rig.rig === 'beast' ? (face.r - face.y) * (1 - EARS_COUNT) - box.top * EARS_COUNT : -box.top;
  const isUpright = look.rig.rig === 'human' || look.rig.rig === 'robot';
  const height = isUpright ? tall : tall * Math.max(1, (UPRIGHT * (box.right - box.left)) / tall) ** WIDTH_COUNTS;
  known.set(look, height);
  return height;
}

/** How many times as tall as the smallest the tallest is at most, by the number of figures. */
const MOST = [1, 1, 2.9, 2.6, 2.4, 2.2];

/** On a narrow sheet the large ones take the width from the others. */
const NARROW = 0.85;

/** @returns how the differences between those of such heights are drawn: heights are raised to this power */
export function softened(sizes: readonly number[], { w, h }: { w: number; h: number }): number {
  const ratio = Math.max(...sizes) / Math.min(...sizes);
  const most = Math.max(1, (MOST[sizes.length] ?? 2) * (w < h ? NARROW : 1));
  return ratio > most ? Math.log(most) / Math.log(ratio) : 1;
}
