/** What lies on the floor of a furnished room and stands in its near corners: another rug and other things in another room. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';
import type { Stage } from './ground.ts';
import type { Room } from './setting.ts';

type Tone = (color: string) => string;
export type Rug = 'oval' | 'stripes' | 'round' | 'checks' | 'fur' | 'none';
export type Toy = 'blocks' | 'books' | 'ball' | 'cushion' | 'train' | 'nothing';
export type Pot = 'spikes' | 'leafy' | 'basket' | 'lamp' | 'flowers';

const RUGS: Partial<Record<Room, readonly [Rug, ...Rug[]]>> = {
  bedroom: ['oval', 'fur', 'stripes', 'round'],
  kitchen: ['checks', 'stripes', 'none'],
  library: ['stripes', 'oval', 'round'],
  classroom: ['round', 'none', 'checks'],
  lab: ['none'],
  shop: ['stripes', 'none', 'checks'],
  playroom: ['round', 'stripes', 'oval', 'checks', 'fur'],
};
const TOYS: Partial<Record<Room, readonly [Toy, ...Toy[]]>> = {
  bedroom: ['blocks', 'cushion', 'books', 'ball'],
  kitchen: ['nothing', 'books'],
  library: ['books', 'cushion'],
  classroom: ['blocks', 'books', 'ball'],
  playroom: ['train', 'ball', 'blocks', 'cushion'],
  plain: ['nothing'],
};
const POTS: readonly [Pot, ...Pot[]] = ['spikes', 'leafy', 'basket', 'flowers', 'lamp'];
/** Flowers of this colour would be taken for leaves. */
const LEAF_GREEN: ReadonlySet<string> = new Set(['#7f9f6a']);
const COLORS = ['#c8646e', '#5f8fb4', '#d9a04e', '#7f9f6a', '#9a7ab8', '#d98a5e'] as const;

export const floorOf = (room: Room, seed: string): { rug: Rug; toy: Toy; pot: Pot; color: string } => {
  const roll = dice(`floor:${seed}`);
  return { rug: roll.pick(RUGS[room] ?? ['oval', 'stripes', 'round', 'none']), color: roll.pick(COLORS), toy: roll.pick(TOYS[room] ?? ['blocks', 'books', 'cushion', 'nothing']), pot: roll.pick(POTS) };
};

export function drawRug({ w, h, s, seed }: Stage, room: Room, tone: Tone): string {
  const { rug, color } = floorOf(room, seed);
  const [main, light] = [tone(color), tone(shade(color, 0.2))];
  const [x, y] = [w * 0.5, h * 0.9];
  const soft = `${bare} opacity=".88"`;
  const slab = (k: number, fill: string): string => path(`M${x - w * 0.31 * k} ${y - h * 0.062 * k} H${x + w * 0.31 * k} L${x + w * 0.4 * k} ${y + h * 0.066 * k} H${x - w * 0.4 * k}Z`, fill, soft);
  switch (rug) {
    case 'oval':
      return ellipse(x, y, w * 0.4, h * 0.075, main, soft) + ellipse(x, y, w * 0.35, h * 0.06, 'none', `stroke="${light}" stroke-width="5" stroke-dasharray="3 14" stroke-linecap="round"`);
    case 'round':
      return [1, 0.8, 0.58, 0.34].map((k, i) => ellipse(x, y, w * 0.35 * k, h * 0.08 * k, i % 2 ? light : main, soft)).join('');
    case 'fur':
      return path(Array.from({ length: 28 }, (_, i) => {
        const a = (i / 28) * Math.PI * 2;
        const k = i % 2 ? 1 : 0.91;
        return `${i ? 'L' : 'M'}${x + Math.cos(a) * w * 0.33 * k} ${y + Math.sin(a) * h * 0.078 * k}`;
      }).join(' ') + 'Z', tone('#f1e8da'), `stroke="${tone('#f1e8da')}" stroke-width="${14 * s}" stroke-linejoin="round"`) + ellipse(x, y, w * 0.24, h * 0.05, tone('#e4d8c6'), `${bare} opacity=".6"`);
    case 'stripes':
      return slab(1, main) + [-0.68, -0.22, 0.24, 0.7].map((t) => {
        const [dy, half] = [h * 0.064 * t, w * (0.355 + 0.045 * t)];
        return line(`M${x - half} ${y + dy} H${x + half}`, light, 6 * s, 0.55);
      }).join('') + [-1, 1].map((side) => line(Array.from({ length: 7 }, (_, i) => `M${x + side * w * (0.312 + i * 0.0145)} ${y + h * (-0.058 + i * 0.02)} h${side * 12 * s}`).join(' '), light, 4 * s)).join('');
    case 'checks':
      return slab(1, tone('#f4ead8')) + Array.from({ length: 4 }, (_, row) => Array.from({ length: 8 }, (_none, col) => {
        if ((row + col) % 2) return '';
        const at = (c: number, r: number): string => `${x + w * (0.31 + 0.0225 * r) * (c / 4 - 1)} ${y + h * (-0.062 + 0.032 * r)}`;
        return `M${at(col, row)} L${at(col + 1, row)} L${at(col + 1, row + 1)} L${at(col, row + 1)}Z`;
      }).join('')).map((d) => path(d, main, soft)).join('');
    case 'none':
      return '';
  }
}

