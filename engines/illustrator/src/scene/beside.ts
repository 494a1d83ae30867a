/** Places for what stands beside the cast: small beings and loose things, never before a face. */
import type { Figure } from '../character/figure.ts';
import type { Dice } from '../dice.ts';
import type { StageRoom } from './layout.ts';

export interface Body {
  x: number;
  half: number;
  /** how much it matters that nothing stands before it (1) */
  dear?: number;
}

export interface Circle {
  x: number;
  y: number;
  r: number;
}

export interface SmallSpot {
  x: number;
  y: number;
  scale: number;
}

/** Share of the sheet's height of something small beside the cast. */
const SMALL = 0.2;

/** A donkey, a bear or a horse is no lapdog: beside one alone there is room for it. */
const LARGE = { from: 0.75, grow: 1.75 };

/** @param roomy only one stands there */
export const scaleBeside = (figure: Figure, size: number, small: boolean, { w, h }: StageRoom, tallest: number, roomy = false): number => {
  const large = roomy && !small && size >= LARGE.from ? LARGE.grow : 1;
  const tall = large * Math.min(SMALL * Math.min(h, w * 1.15), tallest * 0.42) * (small ? 0.72 : Math.min(1.5, Math.max(0.75, 0.5 + 0.6 * size)));
  return Math.min(tall / -figure.box.top, (w * 0.24 * large) / (figure.box.right - figure.box.left));
};

const TRIES = [0.5, 0.16, 0.84, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.1, 0.9];

/** How much of its height something keeps there, so that its top stays below every face: 1 is all of it. */
function fitAt(x: number, y: number, half: number, tall: number, faces: readonly Circle[]): number {
  const room = faces.filter((face) => Math.abs(face.x - x) < face.r * 0.9 + half).map((face) => y - face.y - face.r);
  return Math.max(0.2, Math.min(1, ...room.map((free) => free / tall)));
}

/** Where along the front the fewest feet stand: bodies are wider above, by hair, wings and tails. */
export function betweenFeet(half: number, tall: number, bodies: readonly Body[], faces: readonly Circle[], room: StageRoom): { x: number; fit: number } {
  const y = room.floor + room.h * 0.016;
  const to = room.w - Math.max(room.w * 0.1, room.corner ? room.corner + half * 0.6 : 0);
  const spots = Array.from({ length: 25 }, (_, i) => room.w * 0.1 + ((to - room.w * 0.1) * i) / 24).map((x) => {
    const trodden = bodies.reduce((sum, body) => sum + Math.max(0, half + body.half * (body.dear ? 1 : 0.5) - Math.abs(x - body.x)) * (body.dear ?? 1), 0);
    const fit = fitAt(x, y, half, tall, faces);
    return { x, fit, cost: trodden + (1 - fit) * 400 };
  });
  return spots.toSorted((a, b) => a.cost - b.cost)[0] ?? { x: room.w / 2, fit: 1 };
}

/** Where in the sky something is farthest from every face. */
export function inTheAir(half: number, tall: number, faces: readonly Circle[], { w, h }: StageRoom): { x: number; y: number; fit: number } {
  const margin = half + Math.min(w, h) * 0.07;
  const spots = [0.16, 0.3, 0.5, 0.7, 0.84].flatMap((across) =>
    [0.26, 0.34].map((down) => {
      const [x, y] = [Math.min(w - margin, Math.max(margin, w * across)), h * down + tall / 2];
      const free = Math.min(...faces.map((face) => Math.hypot(face.x - x, face.y - (y - tall / 2)) - face.r), w);
      return { x, y, free };
    }));
  const { x, y, free } = spots.toSorted((a, b) => b.free - a.free)[0] ?? { x: w / 2, y: h * 0.3, free: w };
  return { x, y, fit: Math.max(0.3, Math.min(1, free / (Math.hypot(half, tall / 2) * 1.05))) };
}

/** Nothing small stands before something small: where it would, the whole front is searched. */
function besides(rough: number, [from, to]: readonly [number, number], half: number, taken: readonly Body[], hides: (x: number) => number): number {
  const small = taken.filter(({ dear = 1 }) => dear > 1);
  const over = (x: number, some: readonly Body[]): number => some.reduce((sum, body) => sum + Math.max(0, half + body.half - Math.abs(x - body.x)), 0);
  if (!over(rough, small)) return rough;
  const all = Array.from({ length: 33 }, (_, i) => from + ((to - from) * i) / 32);
  return all.map((x) => ({ x, cost: over(x, small) * 6 + over(x, taken) + hides(x) })).toSorted((a, b) => a.cost - b.cost)[0]?.x ?? rough;
}

/** What lies a whole sheet away from the one to whom it belongs costs as much as being hidden by so many pixels. */
const FAR_AWAY = 0.3;

/** The freest spot along the front, and how much smaller it must be there to hide no face; it is written into `taken`. @param near to whom it belongs */
export function findRoom(
  half: number,
  tall: number,
  taken: Body[],
  faces: readonly Circle[],
  room: StageRoom,
  roll: Dice,
  near?: Body,
): { x: number; y: number; fit: number } {
  const y = room.floor + room.h * 0.016;
  // A tall page cuts a square at both sides.
  const margin = Math.max(8, Math.min(room.w, room.h) * 0.07);
  const edge = room.w - Math.max(margin, room.corner ?? 0);
  const inside = (x: number): number => Math.min(edge - half, Math.max(half + margin, x));
  const atSide = near ? [-1, 1].map((side) => near.x + side * (near.half + half * 1.04)) : [];
  const tries = [...TRIES.map((t) => room.w * t), ...atSide].map(inside);
  const awayFrom = (x: number): number => (near ? Math.abs(x - near.x) * FAR_AWAY : 0);
  const cost = (x: number): number => {
    const crowded = taken.reduce((sum, body) => sum + Math.max(0, half + body.half - Math.abs(x - body.x)) * (body.dear ?? 1), 0);
    return crowded + awayFrom(x) + (1 - fitAt(x, y, half, tall, faces)) * 10_000;
  };
  const rough = tries.map((at, i) => ({ at, cost: cost(at) + (i < TRIES.length ? roll.between(0, 6) : 3) })).toSorted((a, b) => a.cost - b.cost)[0]?.at ?? room.w / 2;
  const x = besides(rough, [margin + half, edge - half], half, taken, (at) => awayFrom(at) + (1 - fitAt(at, y, half, tall, faces)) * 400);
  const fit = fitAt(x, y, half, tall, faces);
  taken.push({ x, half: half * fit * 1.1, dear: 4 });
  return { x, y, fit };
}
