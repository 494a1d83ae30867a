/** The edges of a way, from far to near: what grows beside it and the ruts in it follow them. */
import { smooth, type Point } from '../shapes.ts';

export type Cubic = readonly [Point, Point, Point, Point];

export interface Strip {
  left: readonly Cubic[];
  right: readonly Cubic[];
}

function along(curves: readonly Cubic[], t: number): Point {
  const scaled = Math.min(t * curves.length, curves.length - 1e-6);
  const [a, b, c, d] = curves[Math.floor(scaled)] ?? [[0, 0], [0, 0], [0, 0], [0, 0]];
  const u = scaled - Math.floor(scaled);
  const at = (i: 0 | 1): number => a[i] * (1 - u) ** 3 + 3 * b[i] * u * (1 - u) ** 2 + 3 * c[i] * u * u * (1 - u) + d[i] * u ** 3;
  return [at(0), at(1)];
}

const write = (curves: readonly Cubic[]): string => curves.map(([, b, c, d]) => `C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`).join(' ');

export function outlineOf({ left, right }: Strip): string {
  const start = left[0]?.[0] ?? [0, 0];
  const end = right.at(-1)?.[3] ?? [0, 0];
  return `M${start.join(' ')} ${write(left)} L${end.join(' ')} ${write(right.toReversed().map(([a, b, c, d]): Cubic => [d, c, b, a]))}Z`;
}

/** A point of the way: `across` 0 is its left edge and 1 its right one. */
export function onCourse({ left, right }: Strip, t: number, across: number): Point {
  const [l, r] = [along(left, t), along(right, t)];
  return [l[0] + (r[0] - l[0]) * across, l[1] + (r[1] - l[1]) * across];
}

/** A track of a wheel or of many feet: as wide as a share of the way. */
export function track(course: Strip, across: number, share: number): string {
  const rows = [0.06, 0.22, 0.38, 0.54, 0.7, 0.86, 1];
  return smooth([...rows.map((t) => onCourse(course, t, across - share / 2)), ...rows.toReversed().map((t) => onCourse(course, t, across + share / 2))]);
}

/** From where to where the way reaches at a height, if it is there. */
export function spanAt(course: Strip, y: number): readonly [from: number, to: number] | undefined {
  const edge = (across: number): number[] => Array.from({ length: 25 }, (_, i) => onCourse(course, i / 24, across)).filter(([, at]) => Math.abs(at - y) < 20).map(([x]) => x);
  const all = [...edge(0), ...edge(1)];
  return all.length ? [Math.min(...all), Math.max(...all)] : undefined;
}
