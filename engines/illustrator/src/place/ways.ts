/** The way through a place: which course it takes is decided by the seed, among those that suit the ground. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, ellipse, path, group } from '../shapes.ts';
import type { Stage } from './ground.ts';
import type { Ground } from './setting.ts';

export type Course = 'bend' | 'straight' | 'corner' | 'across' | 'fork' | 'stones' | 'none';

const COURSES: Partial<Record<Ground, readonly [Course, ...Course[]]>> = {
  meadow: ['bend', 'corner', 'across', 'none', 'fork', 'straight', 'none'],
  forest: ['bend', 'corner', 'across', 'none', 'fork', 'none'],
  street: ['straight', 'corner', 'across', 'bend', 'fork'],
  garden: ['stones', 'bend', 'corner', 'straight', 'stones', 'across', 'none'],
  snow: ['bend', 'corner', 'across', 'none', 'none'],
};

export const courseOf = (ground: Ground, seed: string): Course => dice(`way:${seed}`).pick(COURSES[ground] ?? ['none']);

/** @param top y where the near ground begins */
export function drawWay(stage: Stage, ground: Ground, top: number, color: string): string {
  const { paper, w, h, s, feet, seed } = stage;
  const roll = dice(`way at:${seed}`);
  const mirrored = roll.chance(0.5);
  const far = w * roll.between(0.4, 0.6);
  const near = w * roll.between(0.42, 0.58);
  const y = top + (h - top) * 0.05;
  const down = (t: number): number => y + (h - y) * t;
  const fill = paper.linear([[0, color, 0.55], [1, color, 0.95]]);
  const wide = w * 0.17;
  const winding = (from: number, to: number, k: number): string =>
    `M${from - 10} ${y} C${from + wide} ${down(0.3)} ${to - wide * 1.6} ${down(0.5)} ${to - wide * 1.3 * k} ${h + 10} ` +
    `L${to + wide * 1.2 * k} ${h + 10} C${to - wide * 0.2} ${down(0.56)} ${from + wide * 1.9} ${down(0.3)} ${from + 12} ${y}Z`;
  const toCorner = (edge: number, k: number): string =>
    `M${far - 9} ${y} C${far - wide * 0.1} ${down(0.34)} ${edge + wide * 0.7} ${down(0.42)} ${edge - wide * 1.5} ${down(0.86)} L${edge - wide * 1.5} ${h + 10} L${edge + wide * 1.6 * k} ${h + 10} ` +
    `C${edge + wide * 1.5} ${down(0.66)} ${far + wide * 0.5} ${down(0.4)} ${far + 11} ${y}Z`;
  const course = courseOf(ground, seed);
  let d = '';
  if (course === 'none') return '';
  if (course === 'bend') d = winding(far, near, 1);
  if (course === 'straight') d = `M${far - 14} ${y} C${far - wide * 0.3} ${down(0.4)} ${near - wide * 0.9} ${down(0.6)} ${near - wide * 1.5} ${h + 10} H${near + wide * 1.5} C${near + wide * 0.9} ${down(0.6)} ${far + wide * 0.3} ${down(0.4)} ${far + 14} ${y}Z`;
  if (course === 'corner') d = toCorner(w * 0.2, 1);
  if (course === 'across') {
    // In front of everybody's feet or behind them, never under them.
    const [from, thick] = [Math.max(down(0.14), (feet ?? down(0.6)) - 118 * s), 66 * s];
    d = `M-10 ${from + 30 * s} C${w * 0.3} ${from - 34 * s} ${w * 0.62} ${from + 44 * s} ${w + 10} ${from - 6 * s} V${from + thick * 0.86} C${w * 0.62} ${from + 44 * s + thick * 1.25} ${w * 0.3} ${from - 34 * s + thick} -10 ${from + 30 * s + thick * 1.1}Z`;
  }
  if (course === 'fork') d = forked({ w, h, y, wide, near, down });
  const drawn = course === 'stones' ? stones(stage, far, near, down, color) : path(d, course === 'across' ? color : fill, `${bare}${course === 'across' ? ' opacity=".75"' : ''}`);
  return mirrored ? group(`transform="translate(${w} 0) scale(-1 1)"`, drawn) : drawn;
}

/** One way that comes from the reader and parts in two farther away. */
function forked({ w, h, y, wide, near, down }: { w: number; h: number; y: number; wide: number; near: number; down: (t: number) => number }): string {
  const [parting, left, right] = [down(0.5), near - w * 0.27, near + w * 0.3];
  return (
    `M${near - wide * 1.5} ${h + 10} C${near - wide * 1.15} ${down(0.78)} ${near - wide * 0.66} ${down(0.66)} ${near - wide * 0.6} ${parting} ` +
    `C${near - wide * 0.58} ${down(0.3)} ${left + wide * 0.25} ${down(0.17)} ${left - 10} ${y} L${left + 12} ${y} C${left + wide * 0.6} ${down(0.16)} ${near - wide * 0.14} ${down(0.22)} ${near} ${down(0.38)} ` +
    `C${near + wide * 0.14} ${down(0.22)} ${right - wide * 0.6} ${down(0.16)} ${right - 12} ${y} L${right + 10} ${y} C${right - wide * 0.25} ${down(0.17)} ${near + wide * 0.58} ${down(0.3)} ${near + wide * 0.6} ${parting} ` +
    `C${near + wide * 0.66} ${down(0.66)} ${near + wide * 1.15} ${down(0.78)} ${near + wide * 1.5} ${h + 10}Z`
  );
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
