/** Which part of a sheet is hidden by those who stand on it, on a grid of small squares. */
import type { Outline } from '../scene/face-cover.ts';
import type { Circle } from '../scene/beside.ts';

const COLUMNS = 72;

export class Hidden {
  readonly #cell: number;
  readonly #rows: number;
  readonly #filled: Uint8Array;

  constructor(width: number, height: number) {
    this.#cell = width / COLUMNS;
    this.#rows = Math.ceil(height / this.#cell);
    this.#filled = new Uint8Array(COLUMNS * this.#rows);
  }

  add(outlines: readonly Outline[], at: { x: number; y: number; scale: number }): void {
    for (const { points, top, bottom } of outlines) {
      const to = (y: number): number => (at.y + y * at.scale) / this.#cell;
      for (let row = Math.max(0, Math.floor(to(top))); row <= Math.min(this.#rows - 1, to(bottom)); row++) {
        const y = ((row + 0.5) * this.#cell - at.y) / at.scale;
        const crossed = points.flatMap(([bx, by], i) => {
          const [ax, ay] = points[i ? i - 1 : points.length - 1] ?? [bx, by];
          return ay > y === by > y ? [] : [(at.x + (((bx - ax) * (y - ay)) / (by - ay) + ax) * at.scale) / this.#cell];
        }).toSorted((a, b) => a - b);
        for (let i = 0; i + 1 < crossed.length; i += 2)
          this.#filled.fill(1, row * COLUMNS + clampColumn(crossed[i] ?? 0), row * COLUMNS + clampColumn((crossed[i + 1] ?? 0) + 0.5));
      }
    }
  }

  /** Share of a circle that nobody hides, 0..1. */
  seenOf({ x, y, r }: Circle): number {
    let [all, free] = [0, 0];
    const c = this.#cell;
    for (let row = Math.floor((y - r) / c); row <= (y + r) / c; row++)
      for (let column = Math.floor((x - r) / c); column <= (x + r) / c; column++) {
        if (Math.hypot((column + 0.5) * c - x, (row + 0.5) * c - y) > r) continue;
        all += 1;
        if (!this.#filled[row * COLUMNS + column]) free += 1;
      }
    return all ? free / all : 0;
  }
}

const clampColumn = (column: number): number => Math.max(0, Math.min(COLUMNS, Math.floor(column)));
