/** Puts figures on a stage: nobody's face is covered, everybody stays inside, and they turn to each other. */
import type { Figure } from '../character/figure.ts';
import type { Dice } from '../dice.ts';

export interface Sized {
  figure: Figure;
  size: number;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
  /** order in which figures are painted, back to front */
  depth: number;
}

export interface StageRoom {
  w: number;
  h: number;
  floor: number;
}

/** Share of the sheet's height that a child takes, by the number of figures. */
const CHILD_HEIGHT = [0.6, 0.6, 0.56, 0.54, 0.52, 0.5];
const CHILD_UNITS = 470;

export function layOut(cast: readonly Sized[], room: StageRoom, roll: Dice): Spot[] {
  const { w, h, floor } = room;
  const unit = ((CHILD_HEIGHT[cast.length] ?? 0.38) * Math.min(h, w * 1.1)) / CHILD_UNITS;
  let scales = cast.map(({ figure, size }) => {
    const tall = -figure.box.top * unit * fair(size) * unitFor(figure);
    const most = h * (cast.length === 1 ? 0.74 : 0.66);
    return unit * fair(size) * unitFor(figure) * Math.min(1, most / tall);
  });
  const margin = w * 0.04;
  const overlap = 0.88;
  const widthOf = (i: number): number => {
    const { box } = cast[i]?.figure ?? { box: { left: 0, right: 0 } };
    return (box.right - box.left) * (scales[i] ?? 1);
  };
  const total = cast.reduce((sum, _, i) => sum + widthOf(i) * overlap, 0);
  const space = w - margin * 2;
  if (total > space) scales = scales.map((scale) => scale * Math.max(0.5, space / total));
  const used = cast.reduce((sum, _, i) => sum + widthOf(i) * overlap, 0);
  const gap = Math.min(w * 0.07, Math.max(0, (space - used) / (cast.length + 1)));
  const slack = Math.max(0, space - used - gap * Math.max(0, cast.length - 1));
  let cursor = margin + slack * (cast.length === 1 ? roll.pick([0.32, 0.5, 0.68] as const) : roll.between(0.3, 0.7));
  const spots = cast.map(({ figure }, i) => {
    const scale = scales[i] ?? 1;
    const wide = widthOf(i) * overlap;
    const x = cursor + wide / 2 - ((figure.box.left + figure.box.right) / 2) * scale;
    cursor += wide + gap;
    const back = cast.length > 2 ? (i % 2 ? -0.045 : 0) : cast.length === 2 ? roll.pick([0, -0.016] as const) : 0;
    const y = floor + back * h - figure.floats * 26 * scale;
    return { x, y, scale, depth: y };
  });
  return paintFacesLast(cast, spots);
}

/** Where a wing or a tail would cross a neighbour's face, the neighbour is painted in front. */
function paintFacesLast(cast: readonly Sized[], spots: Spot[]): Spot[] {
  const covers = (front: number, back: number): boolean => {
    const [over, under] = [spots[front], spots[back]];
    const [box, face] = [cast[front]?.figure.box, cast[back]?.figure.face];
    if (!over || !under || !box || !face) return false;
    const x = under.x + face.x * under.scale;
    const reach = face.r * under.scale * 0.6;
    return over.x + box.left * over.scale < x + reach && over.x + box.right * over.scale > x - reach;
  };
  for (let i = 0; i + 1 < spots.length; i++) {
    const [left, right] = [spots[i], spots[i + 1]];
    if (!left || !right) continue;
    const [front, back] = right.depth >= left.depth ? [i + 1, i] : [i, i + 1];
    if (covers(front, back) && !covers(back, front))
      [left.depth, right.depth] = [right.depth, left.depth + (right.depth === left.depth ? -1 : 0)];
  }
  return spots;
}

/** Differences in height are kept but softened, so that a mouse can be seen beside a giant. */
const fair = (size: number): number => 0.5 + 0.5 * size;
const unitFor = (figure: Figure): number => (-figure.box.top < 330 ? 1.12 : 1);

/** Where each looks: alone, into the picture; otherwise to the nearest neighbour's face. */
export function turnsFor(xs: readonly number[], w: number, roll: Dice): number[] {
  if (xs.length === 1) return [(xs[0] ?? 0) > w / 2 ? -0.5 : roll.pick([0.5, -0.5] as const)];
  return xs.map((x, i) => {
    const others = xs.filter((_, other) => other !== i);
    const nearest = others.reduce((best, other) => (Math.abs(other - x) < Math.abs(best - x) ? other : best), others[0] ?? x);
    return nearest > x ? 0.85 : -0.85;
  });
}
