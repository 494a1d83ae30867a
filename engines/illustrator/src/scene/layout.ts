/** Puts figures on a stage: nobody's face is covered or near an edge, everybody stays inside, and they turn to each other. */
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

/** Where feet stand, as a share of the height: pages cut a square to 4:3, which must leave both heads and feet. */
export const FLOOR = { square: 0.862, wide: 0.915, tall: 0.9 } as const;
/** Share of the sheet's height that the tallest takes, by the number of figures. */
const TALLEST = [0.6, 0.62, 0.61, 0.58, 0.55, 0.52];
/** All heads stay within this share of the width, so that a crop to a square or to 4:3 cuts no face. */
export const HEADS_WITHIN = { from: 0.155, to: 0.845 };
const TRIES = 16;
/** How far behind the front row the back row stands, as a share of the height, by the number of figures. */
const BACK_ROW = [0, 0, 0.018, 0.08, 0.14, 0.14];

export function layOut(cast: readonly Sized[], room: StageRoom, roll: Dice): Spot[] {
  if (!cast.length) return [];
  const from = cast.length === 1 ? roll.pick([0.36, 0.5, 0.64] as const) : roll.between(0.44, 0.56);
  const near = cast.length === 1 ? roll.pick([1, 1, 0.88, 0.76] as const) : cast.length === 2 ? roll.pick([1, 1, 0.9] as const) : 1;
  let scales = firstScales(cast, room).map((scale) => scale * near);
  let spots: Spot[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    spots = keepInside(cast, inRows(cast, scales, room, from), room);
    if (facesApart(cast, spots)) break;
    scales = scales.map((scale) => scale * 0.94);
  }
  return paintFacesLast(cast, spots);
}

function firstScales(cast: readonly Sized[], { w, h }: StageRoom): number[] {
  const talls = cast.map(({ figure, size }) => -figure.box.top * fair(size) * unitFor(figure));
  const unit = ((TALLEST[cast.length] ?? 0.42) * h) / Math.max(...talls);
  const widest = cast.length === 1 ? 0.86 : cast.length === 2 ? 0.62 : 0.46;
  return cast.map(({ figure, size }) => {
    const scale = unit * fair(size) * unitFor(figure);
    return Math.min(scale, (w * widest) / (figure.box.right - figure.box.left));
  });
}

/** Side by side; from three on as in a family photograph: the taller ones behind, between the others. */
function inRows(cast: readonly Sized[], scales: readonly number[], { w, h, floor }: StageRoom, from: number): Spot[] {
  const overlap = cast.length > 2 ? 0.76 : 0.86;
  const widths = cast.map(({ figure }, i) => (figure.box.right - figure.box.left) * (scales[i] ?? 1) * overlap);
  const used = widths.reduce((sum, wide) => sum + wide, 0);
  const gap = cast.length > 1 ? Math.min(w * 0.06, Math.max(0, (w * 0.92 - used) / cast.length)) : 0;
  const faceHeights = cast.map(({ figure }, i) => -figure.face.y * (scales[i] ?? 1));
  const byHeight = cast.map((_, i) => i).toSorted((a, b) => (faceHeights[b] ?? 0) - (faceHeights[a] ?? 0));
  const back = new Set(byHeight.slice(0, Math.floor(cast.length / 2)));
  const step = BACK_ROW[cast.length] ?? 0.14;
  let cursor = w * from - (used + gap * (cast.length - 1)) / 2;
  const spots: Spot[] = cast.map(() => ({ x: 0, y: 0, scale: 1, depth: 0 }));
  for (const i of interleaved(cast.length, back)) {
    const figure = cast[i]?.figure;
    if (!figure) continue;
    const scale = scales[i] ?? 1;
    const wide = widths[i] ?? 0;
    const x = cursor + wide / 2 - ((figure.box.left + figure.box.right) / 2) * scale;
    cursor += wide + gap;
    const y = floor - (back.has(i) ? step * h : 0) - figure.floats * 26 * scale;
    spots[i] = { x, y, scale, depth: y };
  }
  return spots;
}

/** Front, back, front, back, …: two stay in the order in which they came. */
function interleaved(count: number, back: ReadonlySet<number>): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (count < 3) return all;
  const [behind, before] = [all.filter((i) => back.has(i)), all.filter((i) => !back.has(i))];
  return before.flatMap((i, at) => [i, ...behind.slice(at, at + 1)]).concat(behind.slice(before.length));
}

