/** The way through a place: which course it takes is decided by the seed, among those that suit the ground. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, ellipse, group, path, type Point } from '../shapes.ts';
import type { Stage } from './ground.ts';
import { clump } from './lawn.ts';
import { disc } from './outlines.ts';
import type { Ground } from './setting.ts';
import { type Cubic, onCourse, outlineOf, spanAt, type Strip, track } from './way-course.ts';

export type Course = 'bend' | 'straight' | 'corner' | 'across' | 'fork' | 'stones' | 'none';

const COURSES: Partial<Record<Ground, readonly [Course, ...Course[]]>> = {
  meadow: ['bend', 'corner', 'across', 'none', 'fork', 'straight', 'none'],
  forest: ['bend', 'corner', 'across', 'none', 'fork', 'none'],
  street: ['straight', 'corner', 'across', 'bend', 'fork'],
  garden: ['stones', 'bend', 'corner', 'straight', 'stones', 'across', 'none'],
  snow: ['bend', 'corner', 'across', 'none', 'none'],
};

export const courseOf = (ground: Ground, seed: string): Course => dice(`way:${seed}`).pick(COURSES[ground] ?? ['none']);

interface Way {
  course: Course;
  mirrored: boolean;
  far: number;
  near: number;
  wide: number;
  down: (t: number) => number;
  /** strips from far to near, and which of their edges (0 left, 1 right) lie in the grass */
  strips: readonly { strip: Strip; verges: readonly (0 | 1)[] }[];
}

/** @param top y where the near ground begins */
function wayOf({ w, h, seed }: Stage, ground: Ground, top: number): Way {
  const roll = dice(`way at:${seed}`);
  const mirrored = roll.chance(0.5);
  const far = w * roll.between(0.4, 0.6);
  const near = w * roll.between(0.42, 0.58);
  const y = top + (h - top) * 0.05;
  const down = (t: number): number => y + (h - y) * t;
  const wide = w * 0.17;
  const foot = h + 10;
  const course = courseOf(ground, seed);
  const way = { course, mirrored, far, near, wide, down, strips: [] };
  const one = (strip: Strip): Way => ({ ...way, strips: [{ strip, verges: [0, 1] }] });
  switch (course) {
    case 'bend':
      return one({
          left: [[[far - 10, y], [far + wide, down(0.3)], [near - wide * 1.6, down(0.5)], [near - wide * 1.3, foot]]],
          right: [[[far + 12, y], [far + wide * 1.9, down(0.3)], [near - wide * 0.2, down(0.56)], [near + wide * 1.2, foot]]],
      });
    case 'straight':
      return one({
          left: [[[far - 14, y], [far - wide * 0.3, down(0.4)], [near - wide * 0.9, down(0.6)], [near - wide * 1.5, foot]]],
          right: [[[far + 14, y], [far + wide * 0.3, down(0.4)], [near + wide * 0.9, down(0.6)], [near + wide * 1.5, foot]]],
      });
    case 'corner': {
      const edge = w * 0.2;
      return one({
          left: [[[far - 9, y], [far - wide * 0.1, down(0.34)], [edge + wide * 0.5, down(0.5)], [edge - wide * 1.5, foot]]],
          right: [[[far + 11, y], [far + wide * 0.5, down(0.4)], [edge + wide * 1.5, down(0.66)], [edge + wide * 1.6, foot]]],
      });
    }
    case 'fork':
      return { ...way, strips: forked({ foot, y, wide, near, w, down }) };
    default:
      return way;
  }
}

/** From where to where the way reaches at a height, as shares of the width: nothing blooms on it. */
export function trodden(stage: Stage, ground: Ground, top: number): (y: number) => readonly [number, number] | undefined {
  const { strips, mirrored } = wayOf(stage, ground, top);
  return (y) => {
    const spans = strips.flatMap(({ strip }) => spanAt(strip, y) ?? []);
    if (!spans.length) return undefined;
    const [from, to] = [Math.min(...spans) / stage.w, Math.max(...spans) / stage.w];
    return mirrored ? [1 - to, 1 - from] : [from, to];
  };
}

/** Upper edge and thickness of a way that goes across. */
const acrossAt = ({ feet, s }: Stage, down: (t: number) => number): readonly [from: number, thick: number] => [Math.max(down(0.14), (feet ?? down(0.6)) - 118 * s), 66 * s];

/** Where a way goes across, between which heights nothing blooms. */
export function troddenAcross(stage: Stage, ground: Ground, top: number): readonly [from: number, to: number] | undefined {
  const { course, down } = wayOf(stage, ground, top);
  if (course !== 'across') return undefined;
  const [from, thick] = acrossAt(stage, down);
  return [from - 8 * stage.s, from + thick + 44 * stage.s];
}

