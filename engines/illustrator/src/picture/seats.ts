/** What those of a scene sit on: one wall under all who sit on the wall. */
import { drawSeat, SHARED_SEATS, type SeatedOn } from '../character/seat.ts';
import type { Figure } from '../character/figure.ts';
import type { Paper } from '../paper.ts';
import { moved } from '../shapes.ts';
import type { Spot } from '../scene/layout.ts';

interface Seated {
  figure: Figure;
  spot: Spot;
}

export interface SeatThere {
  art: string;
  x: number;
  y: number;
  /** half of its width, in pixels */
  half: number;
  /** painted before the first of those who sit on it */
  depth: number;
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
  return figures.map((one) => ({ ...one, spot: spots.get(one) ?? one.spot }));
}

/** Air at both ends of what several sit on, in pixels for a scale of 1. */
const BETWEEN = 1.04;

/** @param figures on one level */
export function seatsThere(paper: Paper, figures: readonly Seated[], lit: (art: string) => string): SeatThere[] {
  return seatsOf(figures).flatMap(([on, all]) => {
    if (!SHARED_SEATS.has(on) || all.length < 2)
      return all.map(({ figure, spot }) => ({ art: lit(moved(spot.x, spot.y, spot.scale, drawSeat(paper, figure.seat))), x: spot.x, y: spot.y, half: figure.seat.half * spot.scale, depth: spot.depth }));
    const scale = mean(all.map(({ spot }) => spot.scale));
    const [left, right] = [Math.min(...all.map(({ figure, spot }) => spot.x - figure.seat.half * spot.scale)), Math.max(...all.map(({ figure, spot }) => spot.x + figure.seat.half * spot.scale))];
    const y = Math.max(...all.map(({ spot }) => spot.y));
    const top = mean(all.map(({ figure, spot }) => spot.y - figure.seat.rise * spot.scale));
    const [x, half] = [(left + right) / 2, ((right - left) / 2) * BETWEEN];
    return [{ art: lit(moved(x, y, scale, drawSeat(paper, { on, half: half / scale, rise: (y - top) / scale }))), x, y, half, depth: Math.min(...all.map(({ spot }) => spot.depth)) }];
  });
}