/** The near corners, before everybody. */
export function drawCorners(stage: Stage, room: Room, tone: Tone): string {
  const { toy, pot } = floorOf(room, stage.seed);
  return drawToy(stage, toy, tone) + drawPot(stage, pot, tone);
}

function drawToy({ paper, w, h, s, seed }: Stage, toy: Toy, tone: Tone): string {
  const { color } = floorOf('plain', `${seed}toy`);
  switch (toy) {
    case 'blocks':
      return ([[0.05, '#e0656a', 92, 46], [0.11, '#6aa8d6', 62, 26]] as const).map(([t, c, up, star]) =>
        rect(w * t - 40 * s, h - up * s, 80 * s, 100 * s, 10, paper.drop(tone(c)), bare) + path(starPath(w * t, h - star * s, 21 * s), '#fff6e4', `${bare} opacity=".85"`)).join('');
    case 'books':
      return ([['#7a9f6a', 150, 26, 0], ['#c8646e', 132, 24, 10], ['#5f8fb4', 140, 22, -4], ['#e0b25a', 104, 20, 16]] as const).map(([c, wide, tall, dx], i) => {
        const y = h - 4 * s - ([0, 26, 50, 72][i] ?? 0) * s - tall * s;
        return rect(w * 0.018 + dx * s, y, wide * s, tall * s, 5, paper.drop(tone(c)), bare) + line(`M${w * 0.018 + (dx + 16) * s} ${y + 5 * s} v${(tall - 10) * s}`, '#fff6e4', 4 * s, 0.7);
      }).join('');
    case 'ball':
      return circle(w * 0.06, h - 44 * s, 52 * s, paper.ball(tone(color)), bare) + path(`M${w * 0.06 - 50 * s} ${h - 56 * s} Q${w * 0.06} ${h - 22 * s} ${w * 0.06 + 51 * s} ${h - 52 * s} Q${w * 0.06 + 50 * s} ${h - 30 * s} ${w * 0.06 + 44 * s} ${h - 20 * s} Q${w * 0.06} ${h + 8 * s} ${w * 0.06 - 47 * s} ${h - 24 * s}Z`, tone('#fff6e4'), `${bare} opacity=".9"`);
    case 'cushion':
      return path(`M${w * 0.005} ${h - 66 * s} Q${w * 0.07} ${h - 92 * s} ${w * 0.136} ${h - 62 * s} Q${w * 0.146} ${h - 26 * s} ${w * 0.134} ${h + 4 * s} H${w * 0.004} Q${w * -0.004} ${h - 30 * s} ${w * 0.005} ${h - 66 * s}Z`, paper.drop(tone(color)), bare) + line(`M${w * 0.03} ${h - 50 * s} Q${w * 0.07} ${h - 60 * s} ${w * 0.11} ${h - 48 * s}`, '#fff6e4', 4 * s, 0.6) + circle(w * 0.07, h - 32 * s, 6 * s, '#fff6e4', `${bare} opacity=".8"`);
    case 'train':
      return (
        rect(w * 0.014, h - 62 * s, 92 * s, 44 * s, 8, paper.drop(tone('#e0656a')), bare) + rect(w * 0.014 + 54 * s, h - 104 * s, 40 * s, 50 * s, 6, paper.drop(tone('#5f8fb4')), bare) + rect(w * 0.014 + 14 * s, h - 92 * s, 18 * s, 34 * s, 5, tone('#e0b25a'), bare) +
        line(`M${w * 0.014 + 94 * s} ${h - 26 * s} h16`, tone('#6b4a34'), 6 * s) + rect(w * 0.014 + 108 * s, h - 56 * s, 60 * s, 38 * s, 6, paper.drop(tone('#e0b25a')), bare) +
        [20, 66, 122, 154].map((x) => circle(w * 0.014 + x * s, h - 14 * s, 15 * s, tone('#5a4636'), bare) + circle(w * 0.014 + x * s, h - 14 * s, 6 * s, tone('#f4ead8'), bare)).join('')
      );
    case 'nothing':
      return '';
  }
}

