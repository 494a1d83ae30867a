/** Far land under the sky: hills that grow paler with the distance, tree lines on their ridges, fields and hedges on the nearest. */
import { fromPolar, mix, polar, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { bare, line, path } from '../shapes.ts';
import { hazeBand, ridgeOf, type Stage } from './ground.ts';
import { disc, short } from './outlines.ts';
import type { Setting } from './setting.ts';
import { SNOWED } from './snowed-on.ts';

type Ridge = (x: number) => number;

/** Land a little to one side of its own colour, as fields beside each other are. */
const beside = (land: string, turn: number, step: number): string => {
  const { l, c, h } = polar(land);
  return fromPolar({ l: l + step, c, h: h + turn });
};

const isGreen = (color: string): boolean => {
  const { c, h } = polar(color);
  return c > 0.03 && h > 85 && h < 170;
};

/** The leaves of a wood that is seen from far. */
function leavesOf({ land, leaves, plants, props }: Setting): string {
  if (leaves) return mix(leaves, props.includes(SNOWED) ? '#8fa2b4' : leaves, 0.45);
  if (plants.includes('blossom')) return '#eab2c4';
  if (plants.includes('autumn')) return '#cf9450';
  if (plants.includes('pine')) return mix(land, '#4a7a70', 0.6);
  return isGreen(land) ? mix(land, '#4c7f5a', 0.62) : beside(land, 10, -0.07);
}

/** A rolling line of land that is light at its ridge and loses itself in the haze at its foot. */
function rolling(stage: Stage, ridge: Ridge, color: string, deep: number): string {
  const { paper, w, h, palette, s } = stage;
  let d = '';
  for (let x = -10; x <= w + 20; x += 24) d += `${d ? 'L' : 'M'}${x} ${short(ridge(x))}`;
  const at = (y: number): string => y.toFixed(3);
  const reach = Number(at((deep * s) / h));
  const fill = paper.linear([[0, shade(color, 0.03)], [reach, color], [Math.min(1, reach * 3), mix(color, palette.haze, 0.45)]]);
  return path(`${d}L${w + 20} ${h + 10}L-10 ${h + 10}Z`, fill, bare) + line(d, mix(color, palette.light.color, 0.6), 2.4 * s, 0.4);
}

/** Woods and single trees along a ridge, as one mark for their bodies and one for the light on them. */
function treeLine(stage: Stage, ridge: Ridge, roll: Dice, { color, size, groves, firs }: { color: string; size: number; groves: number; firs: boolean }): string {
  const { w, s, sun, palette } = stage;
  const bodies: string[] = [];
  const lights: string[] = [];
  const tree = (x: number, r: number): void => {
    const y = ridge(x);
    if (firs) {
      bodies.push(`M${short(x - r * 0.7)} ${short(y + 3)}L${short(x)} ${short(y - r * 2.6)}L${short(x + r * 0.7)} ${short(y + 3)}Z`);
      return;
    }
    const tall = roll.chance(0.14) ? 1.9 : roll.between(0.8, 1.1);
    const wide = tall > 1.5 ? 0.5 : 1;
    bodies.push(disc(x, y - r * tall * 0.7, r * wide, r * tall));
    lights.push(disc(x + (sun.x < x ? -0.22 : 0.22) * r * wide, y - r * tall * 0.95, r * wide * 0.62, r * tall * 0.6));
  };
  for (let grove = 0; grove < groves; grove++) {
    const from = roll.between(-0.05, 1) * w;
    const long = roll.between(0.04, 0.2) * w;
    for (let x = from; x < from + long; x += size * s * roll.between(0.75, 1.3)) tree(x, size * s * roll.between(0.65, 1.25) * (1 - Math.abs(x - from - long / 2) / long) * 1.3);
  }
  for (let lone = 0; lone < 4; lone++) tree(roll.between(0, w), size * s * roll.between(0.7, 1.2));
  return path(bodies.join(''), color, bare) + (lights.length ? path(lights.join(''), mix(color, palette.light.color, 0.3), `${bare} fill-opacity=".7"`) : '');
}

/** Fields of several hues side by side, with furrows and hedges between them. */
function fields(stage: Stage, ridge: Ridge, roll: Dice, land: string, hedge: string): string {
  const { w, s, palette } = stage;
  const green = isGreen(land);
  const hues = [beside(land, 12, -0.035), green ? mix(land, '#e2cc74', 0.6) : beside(land, -16, 0.04), beside(land, -10, 0.03), green ? mix(land, '#7fae6a', 0.6) : beside(land, 18, -0.03), green ? mix(land, '#cbb878', 0.5) : land] as const;
  const hedges: string[] = [];
  const patches: string[] = [];
  const lean = (x: number, y: number): number => x + ((x - w / 2) / w) * y * 2.6;
  const rows = [[8, 40], [40, 84], [84, 150]] as const;
  rows.forEach(([top, bottom], row) => {
    for (let x = -60 * s - roll.between(0, 120) * s; x < w + 40;) {
      const wide = roll.between(120, 290) * s * (0.7 + row * 0.3);
      const to = x + wide;
      if (roll.chance(0.62)) {
        const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => x + wide * t);
        const edge = (y: number, xs: readonly number[]): string => xs.map((at) => `${short(lean(at, y * s))} ${short(ridge(at) + y * s)}`).join('L');
        const color = palette.at(roll.pick(hues), 0.5 + row * 0.08);
        const furrows = roll.chance(0.55) ? Array.from({ length: 5 }, (_, i) => x + (wide * (i + 1)) / 6).map((at) => `M${short(lean(at, top * s))} ${short(ridge(at) + top * s)}L${short(lean(at, bottom * s))} ${short(ridge(at) + bottom * s)}`).join('') : '';
        patches.push(path(`M${edge(top, steps)}L${edge(bottom, steps.toReversed())}Z`, color, `${bare} fill-opacity=".8"`), furrows ? line(furrows, shade(color, -0.05), 2.2 * s, 0.55) : '');
        for (let i = 0; i < 12; i++) {
          const y = top + ((bottom - top) * i) / 11;
          if (roll.chance(0.9)) hedges.push(disc(lean(to, y * s), ridge(to) + y * s - 3 * s, (4 + row * 2) * s * roll.between(0.7, 1.3), (3 + row * 1.6) * s));
        }
      }
      if (roll.chance(0.42)) for (let at = x; at < to; at += (6 + row * 2.6) * s) hedges.push(disc(lean(at, bottom * s), ridge(at) + bottom * s - 3 * s, (5 + row * 2.4) * s * roll.between(0.7, 1.3), (3.4 + row * 1.8) * s));
      x = to;
    }
  });
  return patches.join('') + path(hedges.join(''), hedge, bare);
}