const faceOf = ({ figure }: Sized, { x, y, scale }: Spot): { x: number; y: number; r: number } => ({
  x: x + figure.face.x * scale,
  y: y + figure.face.y * scale,
  r: figure.face.r * scale,
});

function keepInside(cast: readonly Sized[], spots: readonly Spot[], { w }: StageRoom): Spot[] {
  const faces = cast.map((one, i) => faceOf(one, spots[i] ?? { x: 0, y: 0, scale: 1, depth: 0 }));
  const [first] = spots;
  const [only] = cast;
  if (cast.length === 1 && first && only) return [keepBodyInside(only, first, faces, w)];
  const left = Math.min(...faces.map(({ x, r }) => x - r));
  const right = Math.max(...faces.map(({ x, r }) => x + r));
  const [low, high] = [w * HEADS_WITHIN.from, w * HEADS_WITHIN.to];
  if (right - left <= high - low) {
    const shift = left < low ? low - left : right > high ? high - right : 0;
    return spots.map((spot) => ({ ...spot, x: spot.x + shift }));
  }
  return spread(spots, faces, low, high);
}

/** Alone, the whole body is seen; when that is too wide, the face still is. */
function keepBodyInside({ figure }: Sized, spot: Spot, faces: readonly { x: number; r: number }[], w: number): Spot {
  const { box } = figure;
  const [least, most] = [w * 0.03 - box.left * spot.scale, w * 0.97 - box.right * spot.scale];
  const x = least <= most ? Math.min(most, Math.max(least, spot.x)) : (least + most) / 2;
  const face = { x: (faces[0]?.x ?? 0) + x - spot.x, r: faces[0]?.r ?? 0 };
  const aside = Math.max(0, w * HEADS_WITHIN.from - face.x + face.r) - Math.max(0, face.x + face.r - w * HEADS_WITHIN.to);
  return { ...spot, x: x + aside };
}

/** Faces at even distances from `low` to `high`, in the order in which they stood. */
function spread(spots: readonly Spot[], faces: readonly { x: number; r: number }[], low: number, high: number): Spot[] {
  const wide = faces.reduce((sum, { r }) => sum + 2 * r, 0);
  const gap = (high - low - wide) / Math.max(1, faces.length - 1);
  const order = faces.map((_, i) => i).toSorted((a, b) => (faces[a]?.x ?? 0) - (faces[b]?.x ?? 0));
  const moves = faces.map(() => 0);
  let cursor = low;
  for (const i of order) {
    const { x = 0, r = 0 } = faces[i] ?? {};
    moves[i] = cursor + r - x;
    cursor += 2 * r + gap;
  }
  return spots.map((spot, i) => ({ ...spot, x: spot.x + (moves[i] ?? 0) }));
}

function facesApart(cast: readonly Sized[], spots: readonly Spot[]): boolean {
  const faces = cast.flatMap((one, i) => (spots[i] ? [faceOf(one, spots[i])] : []));
  const apart = cast.length > 3 ? 1.08 : 1.04;
  return faces.every((face, i) =>
    faces.slice(i + 1).every((other) => Math.hypot(face.x - other.x, face.y - other.y) > (face.r + other.r) * apart),
  );
}

/** The taller stand behind; where a wing, a tail or an arm would still cross a face behind it, the two change places. */
function paintFacesLast(cast: readonly Sized[], spots: Spot[]): Spot[] {
  const covers = (front: number, back: number): boolean => {
    const [over, under, one, other] = [spots[front], spots[back], cast[front], cast[back]];
    if (!over || !under || !one || !other) return false;
    const face = faceOf(other, under);
    const reach = face.r * 0.6;
    const { box } = one.figure;
    return (
      over.x + box.left * over.scale < face.x + reach &&
      over.x + box.right * over.scale > face.x - reach &&
      over.y + box.top * over.scale < face.y + reach
    );
  };
  const height = (i: number): number => (spots[i] && cast[i] ? faceOf(cast[i], spots[i]).y : 0);
  const order = spots.map((_, i) => i).toSorted((a, b) => height(a) - height(b));
  for (let pass = 0; pass < order.length; pass++)
    for (let i = 0; i + 1 < order.length; i++) {
      const [back = 0, front = 0] = [order[i], order[i + 1]];
      if (covers(front, back) && !covers(back, front)) [order[i], order[i + 1]] = [front, back];
    }
  return spots.map((spot, i) => ({ ...spot, depth: order.indexOf(i) }));
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
