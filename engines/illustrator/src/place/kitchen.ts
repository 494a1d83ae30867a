/** What stands along the wall of a kitchen: cupboards with a sink and tiles above them, and the hood over the stove. */
import { shade } from '../color.ts';
import { bare, circle, line, path, rect } from '../shapes.ts';
import type { Furnishing } from './furnish.ts';
import type { Stage } from './ground.ts';

type Tone = (color: string) => string;

export function sinkAndCupboards({ stage: { paper, w, h, s }, tone, floorY }: Pick<Furnishing, 'stage' | 'tone' | 'floorY'>): string {
  const [top, end] = [h * 0.545, w * 0.34];
  const front = tone('#7fae9a');
  const low = floorY + 16 * s;
  const tile = 46 * s;
  const columns = Math.ceil((end + 10) / tile);
  const tiles = [0, 1].flatMap((row) =>
    Array.from({ length: columns }, (_, i) => rect(-6 + i * tile + 2, top - (row + 1) * tile + 2, tile - 4, tile - 4, 5 * s, tone((i + row) % 3 ? '#fdf4e2' : '#f3d9a8'), `${bare} opacity=".85"`)));
  const door = (x: number, wide: number): string =>
    rect(x, top + 40 * s, wide, low - top - 62 * s, 9 * s, shade(front, 0.05), `stroke="${shade(front, -0.09)}" stroke-width="${4 * s}"`) + circle(x + wide - 16 * s, top + 66 * s, 6 * s, tone('#f2c14e'), bare);
  const each = end / 3;
  return (
    tiles.join('') +
    rect(-10, top + 10 * s, end + 4 * s, low - top - 10 * s, 8, paper.drop(front), bare) +
    [0, 1, 2].map((i) => door(i * each + 10 * s, each - 20 * s)).join('') +
    rect(-10, low - 16 * s, end + 4 * s, 16 * s, 2, shade(front, -0.14), bare) +
    // A tap over the sink, a board with bread, a plant.
    line(`M${end * 0.3} ${top} V${top - 62 * s} q0 ${-26 * s} ${24 * s} ${-26 * s} q${22 * s} 0 ${22 * s} ${24 * s}`, tone('#b4bccb'), 11 * s) +
    rect(end * 0.16, top - 8 * s, end * 0.44, 16 * s, 7 * s, tone('#c9d2de'), bare) +
    rect(end * 0.68, top - 12 * s, 104 * s, 14 * s, 6 * s, tone('#b07a48'), bare) +
    path(`M${end * 0.68 + 14 * s} ${top - 12 * s} q${-6 * s} ${-40 * s} ${34 * s} ${-42 * s} q${44 * s} ${-2 * s} ${38 * s} ${42 * s}Z`, paper.drop(tone('#d1924c')), bare) +
    rect(-10, top, end + 20 * s, 22 * s, 6, paper.drop(tone('#f6ead2')), bare)
  );
}

export const cookerHood = ({ paper, w, h, s }: Stage, tone: Tone): string =>
  path(`M${w * 0.795} -4 H${w * 0.865} V${h * 0.17} L${w * 0.95} ${h * 0.27} H${w * 0.71} L${w * 0.795} ${h * 0.17}Z`, paper.drop(tone('#e9ddc8')), bare) +
  rect(w * 0.702, h * 0.265, w * 0.256, 24 * s, 7 * s, paper.drop(tone('#d9c4a0')), bare) +
  [0.74, 0.79, 0.84].map((t, i) => line(`M${w * t} ${h * 0.29} v${(34 + i * 8) * s}`, tone('#8a6a50'), 5 * s) + (i === 1 ? circle(w * t, h * 0.29 + 62 * s, 20 * s, tone('#9aa6b8'), bare) : rect(w * t - 9 * s, h * 0.29 + (34 + i * 8) * s, 18 * s, 30 * s, 8 * s, tone(i ? '#b07a48' : '#9aa6b8'), bare))).join('');
