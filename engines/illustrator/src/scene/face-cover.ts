/** Whether a figure that stands before another one would paint over its face: by the outlines of its marks, not by its box. */
import type { Figure } from '../character/figure.ts';
import { outlinesOf, type Spot as Point } from './reach.ts';

export interface Outline {
  points: readonly Point[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Share of the radius within which a face is a face; around it are ears, hair and hats. */
const FACE = 0.86;

/** The marks of a figure in its own units. */
export const outlinesOfFigure = ({ art }: Figure): Outline[] =>
  outlinesOf(art)
    .filter(({ length }) => length > 1)
    .map((points) => {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return { points, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });

interface Place {
  x: number;
  y: number;
  scale: number;
}

function nearest(points: readonly Point[], x: number, y: number): number {
  let best = Infinity;
  for (const [i, [bx, by]] of points.entries()) {
    const [ax, ay] = points[i ? i - 1 : points.length - 1] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(ax + dx * t - x, ay + dy * t - y));
  }
  return best;
}

function contains(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [i, [bx, by]] of points.entries()) {
    const [ax, ay] = points[i ? i - 1 : points.length - 1] ?? [bx, by];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** @param face in the units of the sheet, as is `at` */
export function coversFace(outlines: readonly Outline[], at: Place, face: { x: number; y: number; r: number }): boolean {
  const [x, y, r] = [(face.x - at.x) / at.scale, (face.y - at.y) / at.scale, (face.r * FACE) / at.scale];
  return outlines.some(
    ({ points, left, right, top, bottom }) =>
      left < x + r && right > x - r && top < y + r && bottom > y - r && (nearest(points, x, y) < r || contains(points, x, y)),
  );
}