/** @param top y where the near ground begins @param land colour of the grass beside it */
export function drawWay(stage: Stage, ground: Ground, top: number, color: string, land: string): string {
  const { paper, w, s } = stage;
  const { course, mirrored, far, near, down, strips } = wayOf(stage, ground, top);
  const fill = paper.linear([[0, color, 0.55], [1, color, 0.95]]);
  let drawn = '';
  if (course === 'none') return '';
  if (strips.length) drawn = path(strips.map(({ strip }) => outlineOf(strip)).join(''), fill, bare) + strips.map(({ strip, verges }) => trodDetails(stage, ground, strip, verges, color, land)).join('');
  if (course === 'across') {
    // In front of everybody's feet or behind them, never under them.
    const [from, thick] = acrossAt(stage, down);
    const band = (inset: number): string => {
      const [up, low] = [thick * inset, thick * (1 - inset)];
      return `M-10 ${from + 30 * s + up} C${w * 0.3} ${from - 34 * s + up} ${w * 0.62} ${from + 44 * s + up} ${w + 10} ${from - 6 * s + up} V${from + low * 0.86} C${w * 0.62} ${from + 44 * s + low * 1.25} ${w * 0.3} ${from - 34 * s + low} -10 ${from + 30 * s + low * 1.1}Z`;
    };
    drawn = path(band(0), color, `${bare} opacity=".75"`) + path(band(0.3), shade(color, -0.035), `${bare} fill-opacity=".5"`);
  }
  if (course === 'stones') drawn = stones(stage, far, near, down, color);
  return mirrored ? group(`transform="translate(${w} 0) scale(-1 1)"`, drawn) : drawn;
}

/** Ruts, pebbles, and the grass that grows over both edges. */
function trodDetails({ s, h, seed }: Stage, ground: Ground, strip: Strip, verges: readonly (0 | 1)[], color: string, land: string): string {
  const roll = dice(`way kept:${seed}`);
  const size = (y: number): number => (0.3 + (y / h) ** 3) * s;
  const edges = verges.map((across) => track(strip, across + (across ? -0.025 : 0.025), 0.05)).join('');
  const ruts = verges.length < 2 || ground === 'forest' || ground === 'snow' ? track(strip, 0.5, 0.34) : track(strip, 0.3, 0.13) + track(strip, 0.7, 0.13);
  const pebbles = Array.from({ length: 16 }, () => {
    const [x, y] = onCourse(strip, roll.between(0.2, 1), roll.pick([roll.between(0.04, 0.2), roll.between(0.42, 0.58), roll.between(0.8, 0.96)] as const));
    const k = size(y) * roll.between(3, 8);
    return { stone: disc(x, y, k, k * 0.6), light: disc(x - k * 0.2, y - k * 0.2, k * 0.5, k * 0.24) };
  });
  const verge = verges.flatMap((across) => Array.from({ length: 15 }, (_, i) => {
    const [x, y] = onCourse(strip, 0.05 + (i / 15) * 0.93 + roll.between(0, 0.04), across);
    return clump(x + roll.between(-4, 4) * size(y), y + 5 * size(y), roll.between(14, 28) * size(y), roll.whole(3, 5), roll);
  }));
  const isWhite = ground === 'snow';
  return (
    path(edges, shade(color, -0.07), `${bare} fill-opacity=".45"`) +
    path(ruts, shade(color, -0.055), `${bare} fill-opacity=".5"`) +
    path(pebbles.map(({ stone }) => stone).join(''), shade(color, -0.12), `${bare} fill-opacity=".7"`) + path(pebbles.map(({ light }) => light).join(''), shade(color, 0.04), bare) +
    (isWhite ? '' : path(verge.filter((_, i) => i % 2).join(''), shade(land, -0.035), bare) + path(verge.filter((_, i) => i % 2 === 0).join(''), shade(land, 0.02), bare))
  );
}

/** One way that comes from the reader and parts in two farther away: two strips that share their near part. */
function forked({ foot, w, y, wide, near, down }: { foot: number; w: number; y: number; wide: number; near: number; down: (t: number) => number }): Way['strips'] {
  const [parting, left, right] = [down(0.5), near - w * 0.27, near + w * 0.3];
  const crotch: Point = [near, down(0.38)];
  const outer = (side: -1 | 1): Cubic => [[near + side * wide * 0.6, parting], [near + side * wide * 0.66, down(0.66)], [near + side * wide * 1.15, down(0.78)], [near + side * wide * 1.5, foot]];
  const inner = (side: -1 | 1): Cubic => [crotch, [near + side * wide * 0.2, down(0.56)], [near + side * wide * 1.1, down(0.78)], [near + side * wide * 1.5, foot]];
  return [
    { verges: [0], strip: { left: [[[left - 10, y], [left + wide * 0.25, down(0.17)], [near - wide * 0.58, down(0.3)], [near - wide * 0.6, parting]], outer(-1)], right: [[[left + 12, y], [left + wide * 0.6, down(0.16)], [near - wide * 0.14, down(0.22)], crotch], inner(1)] } },
    { verges: [1], strip: { left: [[[right - 12, y], [right - wide * 0.6, down(0.16)], [near + wide * 0.14, down(0.22)], crotch], inner(-1)], right: [[[right + 10, y], [right - wide * 0.25, down(0.17)], [near + wide * 0.58, down(0.3)], [near + wide * 0.6, parting]], outer(1)] } },
  ];
}

/** Stepping stones in the grass, larger the nearer they are. */
function stones({ paper, s, w }: Stage, far: number, near: number, down: (t: number) => number, color: string): string {
  return Array.from({ length: 9 }, (_, i) => {
    const t = 0.04 + (i / 8) ** 1.35 * 0.92;
    const x = far + (near - far) * t + Math.sin(i * 1.1) * w * 0.045 * (0.4 + t);
    const k = (22 + 66 * t) * s;
    return ellipse(x, down(t) + 5 * s, k, k * 0.36, shade(color, -0.16), `${bare} opacity=".5"`) + ellipse(x, down(t), k, k * 0.34, paper.drop(shade(color, i % 2 ? -0.03 : -0.07)), bare);
  }).join('');
}