const BARE: readonly Setting['ground'][] = ['desert', 'lava', 'snow'];

/** @param nearest whether the land before the horizon is painted too: at the seaside there is water */
export function farLand(stage: Stage, setting: Setting): { far: string; near: string } {
  const { paper, w, horizon, palette, s, seed } = stage;
  const { land, ground, plants } = setting;
  const roll = dice(`far land:${seed}`);
  const leaves = leavesOf(setting);
  const wooded = !['desert', 'lava'].includes(ground);
  const firs = plants.includes('pine') || ground === 'snow';
  const blue = (share: number): string => mix(land, '#7a90b8', share);
  const distant = ridgeOf(`${seed}d`, horizon - 58 * s, 58 * s, 0.0032 / s);
  const middle = ridgeOf(`${seed}f`, horizon - 22 * s, 34 * s, 0.004 / s);
  const closer = ridgeOf(`${seed}c`, horizon + 6 * s, 20 * s, 0.0042 / s);
  const front = ridgeOf(`${seed}m`, horizon + 32 * s, 22 * s, 0.005 / s);
  const far = [
    rolling(stage, distant, palette.at(blue(0.62), 0.16), 46),
    rolling(stage, middle, palette.at(blue(0.4), 0.3), 40),
    wooded ? treeLine(stage, middle, roll, { color: palette.at(mix(leaves, '#7a90b8', 0.34), 0.34), size: 6, groves: 5, firs }) : '',
  ].join('');
  if (ground === 'forest') return { far: rolling(stage, middle, palette.at(blue(0.4), 0.3), 40), near: '' };
  const hedged = !BARE.includes(ground) && !setting.props.includes(SNOWED) && dice(`fields:${seed}`).chance(0.66);
  const near = [
    rolling(stage, closer, palette.at(blue(0.2), 0.42), 40),
    wooded ? treeLine(stage, closer, roll, { color: palette.at(mix(leaves, '#7a90b8', 0.16), 0.46), size: 9, groves: 5, firs }) : '',
    hazeBand(paper, w, horizon - 20 * s, 90 * s, palette.haze, 0.3),
    rolling(stage, front, palette.at(land, 0.56), 60),
    hedged ? fields(stage, front, roll, land, palette.at(leaves, 0.56)) : '',
    wooded ? treeLine(stage, front, roll, { color: palette.at(leaves, 0.6), size: 13, groves: 3, firs }) : '',
  ].join('');
  return { far, near };
}
