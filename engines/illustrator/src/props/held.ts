/** Things small enough for a hand. Each is drawn around its grip at 0,0. */
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { group } from '../shapes.ts';
import { PROPS } from './props.ts';

/**
 * Draws the named thing in a hand at x, y; `side` 1 is the viewer's right hand. Unknown names draw nothing.
 * @param lean degrees by which its upper end leans outwards
 * @param size how much larger than in a scene, see `sizeAlone`
 */
export function drawHeld(paper: Paper, name: string, x: number, y: number, side: number, lean = 0, size = 1): string {
  const prop = PROPS[name];
  if (!prop?.grip) return '';
  const turn = lean ? ` rotate(${lean})` : '';
  if (prop.inUse) return group(`transform="translate(${x} ${y}) scale(${side} 1)${turn}"`, prop.inUse(paper));
  const [gripX, gripY] = prop.grip;
  const scale = (prop.inHand ?? 0.8) * size;
  return group(`transform="translate(${x} ${y}) scale(${side * scale} ${scale})${turn} translate(${-gripX} ${-gripY})"`, prop.draw(paper));
}

/** Small things are this long where somebody is shown alone: on a card of 128 pixels a cup would be a dot. */
const SEEN = 150;
const LARGEST = 1.7;
const sizes = new Map<string, number>();

/** How much larger than in a scene a thing is in the hand of who is shown alone. */
export function sizeAlone(name: string): number {
  const found = sizes.get(name);
  if (found) return found;
  const paper = new Paper(1, 1);
  // Light around a thing makes it no longer.
  paper.glow = () => '';
  const { left, right, top, bottom } = reachOf(drawHeld(paper, name, 0, 0, 1));
  const size = Math.min(LARGEST, Math.max(1, SEEN / Math.max(right - left, bottom - top, 1)));
  sizes.set(name, size);
  return size;
}

/** Above the hand, in units of who holds it: from here on a thing reaches up before a face, or behind a chin. */
const TALL = 76;
/** Wider things are no sticks: an umbrella is held upright wherever its shaft is. */
const THIN = 74;
const known = new Map<string, 'short' | 'stick' | 'tall'>();

/** How a thing stands up from the hand that holds it. */
export function standsUp(name: string): 'short' | 'stick' | 'tall' {
  const found = known.get(name);
  if (found) return found;
  const { left, right, top } = reachOf(drawHeld(new Paper(1, 1), name, 0, 0, 1));
  const said = -top < TALL ? 'short' : right - left < THIN ? 'stick' : 'tall';
  known.set(name, said);
  return said;
}

/** Is over the head of who holds it: its shaft is behind the face of who has it in the mouth. */
export const isOverhead = (name: string): boolean => PROPS[name]?.inUse !== undefined;
