/** A path with every point moved: relative steps become places, and arcs keep their roundness. */
import { TAKES } from '../scene/reach.ts';
import type { Point } from '../shapes.ts';

/** A letter and its numbers; an e is part of a number as small as 1e-15. */
const STEP = /([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** @param wide how much wider the path becomes at a point, for arcs */
export function mapPath(d: string, map: (x: number, y: number) => Point, wide: (at: Point) => number): string {
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  const out: string[] = [];
  const put = (letter: string, points: readonly Point[]): void => {
    out.push(letter + points.map(([x, y]) => map(x, y).map(tenth).join(' ')).join(' '));
  };
  for (const [, letter = '', inside = ''] of d.matchAll(STEP)) {
    const kind = letter.toUpperCase();
    const size = TAKES[kind];
    if (!size) {
      out.push('Z');
      at = start;
      continue;
    }
    const all = (inside.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    for (let i = 0; i + size <= all.length; i += size) {
      const [x, y] = letter === kind ? [0, 0] : at;
      const part = all.slice(i, i + size);
      if (kind === 'H' || kind === 'V') {
        at = kind === 'H' ? [x + (part[0] ?? 0), at[1]] : [at[0], y + (part[0] ?? 0)];
        put('L', [at]);
        continue;
      }
      if (kind === 'A') {
        at = [x + (part[5] ?? 0), y + (part[6] ?? 0)];
        const share = wide(at);
        const round = [tenth((part[0] ?? 0) * share), part[1] ?? 0, ...part.slice(2, 5)];
        out.push(`A${round.join(' ')} ${map(...at).map(tenth).join(' ')}`);
        continue;
      }
      const points = Array.from({ length: size / 2 }, (_, k): Point => [x + (part[k * 2] ?? 0), y + (part[k * 2 + 1] ?? 0)]);
      at = points.at(-1) ?? at;
      if (kind === 'M' && i === 0) start = at;
      put(kind === 'M' && i > 0 ? 'L' : kind, points);
    }
  }
  return out.join('');
}
