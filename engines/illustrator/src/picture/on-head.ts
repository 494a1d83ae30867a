/** A thing on somebody's head: a bun sits on it, a bucket is upside down over it. */
import type { Figure } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import type { Paper } from '../paper.ts';
import { PROPS } from '../props/props.ts';
import { reachOf } from '../scene/reach.ts';
import { group, moved } from '../shapes.ts';

/** Hollow things are put over a head. */
const OVER_IT: ReadonlySet<string> = new Set(['bucket', 'pan', 'pot', 'basket', 'bowl', 'saucepan', 'tin']);
/** In radii of the face: how tall it is, how wide at the most, and where above the middle of the face it stands. */
const SIZE = { tall: 0.8, wide: 1.5, up: 0.86, intoHair: 0.2 } as const;

/** Whether what is highest of somebody is hair: over a skull or a pumpkin there is only air. */
export const hasHair = ({ rig, hairStyle }: Look): boolean => rig.rig === 'human' && hairStyle !== 'none' && (!rig.parts.head || ['human', 'broad', 'android'].includes(rig.parts.head));

/** @param onHair whether what is highest of it is hair: ears and horns stand at both sides of what is on a head */
export function withOnHead(paper: Paper, figure: Figure, prop: string, onHair: boolean): Figure {
  const art = PROPS[prop]?.draw(paper);
  if (!art) return figure;
  const { top, left, right } = reachOf(art);
  const { x, y, r } = figure.face;
  const scale = Math.min((r * SIZE.tall) / Math.max(1, -top), (r * SIZE.wide) / Math.max(1, right - left));
  const middle = x - ((left + right) / 2) * scale;
  const stands = Math.min(y - r * SIZE.up, onHair ? figure.box.top + r * SIZE.intoHair : Infinity);
  const tall = -top * scale;
  const drawn = OVER_IT.has(prop) ? group(`transform="translate(${x + ((left + right) / 2) * scale} ${stands - tall * 0.7}) rotate(180) scale(${scale})"`, art) : moved(middle, stands, scale, art);
  return { ...figure, art: figure.art + drawn, box: { ...figure.box, top: Math.min(figure.box.top, stands - tall) } };
}
