/** A rope that goes from hand to hand, and from the first one on to what it is tied to. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { originOf } from '../scene/reach.ts';
import { line } from '../shapes.ts';
import type { Staged } from './scene-stage.ts';

interface Place {
  x: number;
  y: number;
}

const ROPE = '#c0914f';
/** As thick as in a hand, in units of a figure. */
const THICK = 13;

/** @param to what they stand round, if anything: the rope goes there */
export function pulledRope({ width, height }: Paper, figures: readonly Staged[], to: Place | undefined): string {
  const hands = figures.flatMap(({ figure, spot, player }) => {
    const end = player.pulls ? originOf(figure.art, 'rope end') : undefined;
    return end ? [{ x: spot.x + end[0] * spot.scale, y: spot.y + end[1] * spot.scale, scale: spot.scale, body: spot.x, floor: spot.y }] : [];
  }).toSorted((a, b) => a.x - b.x);
  const [first, last] = [hands[0], hands.at(-1)];
  if (!first || !last) return '';
  const thick = THICK * Math.min(...hands.map(({ scale }) => scale));
  // Who pulls at what stands to the right has the hand before the body there.
  const side = hands.reduce((sum, { x, body }) => sum + Math.sign(x - body), 0) < 0 ? -1 : 1;
  const isTug = hands.length > 1 && hands.some(({ x, body }) => x > body) && hands.some(({ x, body }) => x < body);
  const away = isTug ? [] : [to ? { x: to.x, y: to.y - height * 0.06 } : { x: side > 0 ? width + 20 : -20, y: (side > 0 ? last : first).y - height * 0.02 }];
  const course = side > 0 ? [...hands, ...away] : [...away, ...hands];
  // Behind the last of them it hangs down.
  const tail = (at: (typeof hands)[number], towards: number): string =>
    `M${at.x} ${at.y} q${towards * 34 * at.scale} ${18 * at.scale} ${towards * 44 * at.scale} ${(at.floor - at.y) * 0.62} q${towards * 6} ${22 * at.scale} ${towards * 34 * at.scale} ${24 * at.scale}`;
  const tails = isTug ? '' : side > 0 ? tail(first, -1) : tail(last, 1);
  const d = `${course.map(({ x, y }, i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join(' ')} ${tails}`;
  return line(d, shade(ROPE, -0.14), thick * 1.24) + line(d, ROPE, thick * 0.84);
}
