/** What grows in the lower corners of open land, so that nobody looks stuck on: another thing in another picture. */
import { mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { bare, ellipse, line, path, type Point, smooth, turned } from '../shapes.ts';
import { pebble, type Stage, tuft } from './ground.ts';
import type { Ground, Setting } from './setting.ts';
import { flowerKind } from './flower-kinds.ts';
import { frond } from './small-plants.ts';

export type Growth = 'ferns' | 'grass' | 'leaves' | 'flowers' | 'reeds' | 'stones' | 'daisies';

const GROWS: Partial<Record<Ground, readonly [Growth, ...Growth[]]>> = {
  meadow: ['grass', 'flowers', 'daisies', 'stones', 'leaves', 'ferns'],
  forest: ['ferns', 'leaves', 'stones', 'ferns', 'grass'],
  garden: ['flowers', 'leaves', 'daisies', 'grass'],
  lake: ['reeds', 'grass', 'stones', 'reeds'],
  swamp: ['reeds', 'ferns', 'leaves'],
  street: ['grass', 'daisies', 'stones', 'leaves', 'flowers'],
};

export const growthOf = (ground: Ground, seed: string): Growth => dice(`growth:${seed}`).pick(GROWS[ground] ?? ['ferns']);

/** @param dark tone of what is nearest to the eye */
export function undergrowth(stage: Stage, setting: Setting, dark: string): string {
  const { w, h, seed } = stage;
  const roll = dice(`growth at:${seed}`);
  const kind = growthOf(setting.ground, seed);
  const sides = stage.portrait ? [-1, 1] : roll.pick([[-1, 1], [-1, 1], [-1], [1]] as const);
  return sides.map((side) => corner(stage, { kind, dark, roll, setting, at: (x) => (side < 0 ? x : w - x), side: side < 0 ? -1 : 1, y: h + 14 })).join('');
}

interface Corner {
  kind: Growth;
  dark: string;
  roll: Dice;
  setting: Setting;
  /** x at so many pixels from the edge */
  at: (x: number) => number;
  side: -1 | 1;
  y: number;
}

function corner(stage: Stage, { kind, dark, roll, setting, at, side, y }: Corner): string {
  const { s, palette, paper } = stage;
  const k = s * (stage.portrait ? 0.72 : 1);
  const inward = (i: number, tall: number, lean: number, color: string, wide = 9): string => {
    const [x, tip] = [at(-6 + i * 13 * k), at(-6 + i * 13 * k + lean)];
    return path(`M${x - wide * k} ${y} Q${x} ${y - tall * 0.6} ${tip} ${y - tall} Q${x + side * -4} ${y - tall * 0.5} ${x + wide * k} ${y}Z`, color, bare);
  };
  const shades = (i: number): string => shade(dark, [0, 0.05, 0.02][i % 3] ?? 0);
  switch (kind) {
    case 'ferns':
      return Array.from({ length: 6 }, (_, i) => frond(at(-8 + i * 11 * k), y, side < 0 ? -1.5 + i * 0.25 : -Math.PI + 1.5 - i * 0.25, roll.between(120, 210) * k, i % 2 ? dark : shade(dark, 0.04))).join('');
    case 'grass':
      return Array.from({ length: 13 }, (_, i) => inward(i, roll.between(70, 210 - i * 9) * k, roll.between(-16, 44) * k, shades(i), 7)).join('');
    case 'reeds':
      return Array.from({ length: 10 }, (_, i) => {
        const tall = roll.between(110, 240 - i * 12) * k;
        const lean = roll.between(-10, 20) * k;
        const head = i % 3 ? '' : ellipse(at(-6 + i * 13 * k + lean), y - tall, 9 * k, 30 * k, shade(palette.at('#7a5236', 1), -0.04), bare);
        return inward(i, tall, lean, shade(shades(i), -0.07), 6) + head;
      }).join('');
    case 'leaves':
      return Array.from({ length: 7 }, (_, i) => {
        const [long, broad] = [roll.between(110, 180) * k, roll.between(30, 44) * k];
        const x = at(i * 20 * k);
        const vein = mix(dark, palette.at(setting.land, 1), 0.5);
        return turned(side * -1 * (-38 + i * 17), x, y, path(`M${x} ${y} C${x - broad * 1.3} ${y - long * 0.35} ${x - broad} ${y - long * 0.8} ${x} ${y - long} C${x + broad} ${y - long * 0.8} ${x + broad * 1.3} ${y - long * 0.35} ${x} ${y}Z`, shades(i), bare) + line(`M${x} ${y - 8} V${y - long * 0.86}`, vein, 3 * k, 0.6));
      }).join('');
    case 'daisies':
    case 'flowers': {
      const flower = flowerKind(kind === 'daisies' ? 'daisy' : roll.pick(['poppy', 'lupin', 'primrose', 'tulip', 'cornflower'] as const));
      const bloom = setting.flowers ?? roll.pick(flower.colors);
      const blooms = Array.from({ length: 11 }, (_, i) => flower.draw(at((4 + i * 15) * k), y, (2.1 - i * 0.07) * k * roll.between(0.9, 1.9), roll));
      const color = palette.at(bloom, 1);
      return (
        Array.from({ length: 9 }, (_, i) => inward(i, roll.between(60, 150 - i * 9) * k, roll.between(-10, 40) * k, shades(i), 8)).join('') +
        path(blooms.map((one) => one.stems).join(''), shades(1), bare) + path(blooms.map((one) => one.petals).join(''), color, bare) +
        path(blooms.filter((_, i) => i % 3 === 0).map((one) => one.petals).join(''), shade(color, -0.04), bare) + path(blooms.map((one) => one.hearts).join(''), palette.at(flower.heart, 1), bare)
      );
    }
    case 'stones':
      return (
        [[-4, 62, 0], [74, 40, 0], [118, 22, 4], [34, 34, -34]].map(([x = 0, r = 0, up = 0]) => pebble(paper, at(x * k), y - 26 * k + up * k, r * k, palette.at('#9a95a0', 1))).join('') +
        path(smooth([[at(-30), y], [at(-10 * k), y - 74 * k], [at(30 * k), y - 66 * k], [at(56 * k), y - 30 * k], [at(60 * k), y]] as Point[]), shade(palette.at(setting.land, 1), -0.05), `${bare} opacity=".85"`) +
        Array.from({ length: 6 }, (_, i) => tuft(at((20 + i * 24) * k), y - 6, roll.between(26, 52) * k, shades(i))).join('')
      );
  }
}
