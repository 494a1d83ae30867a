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

/** Share of the sheet's height that the tallest takes, by the number of figures. */
const TALLEST = [0.6, 0.62, 0.61, 0.58, 0.55, 0.52];
/** All heads stay within this share of the width, so that a crop to a square or to 4:3 cuts no face. */
export const HEADS_WITHIN = { from: 0.155, to: 0.845 };
const TRIES = 16;

export function layOut(cast: readonly Sized[], room: StageRoom, roll: Dice): Spot[] {
  if (!cast.length) return [];
  const from = cast.length === 1 ? roll.pick([0.36, 0.5, 0.64] as const) : roll.between(0.44, 0.56);
  let scales = firstScales(cast, room);
  let spots: Spot[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    spots = keepHeadsInside(cast, inARow(cast, scales, room, from), room);
    if (facesApart(cast, spots)) break;
    scales = scales.map((scale) => scale * 0.94);
  }
  return paintFacesLast(cast, spots);
}

function firstScales(cast: readonly Sized[], { w, h }: StageRoom): number[] {
  const talls = cast.map(({ figure, size }) => -figure.box.top * fair(size) * unitFor(figure));
  const unit = ((TALLEST[cast.length] ?? 0.42) * h) / Math.max(...talls);
  const widest = cast.length === 1 ? 0.92 : cast.length === 2 ? 0.62 : 0.46;
  return cast.map(({ figure, size }) => {
    const scale = unit * fair(size) * unitFor(figure);
    return Math.min(scale, (w * widest) / (figure.box.right - figure.box.left));
  });
}

/** Side by side, overlapping a little more the more there are; the taller ones a step further back. */
function inARow(cast: readonly Sized[], scales: readonly number[], { w, h, floor }: StageRoom, from: number): Spot[] {
  const overlap = cast.length > 2 ? 0.76 : 0.86;
  const widths = cast.map(({ figure }, i) => (figure.box.right - figure.box.left) * (scales[i] ?? 1) * overlap);
  const used = widths.reduce((sum, wide) => sum + wide, 0);
  const gap = cast.length > 1 ? Math.min(w * 0.06, Math.max(0, (w * 0.92 - used) / cast.length)) : 0;
  const faceHeights = cast.map(({ figure }, i) => -figure.face.y * (scales[i] ?? 1));
  const order = faceHeights.toSorted((a, b) => b - a);
  let cursor = w * from - (used + gap * (cast.length - 1)) / 2;
  return cast.map(({ figure }, i) => {
    const scale = scales[i] ?? 1;
    const wide = widths[i] ?? 0;
    const x = cursor + wide / 2 - ((figure.box.left + figure.box.right) / 2) * scale;
    cursor += wide + gap;
    const rank = order.indexOf(faceHeights[i] ?? 0);
    const back = cast.length > 2 ? (rank < cast.length / 2 ? -0.045 : 0) : cast.length === 2 && rank === 0 ? -0.018 : 0;
    const y = floor + back * h - figure.floats * 26 * scale;
    return { x, y, scale, depth: y };
  });
}

const faceOf = ({ figure }: Sized, { x, y, scale }: Spot): { x: number; y: number; r: number } => ({
  x: x + figure.face.x * scale,
  y: y + figure.face.y * scale,
  r: figure.face.r * scale,
});

function keepHeadsInside(cast: readonly Sized[], spots: readonly Spot[], { w }: StageRoom): Spot[] {
  const faces = cast.map((one, i) => faceOf(one, spots[i] ?? { x: 0, y: 0, scale: 1, depth: 0 }));
  const left = Math.min(...faces.map(({ x, r }) => x - r));
  const right = Math.max(...faces.map(({ x, r }) => x + r));
  const [low, high] = [w * HEADS_WITHIN.from, w * HEADS_WITHIN.to];
  if (right - left <= high - low) {
    const shift = left < low ? low - left : right > high ? high - right : 0;
    return spots.map((spot) => ({ ...spot, x: spot.x + shift }));
  }
  return spread(spots, faces, low, high);
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
  return faces.every((face, i) =>
    faces.slice(i + 1).every((other) => Math.hypot(face.x - other.x, face.y - other.y) > (face.r + other.r) * 1.08),
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
  const height = (i: number): number => spots[i] && cast[i] ? faceOf(cast[i], spots[i]).y : 0;
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
