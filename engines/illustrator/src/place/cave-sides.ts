/** What grows, stands or glows at both sides of a cave: something else in another cave, and never the same at both sides. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, ellipse, line, moved, path, starPath } from '../shapes.ts';
import { BUILDINGS } from './buildings.ts';
import type { Stage } from './ground.ts';
import type { Site } from './masonry.ts';
import type { Setting } from './setting.ts';
import { frond, mushroomShape } from './small-plants.ts';

export type Side = 'mushrooms' | 'crystals' | 'pillars' | 'pool' | 'ferns' | 'geodes';

const ANY = ['mushrooms', 'crystals', 'pillars', 'pool', 'ferns', 'geodes'] as const satisfies readonly [Side, ...Side[]];
/** Where it is hot nothing grows and no water stands. */
const HOT = ['crystals', 'pillars', 'geodes'] as const satisfies readonly [Side, ...Side[]];

export function sidesOf(seed: string, { features, weather, plants }: Pick<Setting, 'features' | 'weather' | 'plants'>): readonly [Side, Side] {
  if (features.includes('crystals')) return ['crystals', 'crystals'];
  const roll = dice(`cave:${seed}`);
  const list: readonly [Side, ...Side[]] = weather === 'embers' ? HOT : ANY;
  const left = plants.includes('mushroom') ? 'mushrooms' : roll.pick(list);
  const others = list.filter((side) => side !== left);
  return [left, roll.pick(others as [Side, ...Side[]])];
}

interface Corner {
  stage: Stage;
  site: Site;
  rock: string;
  ground: number;
  /** -1 at the left edge, 1 at the right one */
  side: -1 | 1;
}

const DRAW: Readonly<Record<Side, (corner: Corner) => string>> = {
  mushrooms: ({ stage: { paper, w, s }, ground, side }) =>
    ([[0.06, 1.6, '#5ab8e8'], [0.13, 1, '#7ee0b5'], [0.2, 0.8, '#5ad1c8']] as const).map(([t, k, color]) => {
      const x = side < 0 ? w * t : w * (1 - t);
      return paper.glow(x, ground + 10 * s, 110 * k * s, side < 0 ? color : '#c77be8', 0.5) + moved(x, ground + 44 * s, k * s, mushroomShape(paper, side < 0 ? color : mix(color, '#c77be8', 0.8), '#e6f1f6'));
    }).join(''),
  crystals: ({ stage: { w, s }, site, ground, side }) => moved(w * (side < 0 ? 0.1 : 0.9), ground + 28 * s, 0.62 * s, BUILDINGS.crystals?.(site) ?? ''),
  pillars: ({ stage: { paper, w, s }, rock, ground, side }) =>
    ([[0.05, 300, 62], [0.12, 190, 48], [0.18, 104, 36]] as const).map(([t, tall, half]) => {
      const x = side < 0 ? w * t : w * (1 - t);
      return moved(x, ground + 40 * s, s, path(`M${-half} 10 C${-half * 0.6} ${-tall * 0.2} ${-half * 0.34} ${-tall * 0.6} ${-half * 0.16} ${-tall} Q0 ${-tall - 14} ${half * 0.16} ${-tall} C${half * 0.34} ${-tall * 0.6} ${half * 0.6} ${-tall * 0.2} ${half} 10Z`, paper.tube(shade(rock, 0.1)), bare) +
        [0.3, 0.55, 0.76].map((k) => line(`M${-half * (0.62 - k * 0.4)} ${-tall * k} Q0 ${-tall * k + 9} ${half * (0.62 - k * 0.4)} ${-tall * k}`, shade(rock, 0.02), 5, 0.7)).join(''));
    }).join(''),
  pool: ({ stage: { paper, w, s }, ground, side }) => {
    const x = w * (side < 0 ? 0.1 : 0.9);
    return (
      paper.glow(x, ground + 60 * s, 190 * s, '#8ff0e8', 0.55) + ellipse(x, ground + 64 * s, 150 * s, 30 * s, '#3f7f9f', bare) + ellipse(x, ground + 62 * s, 132 * s, 24 * s, '#7fe0e6', `${bare} opacity=".85"`) +
      [1, 0.62, 0.3].map((k) => ellipse(x + 16 * s, ground + 62 * s, 84 * k * s, 14 * k * s, 'none', `stroke="#e6fffb" stroke-width="${3 * s}" opacity=".7"`)).join('') +
      [[-0.6, 18], [0.1, 0], [0.7, 40]].map(([dx = 0, dy = 0]) => path(`M${x + dx * 60 * s} ${ground - (60 + dy) * s} q${9 * s} ${16 * s} 0 ${22 * s} q${-9 * s} ${-6 * s} 0 ${-22 * s}Z`, '#c4fbf6', bare)).join('')
    );
  },
  ferns: ({ stage: { w, s }, rock, ground, side }) =>
    [-0.5, -0.24, 0, 0.24, 0.5].map((turn, i) => frond(w * (side < 0 ? 0.09 : 0.91), ground + 52 * s, -Math.PI / 2 + turn * 1.5, (150 + (i % 2) * 46) * s, mix(['#5fb48a', '#6fc49a', '#4fa47e'][i % 3] ?? '#5fb48a', rock, 0.22))).join(''),
  geodes: ({ stage: { paper, w, s }, rock, ground, side }) =>
    ([[0.07, 1.2, '#c9a4f2'], [0.17, 0.8, '#f2a4d0']] as const).map(([t, k, color]) => {
      const x = side < 0 ? w * t : w * (1 - t);
      return (
        paper.glow(x, ground - 6 * s, 130 * k * s, color, 0.6) +
        moved(x, ground + 44 * s, k * s, ellipse(0, -52, 86, 70, paper.ball(shade(rock, 0.07)), bare) + ellipse(0, -50, 64, 52, shade(color, -0.2), bare) +
          // Broken open: rings of crystals that all point to the middle.
          path(starPath(0, -50, 58, 11, 0.72), shade(color, -0.06), bare) + path(starPath(0, -50, 43, 9, 0.68), color, bare) + path(starPath(0, -50, 27, 7, 0.6), shade(color, 0.14), bare) + path(starPath(0, -50, 12, 5, 0.5), '#ffffff', bare))
      );
    }).join(''),
};

export const caveSides = (stage: Stage, setting: Setting, site: Site, rock: string, ground: number): string =>
  sidesOf(stage.seed, setting).map((side, i) => DRAW[side]({ stage, site, rock, ground, side: i ? 1 : -1 })).join('');
