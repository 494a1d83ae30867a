/** What those of a scene sit on: one wall under all who sit on the wall. */
import { drawSeat, type Seat, SHARED_SEATS, type SeatedOn, sitOn } from '../character/seat.ts';
import type { Figure } from '../character/figure.ts';
import type { Paper } from '../paper.ts';
import { moved } from '../shapes.ts';
import { coversFace, outlinesOfFigure } from '../scene/face-cover.ts';
import type { Spot } from '../scene/layout.ts';
import { faceAt } from '../scene/whose-face.ts';

interface Seated {
  figure: Figure;
  spot: Spot;
}

export interface SeatThere {
  on: Seat;
  art: string;
  x: number;
  y: number;
  /** half of its width, in pixels */
  half: number;
}

const seatsOf = <T extends Seated>(figures: readonly T[]): [SeatedOn['on'], (T & { figure: { seat: SeatedOn } })[]][] =>
  [...Map.groupBy(figures.filter((one): one is T & { figure: Figure & { seat: SeatedOn } } => one.figure.seat !== undefined), ({ figure }) => figure.seat.on)];

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Two on one wall sit at one height, whatever their size: each a little higher or lower than alone. */
export function onOneLevel<T extends Seated>(figures: readonly T[]): T[] {
  const spots = new Map<Seated, Spot>();
  for (const [on, all] of seatsOf(figures)) {
    if (!SHARED_SEATS.has(on) || all.length < 2) continue;
    const ground = Math.max(...all.map(({ spot }) => spot.y));
    const level = ground - mean(all.map(({ figure, spot }) => figure.seat.rise * spot.scale));
    for (const one of all) spots.set(one, { ...one.spot, y: level + one.figure.seat.rise * one.spot.scale });
  }
  return beforeSeats(figures.map((one) => ({ ...one, spot: spots.get(one) ?? one.spot })));
}

/** Feet would hang before the stones of a wall: who stands farther back than those who sit there steps before it, where that covers nobody's face. */
function beforeSeats<T extends Seated>(figures: readonly T[]): T[] {
  const seats = seatsOf(figures).flatMap(([on, all]) => (SHARED_SEATS.has(on) ? [{ ground: Math.max(...all.map(({ spot }) => spot.y)), from: Math.min(...all.map(({ figure, spot }) => spot.x - figure.seat.half * spot.scale)), to: Math.max(...all.map(({ figure, spot }) => spot.x + figure.seat.half * spot.scale)) }] : []));
  return figures.map((one) => {
    const seat = one.figure.seat || one.figure.floats || one.spot.ground !== undefined ? undefined : seats.find(({ ground, from, to }) => one.spot.y < ground && one.spot.x > from && one.spot.x < to);
    if (!seat) return one;
    const spot = { ...one.spot, y: seat.ground + 4, depth: seat.ground + 4 };
    const marks = outlinesOfFigure(one.figure);
    return figures.some((other) => other !== one && coversFace(marks, spot, faceAt(other.figure, other.spot))) ? one : { ...one, spot };
  });
}

const TALL: ReadonlySet<Seat> = new Set(['wall', 'fence']);
/** How high they are where nobody else sits on them, as a share of the width of the sheet. */
const HIGH = 0.11;

/** A cat that sits on the wall on which others sit comes to its end; alone it has a piece of wall of its own. @param w width of the sheet */
export function bringUp<T extends Seated>(one: T, on: Seat | undefined, figures: readonly Seated[], w: number): T {
  if (!on || one.figure.floats || one.figure.under) return one;
  const { left, right } = one.figure.box;
  const body = Math.max(60, (right - left) * 0.3);
  const others = figures.flatMap(({ figure: { seat }, spot }) => (seat?.on === on && SHARED_SEATS.has(on) ? [{ seat, spot }] : []));
  const { scale } = one.spot;
  // Walls are as high as walls, however small a cat is.
  if (!others.length) return { ...one, figure: TALL.has(on) ? sitOn(one.figure, on, body * 1.7, (w * HIGH) / scale) : sitOn(one.figure, on, body) };
  const ends = [Math.min(...others.map(({ seat, spot }) => spot.x - seat.half * spot.scale)), Math.max(...others.map(({ seat, spot }) => spot.x + seat.half * spot.scale))] as const;
  const half = ((right - left) / 2) * scale;
  const [toLeft, toRight] = [ends[0], w - ends[1]];
  // Where there is no room beyond the end it stays on the ground.
  if (Math.max(toLeft, toRight) < half * 1.5) return one;
  const middle = ((left + right) / 2) * scale;
  const x = (toRight > toLeft ? ends[1] + half * 0.9 : ends[0] - half * 0.9) - middle;
  const y = Math.max(...others.map(({ spot }) => spot.y));
  const high = mean(others.map(({ seat, spot }) => y - (spot.y - seat.rise * spot.scale))) / scale;
  const figure = sitOn(one.figure, on, body, high);
  return { ...one, figure: { ...figure, seat: { on, rise: high, half: half / scale + body * 0.3 } }, spot: { ...one.spot, x, y, depth: one.spot.depth } };
}

/** Air at both ends of what several sit on, in pixels for a scale of 1. */
const BETWEEN = 1.04;

/** @param figures on one level @param inside a room */
export function seatsThere(paper: Paper, figures: readonly Seated[], lit: (art: string) => string, inside = false): SeatThere[] {
  return seatsOf(figures).flatMap(([on, all]) => {
    if (!SHARED_SEATS.has(on) || all.length < 2)
      return all.map(({ figure: { seat }, spot: { x, y, scale } }) => ({
        on, art: lit(moved(x, y, scale, drawSeat(paper, seat, inside))), x, y, half: seat.half * scale,
      }));
    const scale = mean(all.map(({ spot }) => spot.scale));
    const [left, right] = [Math.min(...all.map(({ figure, spot }) => spot.x - figure.seat.half * spot.scale)), Math.max(...all.map(({ figure, spot }) => spot.x + figure.seat.half * spot.scale))];
    const y = Math.max(...all.map(({ spot }) => spot.y));
    const top = mean(all.map(({ figure, spot }) => spot.y - figure.seat.rise * spot.scale));
    const [x, half] = [(left + right) / 2, ((right - left) / 2) * BETWEEN];
    return [{ on, art: lit(moved(x, y, scale, drawSeat(paper, { on, half: half / scale, rise: (y - top) / scale }, inside))), x, y, half }];
  });
}
