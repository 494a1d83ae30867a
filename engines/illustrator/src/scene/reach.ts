/** How far the marks of a figure reach: boxes of rigs count trunk and arms, this counts wings, capes, tails and whatever is held as well. */
import { type Matrix, matrixOf, onto, SAME, times } from './matrix.ts';

export interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Spot = readonly [x: number, y: number];

const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);

/** Points on a curve of any degree, its end among them. */
function along(points: readonly Spot[]): Spot[] {
  return [0.25, 0.5, 0.75, 1].map((t) => {
    let left = points;
    while (left.length > 1) left = left.slice(1).map(([x, y], i): Spot => [(left[i]?.[0] ?? x) * (1 - t) + x * t, (left[i]?.[1] ?? y) * (1 - t) + y * t]);
    return left[0] ?? [0, 0];
  });
}

/** Points on an arc that is not turned: only the side that is drawn counts. */
function onArc(from: Spot, to: Spot, [wide = 1, tall = 1, , large = 0, sweep = 0]: readonly number[]): Spot[] {
  const half: Spot = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const fit = Math.max(1, Math.hypot(half[0] / wide, half[1] / tall));
  const [rx, ry] = [wide * fit, tall * fit];
  const [x, y] = [half[0] / rx, half[1] / ry];
  const far = Math.sqrt(Math.max(0, 1 / (x * x + y * y || 1) - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [far * y, -far * x];
  const start = Math.atan2(y - cy, x - cx);
  const whole = Math.atan2(-y - cy, -x - cx) - start;
  const turn = sweep ? (whole < 0 ? whole + Math.PI * 2 : whole) : whole > 0 ? whole - Math.PI * 2 : whole;
  const middle: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
    const angle = start + (turn * step) / 8;
    return [middle[0] + (cx + Math.cos(angle)) * rx, middle[1] + (cy + Math.sin(angle)) * ry];
  });
}

/** How many numbers each letter of a path takes. */
export const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7 };

/** Points on a path. */
export function pointsOf(d: string): Spot[] {
  const found: Spot[] = [];
  let at: Spot = [0, 0];
  let start: Spot = [0, 0];
  for (const [, letter = '', inside = ''] of d.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const size = TAKES[kind];
    if (!size) {
      at = start;
      continue;
    }
    const all = numbers(inside);
    for (let i = 0; i + size <= all.length; i += size) {
      const [x, y] = letter === kind ? [0, 0] : at;
      const part = all.slice(i, i + size);
      const from = at;
      if (kind === 'H') at = [x + (part[0] ?? 0), from[1]];
      else if (kind === 'V') at = [from[0], y + (part[0] ?? 0)];
      else at = [x + (part[size - 2] ?? 0), y + (part[size - 1] ?? 0)];
      if (kind === 'M' && i === 0) start = at;
      if (kind === 'C' || kind === 'Q' || kind === 'S') {
        const steps = Array.from({ length: size / 2 }, (_, k): Spot => [x + (part[k * 2] ?? 0), y + (part[k * 2 + 1] ?? 0)]);
        found.push(...along([from, ...steps]));
      } else if (kind === 'A') {
        found.push(...onArc(from, at, part));
      } else found.push(at);
    }
  }
  return found;
}

const number = (mark: string, name: string): number => Number(new RegExp(`\\s${name}="([^"]*)"`).exec(mark)?.[1] ?? 0);

function pointsOfMark(tag: string, mark: string): Spot[] {
  if (tag === 'path') return pointsOf(/ d="([^"]*)"/.exec(mark)?.[1] ?? '');
  if (tag === 'rect') {
    const [x, y] = [number(mark, 'x'), number(mark, 'y')];
    const [right, bottom] = [x + number(mark, 'width'), y + number(mark, 'height')];
    return [[x, y], [right, y], [right, bottom], [x, bottom]];
  }
  const [x, y] = [number(mark, 'cx'), number(mark, 'cy')];
  const [rx, ry] = tag === 'circle' ? [number(mark, 'r'), number(mark, 'r')] : [number(mark, 'rx'), number(mark, 'ry')];
  const round = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180);
  return round.map((angle) => [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]);
}

/** Fainter marks are light around a figure, not a part of it. */
const SEEN = 0.35;
const isFaint = (mark: string): boolean => / opacity="(?:0?\.\d+|0)"/.test(mark) && number(mark, 'opacity') < SEEN;

/** The outline of each mark that an SVG text paints, as points. */
export function outlinesOf(art: string): Spot[][] {
  const outlines: Spot[][] = [];
  const groups: { matrix: Matrix; counts: boolean }[] = [];
  for (const [mark, close, tag = ''] of art.matchAll(/<(\/?)(g|path|circle|ellipse|rect)\b[^>]*>/g)) {
    if (close) {
      groups.pop();
      continue;
    }
    const outer = groups.at(-1) ?? { matrix: SAME, counts: true };
    const transform = / transform="([^"]*)"/.exec(mark)?.[1];
    const matrix = transform ? times(outer.matrix, matrixOf(transform)) : outer.matrix;
    // What is clipped lies inside a shape that is painted itself, unless it says that it is a part.
    const counts = outer.counts && (!mark.includes('clip-path') || mark.includes('data-part')) && !isFaint(mark);
    if (tag === 'g') {
      groups.push({ matrix, counts });
      continue;
    }
    if (!counts) continue;
    outlines.push(pointsOfMark(tag, mark).map(([x, y]): Spot => onto(matrix, x, y)));
  }
  return outlines;
}

/** Where a named group of an SVG text has its own 0,0; undefined where there is none of that name. */
export function originOf(art: string, name: string): Spot | undefined {
  const matrices: Matrix[] = [];
  for (const [mark, close] of art.matchAll(/<(\/?)g\b[^>]*>/g)) {
    if (close) {
      matrices.pop();
      continue;
    }
    const transform = / transform="([^"]*)"/.exec(mark)?.[1];
    const matrix = transform ? times(matrices.at(-1) ?? SAME, matrixOf(transform)) : (matrices.at(-1) ?? SAME);
    if (mark.includes(`data-part="${name}"`)) return onto(matrix, 0, 0);
    matrices.push(matrix);
  }
  return undefined;
}

/** The box around everything that an SVG text paints; nothing painted is a point at 0,0. */
export function reachOf(art: string): Reach {
  const reach: Reach = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const [x, y] of outlinesOf(art).flat()) {
    reach.left = Math.min(reach.left, x);
    reach.right = Math.max(reach.right, x);
    reach.top = Math.min(reach.top, y);
    reach.bottom = Math.max(reach.bottom, y);
  }
  return reach;
}
