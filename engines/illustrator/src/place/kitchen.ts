/** What stands along the wall of a kitchen: cupboards with a sink and tiles above them, and the hood over the stove. */
import { shade } from '../color.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';
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

/** Stove with a fire behind its glass, two pots, a kettle and a towel on its rail. */
export function stove({ stage: { paper, w, h, s }, tone, floorY }: Furnishing): string {
  const [left, wide, top, low] = [w * 0.7, w * 0.26, h * 0.52, floorY + 18 * s];
  const red = tone('#d9655a');
  const at = (t: number): number => left + wide * t;
  const pot = (t: number, color: string, tall: number): string =>
    line(`M${at(t) - 46 * s} ${top - tall * 0.62} h${92 * s}`, shade(tone(color), -0.12), 11 * s) + rect(at(t) - 37 * s, top - tall, 74 * s, tall - 6 * s, 10 * s, paper.tube(tone(color)), bare) + rect(at(t) - 40 * s, top - tall - 9 * s, 80 * s, 12 * s, 6 * s, paper.drop(shade(tone(color), 0.06)), bare) + circle(at(t), top - tall - 14 * s, 7 * s, tone('#4a3a44'), bare) +
    line(`M${at(t) - 12 * s} ${top - tall - 30 * s} q${-12 * s} ${-18 * s} 0 ${-36 * s} t0 ${-34 * s} M${at(t) + 14 * s} ${top - tall - 28 * s} q${12 * s} ${-18 * s} 0 ${-34 * s}`, '#ffffff', 5 * s, 0.5);
  const glass = { x: at(0.14), y: h * 0.6, wide: wide * 0.72, tall: low - h * 0.6 - 52 * s };
  return (
    ellipse(at(0.5), low + 6 * s, wide * 0.55, 15 * s, tone('#3b2a34'), `${bare} opacity=".3"`) +
    rect(left, top, wide, low - top, 12 * s, paper.drop(red), bare) + rect(left, top, wide * 0.07, low - top, 12 * s, shade(red, 0.06), `${bare} opacity=".7"`) + rect(at(0.94), top, wide * 0.06, low - top, 12 * s, shade(red, -0.1), `${bare} opacity=".6"`) +
    rect(left - 8 * s, top - 8 * s, wide + 16 * s, 18 * s, 6 * s, paper.drop(tone('#5a5464')), bare) +
    [0.12, 0.27, 0.73, 0.88].map((t) => circle(at(t), h * 0.56, 11 * s, paper.ball(tone('#fdf6e6')), bare) + line(`M${at(t)} ${h * 0.56} v${-7 * s}`, tone('#8a7468'), 3 * s)).join('') +
    circle(at(0.5), h * 0.56, 15 * s, tone('#fdf6e6'), bare) + line(`M${at(0.5)} ${h * 0.56} l${7 * s} ${-6 * s}`, tone('#4a3550'), 3 * s) +
    rect(glass.x - 10 * s, glass.y - 8 * s, glass.wide + 20 * s, glass.tall + 18 * s, 12 * s, shade(red, -0.07), bare) + rect(glass.x, glass.y + 8 * s, glass.wide, glass.tall - 8 * s, 9 * s, tone('#3f2c38'), bare) +
    paper.glow(at(0.5), glass.y + glass.tall * 0.62, 84 * s, '#ffb45a', 0.9) + [0.36, 0.5, 0.64].map((t, i) => ellipse(at(t), glass.y + glass.tall * 0.8, 26 * s, (i === 1 ? 20 : 16) * s, '#e0a862', bare) + line(`M${at(t) - 10 * s} ${glass.y + glass.tall * 0.75} l${8 * s} ${7 * s}`, '#b97a3c', 3 * s)).join('') + rect(glass.x + 12 * s, glass.y + glass.tall * 0.86, glass.wide - 24 * s, 5 * s, 2, tone('#9aa0ac'), bare) +
    path(`M${glass.x + 10 * s} ${glass.y + glass.tall * 0.72} L${glass.x + glass.wide * 0.3} ${glass.y + 12 * s} h${24 * s} L${glass.x + 10 * s} ${glass.y + glass.tall * 0.94}Z`, '#ffffff', `${bare} opacity=".14"`) +
    line(`M${glass.x} ${glass.y} h${glass.wide}`, tone('#e8dccc'), 9 * s) +
    rect(at(0.62), glass.y - 3 * s, 58 * s, 74 * s, 5 * s, paper.drop(tone('#f6efe0')), bare) + line(`M${at(0.62)} ${glass.y + 54 * s} h${58 * s} M${at(0.62)} ${glass.y + 42 * s} h${58 * s}`, tone('#6aa8d6'), 5 * s) +
    pot(0.23, '#6aa8d6', 58 * s) +
    // A kettle.
    path(`M${at(0.76) - 44 * s} ${top - 8 * s} q${-6 * s} ${-56 * s} ${44 * s} ${-58 * s} q${50 * s} ${2 * s} ${44 * s} ${58 * s}Z`, paper.drop(tone('#e8b04a')), bare) + path(`M${at(0.76) + 38 * s} ${top - 34 * s} l${34 * s} ${-22 * s} l${8 * s} ${10 * s} l${-36 * s} ${32 * s}Z`, tone('#d99f3c'), bare) + line(`M${at(0.76) - 32 * s} ${top - 52 * s} q${32 * s} ${-58 * s} ${64 * s} 0`, tone('#5a4650'), 7 * s) + circle(at(0.76), top - 68 * s, 7 * s, tone('#5a4650'), bare) + line(`M${at(0.76) + 82 * s} ${top - 66 * s} q${14 * s} ${-14 * s} 0 ${-30 * s}`, '#ffffff', 5 * s, 0.5)
  );
}

