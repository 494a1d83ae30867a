/** Far land under the sky: hills that grow paler with the distance, tree lines on their ridges, fields and hedges on the nearest. */
import { fromPolar, mix, polar, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { bare, line, path } from '../shapes.ts';
import { hazeBand, ridgeOf, type Stage } from './ground.ts';
import { short } from './outlines.ts';
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

/** A line whose round ends are the trees themselves: a dot is one, a short upright stroke is a poplar. */
const dots = (d: readonly string[], color: string, wide: number, opacity = 1): string => (d.length ? line(d.join(''), color, wide, opacity) : '');

const SIZES = [0.7, 1, 1.35] as const;

/** Woods and single trees along a ridge, and the light on them. */
function treeLine(stage: Stage, ridge: Ridge, roll: Dice, { color, size, groves, firs }: { color: string; size: number; groves: number; firs: boolean }): string {
  const { w, s, sun, palette } = stage;
  const spikes: string[] = [];
  const bodies: string[][] = SIZES.map(() => []);
  const lights: string[][] = SIZES.map(() => []);
  const tree = (x: number, big: number): void => {
    const r = size * s * (SIZES[big] ?? 1);
    const y = ridge(x);
    if (firs) {
      spikes.push(`M${short(x - r * 0.7)} ${short(y + 3)}l${short(r * 0.7)} ${short(-r * 2.6)}l${short(r * 0.7)} ${short(r * 2.6)}Z`);
      return;
    }
    const poplar = roll.chance(0.12);
    bodies[poplar ? 0 : big]?.push(`M${short(x)} ${short(y - r * 0.55)}${poplar ? `v${short(-size * s * 1.7)}` : 'h.1'}`);
    lights[poplar ? 0 : big]?.push(`M${short(x + (sun.x < x ? -0.26 : 0.26) * r)} ${short(y - r * 0.85)}${poplar ? `v${short(-size * s * 1.5)}` : 'h.1'}`);
  };
  for (let grove = 0; grove < groves; grove++) {
    const from = roll.between(-0.05, 1) * w;
    const long = roll.between(0.04, 0.2) * w;
    for (let x = from; x < from + long; x += size * s * roll.between(0.8, 1.5)) tree(x, Math.abs(x - from - long / 2) > long * 0.36 ? 0 : roll.whole(0, 2));
  }
  for (let lone = 0; lone < 4; lone++) tree(roll.between(0, w), roll.whole(0, 2));
  const lit = mix(color, palette.light.color, 0.3);
  return (
    (spikes.length ? path(spikes.join(''), color, bare) : '') +
    SIZES.map((k, i) => dots(bodies[i] ?? [], color, size * s * k * 2)).join('') +
    SIZES.map((k, i) => dots(lights[i] ?? [], lit, size * s * k * 1.2, 0.65)).join('')
  );
}

/** Fields of several hues side by side, with furrows and hedges between them. */
function fields(stage: Stage, ridge: Ridge, roll: Dice, land: string, hedge: string): string {
  const { w, s, palette } = stage;
  const green = isGreen(land);
  const hues = [beside(land, 12, -0.035), green ? mix(land, '#e2cc74', 0.6) : beside(land, -16, 0.04), beside(land, -10, 0.03), green ? mix(land, '#7fae6a', 0.6) : beside(land, 18, -0.03), green ? mix(land, '#cbb878', 0.5) : land] as const;
  const hedges: string[][] = [[], [], []];
  const patches: string[] = [];
  const lean = (x: number, y: number): number => x + ((x - w / 2) / w) * y * 2.4;
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
        if (roll.chance(0.8)) hedges[row]?.push(`M${short(lean(to, top * s))} ${short(ridge(to) + top * s)}L${short(lean(to, bottom * s))} ${short(ridge(to) + bottom * s)}`);
      }
      if (roll.chance(0.42)) hedges[row]?.push(`M${[0, 0.25, 0.5, 0.75, 1].map((k) => x + wide * k).map((at) => `${short(lean(at, bottom * s))} ${short(ridge(at) + bottom * s)}`).join('L')}`);
      x = to;
    }
  });
  // A row of round dashes without length: so many bushes in so few bytes.
  const bushes = (lines: readonly string[], wide: number, gap: number): string =>
    lines.length ? `<path d="${lines.join('')}" fill="none" stroke="${hedge}" stroke-width="${short(wide)}" stroke-linecap="round" stroke-dasharray=".1 ${short(gap)}"/>` : '';
  return patches.join('') + hedges.map((lines, row) => bushes(lines, (7 + row * 3.4) * s, (5 + row * 1.8) * s) + bushes(lines, (9.4 + row * 4.6) * s, (13.7 + row * 4.3) * s)).join('');
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
