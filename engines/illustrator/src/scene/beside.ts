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

export const scaleBeside = (figure: Figure, size: number, small: boolean, { w, h }: StageRoom, tallest: number): number => {
  const tall = Math.min(SMALL * Math.min(h, w * 1.15), tallest * 0.42) * (small ? 0.72 : Math.min(1.5, Math.max(0.75, 0.5 + 0.6 * size)));
  return Math.min(tall / -figure.box.top, (w * 0.24) / (figure.box.right - figure.box.left));
};

const TRIES = [0.5, 0.16, 0.84, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.1, 0.9];

/** The freest spot along the front; it is written into `taken`. */
export function findRoom(
  half: number,
  tall: number,
  taken: Body[],
  faces: readonly Circle[],
  room: StageRoom,
  roll: Dice,
): { x: number; y: number } {
  const y = room.floor + room.h * 0.022;
  const tries = TRIES.map((t) => Math.min(room.w - half - 8, Math.max(half + 8, room.w * t)));
  const cost = (x: number): number => {
    const crowded = taken.reduce((sum, body) => sum + Math.max(0, half + body.half - Math.abs(x - body.x)) * (body.dear ?? 1), 0);
    const hides = faces.some((face) => Math.abs(face.x - x) < face.r + half && y - tall < face.y + face.r);
    return crowded + (hides ? 10_000 : 0) + roll.between(0, 6);
  };
  const costs = tries.map((x) => ({ x, cost: cost(x) })).toSorted((a, b) => a.cost - b.cost);
  const x = costs[0]?.x ?? room.w / 2;
  taken.push({ x, half: half * 1.1, dear: 4 });
  return { x, y };
}