function drawPot({ paper, w, h, s, seed }: Stage, pot: Pot, tone: Tone): string {
  const x = w * 0.93;
  const { color } = floorOf('plain', `${seed}pot`);
  const leaf = (a: number, long: number, broad: number, fill: string): string => `<path d="M0 0 Q${-broad} ${-long * 0.54} 0 ${-long} Q${broad} ${-long * 0.54} 0 0Z" fill="${fill}" transform="translate(${x} ${h - 66 * s}) rotate(${a}) scale(${s})"/>`;
  const tub = (c: string): string => path(`M${x - 48 * s} ${h - 76 * s} H${x + 48 * s} L${x + 38 * s} ${h + 8} H${x - 38 * s}Z`, paper.drop(tone(c)), bare) + rect(x - 53 * s, h - 84 * s, 106 * s, 20 * s, 7, paper.drop(tone(shade(c, 0.05))), bare);
  switch (pot) {
    case 'spikes':
      return rect(x - 46 * s, h - 74 * s, 92 * s, 90 * s, 12, paper.drop(tone('#c9784f')), bare) + [-60, -30, 0, 30, 60].map((a) => leaf(a, 130, 22, tone(a % 60 ? '#5f9a5a' : '#74b068'))).join('');
    case 'leafy':
      return [-74, 70, -44, 46, -18, 16].map((a, i) => leaf(a, 112 + i * 6, 46, tone(i % 2 ? '#5c9a6a' : '#78b478'))).join('') + tub('#8f9fc0');
    case 'flowers':
      return [-48, -20, 8, 36].map((a, i) => leaf(a, 104 + (i % 2) * 22, 16, tone('#6aa45e')) + `<g transform="translate(${x} ${h - 66 * s}) rotate(${a}) scale(${s})">${[0, 72, 144, 216, 288].map((b) => `<ellipse cx="0" cy="${-120 - (i % 2) * 22}" rx="12" ry="17" fill="${tone(LEAF_GREEN.has(color) ? '#e08aa0' : color)}" transform="rotate(${b} 0 ${-106 - (i % 2) * 22})"/>`).join('')}<circle cx="0" cy="${-106 - (i % 2) * 22}" r="10" fill="${tone('#ffd75e')}"/></g>`).join('') + tub('#e9dcc8');
    case 'basket':
      return (
        ([[-24, 30, '#d9627a'], [22, 32, '#5f9fc0'], [0, 26, '#e0b25a']] as const).map(([dx, r, c]) => circle(x + dx * s, h - 84 * s, r * s, paper.ball(tone(c)), bare) + line(`M${x + (dx - r * 0.7) * s} ${h - 88 * s} q${r * 0.7 * s} ${-r * 0.5 * s} ${r * 1.4 * s} 0 M${x + (dx - r * 0.6) * s} ${h - 74 * s} q${r * 0.6 * s} ${-r * 0.5 * s} ${r * 1.2 * s} 0`, shade(tone(c), 0.12), 3 * s, 0.7)).join('') +
        path(`M${x - 62 * s} ${h - 76 * s} H${x + 62 * s} L${x + 50 * s} ${h + 8} H${x - 50 * s}Z`, paper.drop(tone('#c9a06a')), bare) + line([56, 36, 16].map((up) => `M${x - 56 * s} ${h - up * s} H${x + 56 * s}`).join(' '), shade(tone('#c9a06a'), -0.1), 4 * s, 0.7)
      );
    case 'lamp':
      return rect(x - 44 * s, h - 34 * s, 88 * s, 44 * s, 8, paper.drop(tone('#a8744a')), bare) + rect(x - 7 * s, h - 92 * s, 14 * s, 60 * s, 5, tone('#d9b25a'), bare) + paper.glow(x, h - 116 * s, 150 * s, '#ffe7a8', 0.5) + path(`M${x - 28 * s} ${h - 160 * s} H${x + 28 * s} L${x + 52 * s} ${h - 88 * s} H${x - 52 * s}Z`, paper.drop('#ffe9bb'), bare);
  }
}
