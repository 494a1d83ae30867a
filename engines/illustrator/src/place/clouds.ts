/** Clouds of several families, lit from the side of the sun: heaps, streaks, flocks, veils and towers of a storm. */
import { mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import type { Paper, Stop } from '../paper.ts';
import { group, path } from '../shapes.ts';
import { disc, short } from './outlines.ts';
import type { Palette } from './palette.ts';

export interface CloudColors {
  lit: string;
  body: string;
  belly: string;
}

interface Heap {
  x: number;
  y: number;
  /** size: about 240 units wide at 1 */
  k: number;
  colors: CloudColors;
  opacity: number;
  /** where the light is, as seen from the cloud */
  side: -1 | 1;
  roll: Dice;
  /** how far it towers */
  tall?: number;
  /** how many of its puffs are lit one by one */
  puffs?: number;
}

/** A cloud of heaped puffs: bright towards the light, dim at its belly, and its foot dissolves. */
export function heap(paper: Paper, { x, y, k, colors, opacity, side, roll, tall = 1, puffs = 6 }: Heap): string {
  const foot = 34;
  const wide = roll.between(96, 140);
  const summit = roll.between(-0.4, 0.4) * wide;
  const rise = roll.between(58, 84) * tall;
  const ball = (x: number, up: number, r: number): { x: number; y: number; r: number } => ({ x: x + roll.between(-7, 7), y: foot - up, r: r * roll.between(0.88, 1.12) });
  const count = roll.whole(5, 6);
  const feet = Array.from({ length: count }, (_, i) => {
    const x = ((i / (count - 1)) * 2 - 1) * wide;
    const r = 38 - Math.abs(x - summit) * 0.1;
    return ball(x, r * 0.5 + 4, r);
  });
  const dome = [-1, 0, 1].map((i) => ball(summit + i * 46, 18 + rise * (0.62 - Math.abs(i) * 0.26), 40 - Math.abs(i) * 5));
  const crest = [-0.5, 0.5].map((i) => ball(summit + i * roll.between(34, 52), 16 + rise * roll.between(0.82, 1.08), 31));
  const all = [...feet, ...dome, ...crest];
  const core = disc(summit, foot - rise * 0.5, 52, rise * 0.5 + 12);
  const low = [-0.62, 0, 0.6].map((t) => disc(t * wide + roll.between(-12, 12), foot - roll.between(8, 14), wide * roll.between(0.34, 0.48), roll.between(14, 20)));
  const body = [...all.map(({ x: bx, y: by, r }) => disc(bx, by, r)), core, ...low].join('');
  const stops: readonly Stop[] = [
    [0, colors.lit],
    [0.42, colors.body],
    [0.82, colors.belly],
    [1, mix(colors.belly, colors.body, 0.5), 0.35],
  ];
  const light = paper.radial([[0, colors.lit, 0.95], [0.5, colors.lit, 0.5], [1, colors.lit, 0]], { cx: 0.5 + side * 0.2, cy: 0.24, r: 0.6 });
  const dim = paper.radial([[0, colors.belly, 0.75], [1, colors.belly, 0]], { r: 0.5 });
  const shadows = all.filter((one) => (one.x - summit) * side < -14).slice(0, 3).map((one) => path(disc(one.x - side * one.r * 0.1, one.y + one.r * 0.4, one.r, one.r * 0.7), dim));
  const lights = [...feet.filter((one) => Math.abs(one.x - summit) < wide * 0.7), ...dome, ...crest].slice(-puffs).map((one) => path(disc(one.x + side * one.r * 0.05, one.y - one.r * 0.02, one.r * 0.96), light));
  return group(
    `transform="translate(${short(x)} ${short(y)}) scale(${(k * 1.05).toFixed(3)} ${k.toFixed(3)})" stroke="none" opacity="${opacity.toFixed(2)}"`,
    path(body, paper.linear(stops)),
    ...shadows,
    ...lights,
  );
}

/** A cloud of one colour, shaped by where it stands. */
export function cloud(paper: Paper, x: number, y: number, s: number, color: string, opacity = 0.9): string {
  const roll = dice(`cloud:${Math.round(x)}:${Math.round(y)}`);
  const colors = { lit: mix(color, '#ffffff', 0.4), body: color, belly: mix(shade(color, -0.07), '#8a94cc', 0.2) };
  return heap(paper, { x, y, k: s, colors, opacity, side: roll.chance(0.5) ? 1 : -1, roll, puffs: 3 });
}

interface Streak {
  x: number;
  y: number;
  long: number;
  thick: number;
  color: string;
  under?: string;
  opacity: number;
}

/** A long thin cloud that is feathered all around, with light along its lower edge. */
export const streak = (paper: Paper, { x, y, long, thick, color, under, opacity }: Streak): string =>
  paper.softEllipse(x, y, long, thick, color, opacity) +
  paper.softEllipse(x + long * 0.34, y - thick * 0.5, long * 0.5, thick * 0.62, color, opacity) +
  (under ? paper.softEllipse(x - long * 0.08, y + thick * 0.36, long * 0.66, thick * 0.42, under, opacity) : '');

/** What clouds of an hour look like: white by day, of the colours of the sky when it is dark. */
export function cloudColors({ sky, dark, hour, light, haze }: Palette, overcast = false): CloudColors {
  const at = (t: number): string => sky[Math.round((sky.length - 1) * t)]?.[1] ?? haze;
  if (hour === 'storm') return { lit: '#8d98b6', body: '#69749a', belly: '#4c567c' };
  if (overcast && !dark) return { lit: '#d0d8e1', body: '#b3bdc9', belly: '#8f9bac' };
  if (dark) return { lit: mix(at(1), light.color, 0.3), body: mix(at(0.5), at(1), 0.34), belly: mix(at(0.5), at(0.25), 0.55) };
  const lit = mix('#ffffff', light.color, hour === 'day' || hour === 'rainbow' ? 0.1 : 0.34);
  return { lit, body: mix(lit, at(0.34), 0.16), belly: mix(mix(at(0), haze, 0.5), light.shade, 0.2) };
}
