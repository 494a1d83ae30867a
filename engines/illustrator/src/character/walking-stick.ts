/** A walking stick with a round handle: it stands on the ground, or swings through the air when its owner cheers. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { type Point, group, line, rect } from '../shapes.ts';

const WOOD = '#a8683a';

/** The arm that leans on a stick. */
export const LEANING = [34, 30] as const;

/** Drawn from the hand; `ground` is where it stands, or how long it is when the hand is up. */
export function drawStick(paper: Paper, [x, y]: Point, side: number, ground: number, raised: boolean, ring: string): string {
  const length = ground - y;
  const art =
    line(`M0 ${length - 4} L0 -8 C0 -34 ${-side * 34} -36 ${-side * 36} -12`, shade(WOOD, -0.1), 15) +
    line(`M0 ${length - 4} L0 -8 C0 -34 ${-side * 34} -36 ${-side * 36} -12`, WOOD, 10) +
    line(`M-2 ${length - 22} L-2 14`, shade(WOOD, 0.16), 3, 0.8) +
    rect(-8, 20, 16, 9, 3, paper.ball(ring)) +
    rect(-8, length - 14, 16, 14, 5, '#3a3346');
  const turn = raised ? side * -118 : side * -5;
  return group(`transform="translate(${x} ${y}) rotate(${turn})"`, art);
}