/** Jars and cups over the sink. */
export function spiceShelf({ stage: { paper, w, h, s }, tone }: Furnishing): string {
  const y = h * 0.3;
  const jar = (t: number, color: string, tall: number, wide: number): string => rect(w * t, y - tall * s, wide * s, tall * s, 8 * s, paper.tube(tone(color)), bare) + rect(w * t - 3 * s, y - (tall + 9) * s, (wide + 6) * s, 13 * s, 4 * s, tone('#b98a58'), bare) + rect(w * t + 6 * s, y - tall * 0.62 * s, (wide - 12) * s, tall * 0.34 * s, 3 * s, tone('#fffaf0'), `${bare} opacity=".8"`);
  const mug = (t: number, color: string): string => line(`M${w * t} ${y + 14 * s} v${12 * s}`, tone('#7a5034'), 4 * s) + path(`M${w * t - 15 * s} ${y + 26 * s} h${30 * s} v${24 * s} q0 ${10 * s} ${-10 * s} ${10 * s} h${-10 * s} q${-10 * s} 0 ${-10 * s} ${-10 * s}Z`, paper.drop(tone(color)), bare) + line(`M${w * t + 16 * s} ${y + 32 * s} q${12 * s} ${4 * s} 0 ${18 * s}`, tone(color), 5 * s);
  return (
    jar(0.05, '#f6ead2', 52, 36) + jar(0.095, '#d9655a', 64, 30) + jar(0.138, '#7fae9a', 46, 40) + jar(0.188, '#e8b04a', 58, 32) + circle(w * 0.246, y - 24 * s, 22 * s, paper.ball(tone('#7fb0d4')), bare) + rect(w * 0.246 - 9 * s, y - 52 * s, 18 * s, 12 * s, 4 * s, tone('#7fb0d4'), bare) + line(`M${w * 0.246} ${y - 50 * s} l${-8 * s} ${-30 * s} M${w * 0.246} ${y - 50 * s} l${9 * s} ${-26 * s}`, tone('#6aa45e'), 4 * s) + circle(w * 0.246 - 9 * s, y - 84 * s, 10 * s, tone('#f28ab0'), bare) + circle(w * 0.246 + 11 * s, y - 78 * s, 9 * s, tone('#ffe08a'), bare) +
    rect(w * 0.035, y, w * 0.245, 14 * s, 4 * s, paper.drop(tone('#a4704a')), bare) + rect(w * 0.04, y + 14 * s, w * 0.235, 16 * s, 0, paper.linear([[0, '#3b2a4a', 0.2], [1, '#3b2a4a', 0]]), bare) +
    mug(0.07, '#e8907a') + mug(0.115, '#f4ead2') + mug(0.16, '#8fb8d0') + mug(0.205, '#e8c06a')
  );
}
