/**
 * Lays one recording over another of the same words, however much slower or faster each of them is: dynamic time warping,
 * first coarsely over the whole, then finely beside the coarse way.
 */
import { NUMBERS, type Heard } from './spectrum.ts';

const COARSER = 8;
/** Frames beside the coarse way that are looked at. */
const BESIDE = 3 * COARSER;
/** Standing still in one recording while the other goes on costs a little, so that equal sounds go together. */
const STANDING_STILL = 0.6;

type Frames = Pick<Heard, 'frames' | 'count'>;

/** For each frame of `one` the frame of `other` that is the same moment; never going back. */
export function warp(one: Frames, other: Frames): Int32Array {
  const [coarseOne, coarseOther] = [coarser(one), coarser(other)];
  const all = { from: new Int32Array(coarseOne.count), to: new Int32Array(coarseOne.count).fill(coarseOther.count - 1) };
  const rough = wayThrough(coarseOne, coarseOther, all);
  const from = new Int32Array(one.count);
  const to = new Int32Array(one.count);
  for (let frame = 0; frame < one.count; frame++) {
    const at = Math.min(coarseOne.count - 1, Math.floor(frame / COARSER));
    const [low, high] = [rough.first[Math.max(0, at - 1)] ?? 0, rough.last[Math.min(coarseOne.count - 1, at + 1)] ?? 0];
    from[frame] = Math.max(0, low * COARSER - BESIDE);
    to[frame] = Math.min(other.count - 1, (high + 1) * COARSER + BESIDE);
  }
  from[0] = 0;
  to[one.count - 1] = other.count - 1;
  return wayThrough(one, other, { from, to }).first;
}

function coarser({ frames, count }: Frames): Frames {
  const fewer = Math.max(1, Math.ceil(count / COARSER));
  const coarse = new Float32Array(fewer * NUMBERS);
  for (let frame = 0; frame < count; frame++) {
    const group = Math.floor(frame / COARSER);
    const share = 1 / Math.min(COARSER, count - group * COARSER);
    for (let which = 0; which < NUMBERS; which++) {
      const at = group * NUMBERS + which;
      coarse[at] = (coarse[at] ?? 0) + (frames[frame * NUMBERS + which] ?? 0) * share;
    }
  }
  return { frames: coarse, count: fewer };
}

interface Band {
  /** For each row the first and the last column that may be walked. */
  from: Int32Array;
  to: Int32Array;
}

interface Way {
  /** For each row the first and the last column of the way. */
  first: Int32Array;
  last: Int32Array;
}

const ACROSS = 1;
const UP = 2;

function wayThrough(one: Frames, other: Frames, { from, to }: Band): Way {
  const steps: Uint8Array[] = [];
  let before: Float64Array | null = null;
  let beforeFrom = 0;
  for (let row = 0; row < one.count; row++) {
    const start = from[row] ?? 0;
    const width = (to[row] ?? 0) - start + 1;
    const cost = new Float64Array(width);
    const taken = new Uint8Array(width);
    for (let column = 0; column < width; column++) {
      const here = start + column;
      const unlike = distance(one.frames, row, other.frames, here);
      const above = before?.[here - beforeFrom] ?? Infinity;
      const aside = before?.[here - 1 - beforeFrom] ?? Infinity;
      const left = column > 0 ? (cost[column - 1] ?? Infinity) : Infinity;
      const still = unlike + STANDING_STILL;
      let [best, step] = [row === 0 && here === 0 ? unlike : aside + 2 * unlike, 0];
      if (above + still < best) [best, step] = [above + still, UP];
      if (left + still < best) [best, step] = [left + still, ACROSS];
      cost[column] = best;
      taken[column] = step;
    }
    steps.push(taken);
    before = cost;
    beforeFrom = start;
  }
  return walkBack(one.count, other.count, from, steps);
}

function walkBack(rows: number, columns: number, from: Int32Array, steps: readonly Uint8Array[]): Way {
  const first = new Int32Array(rows);
  const last = new Int32Array(rows).fill(-1);
  for (let row = rows - 1, column = columns - 1; row >= 0 && column >= 0;) {
    first[row] = column;
    if ((last[row] ?? -1) < column) last[row] = column;
    const step = steps[row]?.[column - (from[row] ?? 0)] ?? 0;
    if (step !== ACROSS) row -= 1;
    if (step !== UP) column -= 1;
  }
  return { first, last };
}

function distance(one: Float32Array, row: number, other: Float32Array, column: number): number {
  let sum = 0;
  for (let which = 0, a = row * NUMBERS, b = column * NUMBERS; which < NUMBERS; which++, a++, b++) {
    const apart = (one[a] ?? 0) - (other[b] ?? 0);
    sum += apart * apart;
  }
  return Math.sqrt(sum);
}
