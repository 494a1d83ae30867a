/** Flowers of a meadow, as parts of paths: a whole drift is one mark for its stems, one for its petals and one for its hearts. */
import type { Dice } from '../dice.ts';
import { cluster, disc, leaf, short } from './outlines.ts';

export interface Bloom {
  petals: string;
  hearts: string;
  stems: string;
}

/** x, y is the root and `k` the size: a head is about 10 wide at 1. */
type Drawn = (x: number, y: number, k: number, roll: Dice) => Bloom;

interface FlowerKind {
  colors: readonly [string, ...string[]];
  heart: string;
  draw: Drawn;
}

const stem = (x: number, y: number, tall: number, lean: number, k: number): string =>
  `M${short(x - k)} ${short(y)}q${short(lean * 0.2)} ${short(-tall * 0.6)} ${short(lean + k * 0.6)} ${short(-tall)}l${short(k * 1.2)} 0q${short(-lean * 0.7)} ${short(tall * 0.5)} ${short(-lean + k * 0.2)} ${short(tall)}Z`;

const blades = (x: number, y: number, tall: number): string => leaf(x, y, tall * 0.6, -1.2, 0.2) + leaf(x, y, tall * 0.5, -2.1, 0.2);

const round = (bumps: number, size: number, heart: number, tall: number): Drawn => (x, y, k, roll) => {
  const [up, lean] = [tall * k * roll.between(0.8, 1.2), roll.between(-4, 4) * k];
  const [hx, hy] = [x + lean, y - up];
  return {
    petals: cluster(hx, hy, size * k, size * k * 0.86, bumps, roll, 0.1),
    hearts: heart ? disc(hx, hy - k * 0.4, heart * k, heart * k * 0.86) : '',
    stems: stem(x, y, up, lean, k) + blades(x, y, up),
  };
};

const FLOWER_KINDS = {
  daisy: { colors: ['#ffffff', '#fff6ee'], heart: '#f7c23f', draw: round(8, 7.4, 2.8, 20) },
  poppy: { colors: ['#ec5b46', '#f0734e'], heart: '#43304a', draw: round(4, 7.6, 2.2, 25) },
  buttercup: { colors: ['#ffd24f', '#ffe07a'], heart: '#f0a93a', draw: round(5, 5.4, 1.6, 17) },
  primrose: { colors: ['#f7a6c4', '#f48fb6', '#fbc4d6'], heart: '#ffe07a', draw: round(5, 6.8, 2, 15) },
  clover: { colors: ['#d9a0d4', '#e9b6dc'], heart: '#f3d6ea', draw: round(8, 5.6, 2, 14) },
  cornflower: {
    colors: ['#6f8df0', '#8aa2f4'],
    heart: '#4c57b8',
    draw: (x, y, k, roll) => {
      const [up, lean] = [24 * k * roll.between(0.8, 1.2), roll.between(-4, 4) * k];
      const rays = Array.from({ length: 16 }, (_, i) => {
        const [a, r] = [(i / 16) * Math.PI * 2, (i % 2 ? 3.6 : 8.4) * k];
        return `${short(x + lean + Math.cos(a) * r)} ${short(y - up + Math.sin(a) * r * 0.86)}`;
      });
      return { petals: `M${rays.join('L')}Z`, hearts: disc(x + lean, y - up, 2.6 * k), stems: stem(x, y, up, lean, k) + blades(x, y, up) };
    },
  },
  lupin: {
    colors: ['#a48bea', '#b9a0f2', '#8f86e4'],
    heart: '#d6c6fb',
    draw: (x, y, k, roll) => {
      const [up, lean] = [roll.between(15, 21) * k, roll.between(-3, 3) * k];
      const spike = roll.between(11, 15) * k;
      return {
        petals: cluster(x + lean, y - up - spike * 0.8, 4.6 * k, spike, 9, roll, 0.1),
        hearts: disc(x + lean - k, y - up - spike * 0.5, 1.5 * k) + disc(x + lean + 1.4 * k, y - up - spike, 1.3 * k) + disc(x + lean, y - up - spike * 1.45, 1.1 * k),
        stems: stem(x, y, up, lean, k) + blades(x, y, up * 1.3),
      };
    },
  },
  tulip: {
    colors: ['#f0708e', '#f6b04a', '#e86a5a'],
    heart: '#ffd7a0',
    draw: (x, y, k, roll) => {
      const [up, lean] = [22 * k * roll.between(0.85, 1.15), roll.between(-3, 3) * k];
      const [hx, hy] = [short(x + lean - 6 * k), short(y - up - 8 * k)];
      const cup = `M${hx} ${hy}q${short(-1.6 * k)} ${short(13 * k)} ${short(6 * k)} ${short(13 * k)}t${short(6 * k)} ${short(-13 * k)}l${short(-3 * k)} ${short(4 * k)}l${short(-3 * k)} ${short(-5.4 * k)}l${short(-3 * k)} ${short(5.4 * k)}Z`;
      return { petals: cup, hearts: disc(x + lean - 2 * k, y - up - 1 * k, 1.2 * k, 4 * k), stems: stem(x, y, up, lean, k) + leaf(x, y, up * 0.9, -1.3, 0.22) + leaf(x, y, up * 0.8, -1.95, 0.22) };
    },
  },
} satisfies Record<string, FlowerKind>;

export type Flower = keyof typeof FLOWER_KINDS;
export const FLOWERS_KNOWN = Object.keys(FLOWER_KINDS) as [Flower, ...Flower[]];
export const flowerKind = (name: Flower): FlowerKind => FLOWER_KINDS[name];
