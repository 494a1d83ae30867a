/** Things small enough for a hand. Each is drawn around its grip at 0,0. */
import type { Paper } from '../paper.ts';
import { group } from '../shapes.ts';
import { PROPS } from './props.ts';

/** Draws the named thing in a hand at x, y; `side` 1 is the viewer's right hand. Unknown names draw nothing. */
export function drawHeld(paper: Paper, name: string, x: number, y: number, side: number): string {
  const prop = PROPS[name];
  if (!prop?.grip) return '';
  if (prop.inUse) return group(`transform="translate(${x} ${y}) scale(${side} 1)"`, prop.inUse(paper));
  const [gripX, gripY] = prop.grip;
  const scale = prop.inHand ?? 0.8;
  return group(`transform="translate(${x} ${y}) scale(${side * scale} ${scale}) translate(${-gripX} ${-gripY})"`, prop.draw(paper));
}
