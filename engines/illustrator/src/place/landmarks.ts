/** What stands in the middle distance: buildings and trees. */
import { mix } from '../color.ts';
import { BUILDINGS } from './buildings.ts';
import { type Site } from './masonry.ts';
import type { Stage } from './ground.ts';
import { drawPlant } from './plants.ts';
import type { Plant, Setting } from './setting.ts';
import { bare, ellipse, line, moved } from '../shapes.ts';

/** Buildings with lamps in their windows keep more of their own colour at night. */
const site = (stage: Stage, near: number): Site => ({
  paper: stage.paper,
  at: (color) => (stage.palette.dark ? mix(stage.palette.at(color, near), color, 0.3) : stage.palette.at(color, near)),
  lit: stage.palette.dark,
  roll: stage.roll,
});

export function landmarks(stage: Stage, setting: Setting): string {
  const { w, h, horizon, s, roll } = stage;
  const spots = [roll.pick([0.3, 0.7, 0.5] as const), 0.78, 0.2];
  if (stage.crowded) spots[0] = roll.pick([0.24, 0.76] as const);
  const first = spots[0] ?? 0.5;
  const placed = [first, first < 0.5 ? 0.78 : 0.22, 0.5];
  return setting.features
    .filter((name) => BUILDINGS[name])
    .map((name, i) => {
      const big = [
        'volcano',
        'pyramid',
        'waterfall',
        'bridge',
        'mesa',
        'hedges',
        'cottages',
        'stalls',
        'ruins',
        'balloons',
        'stones',
        'candy',
      ].includes(name);
      const scale = (stage.crowded ? (stage.w > stage.h * 1.3 ? 1.3 : 1.05) : 1.15) * s * (i ? 0.8 : 1) * (big ? 0.9 : 1);
      const x = w * (big && !stage.crowded && i === 0 ? 0.5 : (placed[i] ?? 0.5));
      const y =
        name === 'volcano' || name === 'mesa'
          ? horizon + 34 * s
          : name === 'ship'
            ? horizon + 40 * s
            : horizon + (h - horizon) * (i ? 0.24 : 0.2);
      return moved(x, y, scale, BUILDINGS[name]?.(site(stage, name === 'volcano' || name === 'mesa' ? 0.6 : 0.8)) ?? '');
    })
    .join('');
}

export function trees(stage: Stage, setting: Setting): string {
  const { w, h, horizon, s, roll, palette, paper } = stage;
  if (!setting.plants.length) return '';
  const marks: { y: number; art: string }[] = [];
  const count = setting.ground === 'desert' ? 4 : 8;
  for (let i = 0; i < count; i++) {
    const edge = roll.chance(0.5) ? roll.between(-0.02, 0.26) : roll.between(0.74, 1.02);
    const depth = roll.between(0.06, 0.34);
    const y = horizon + (h - horizon) * depth;
    const plant = roll.pick(setting.plants as [Plant, ...Plant[]]);
    const size = (0.4 + depth * 1.5) * s * (plant === 'bush' ? 0.9 : plant === 'mushroom' ? 0.8 : 1);
    marks.push({ y, art: drawPlant(paper, plant, w * edge, y, size, (color) => palette.at(color, 0.5 + depth), roll) });
  }
  return marks
    .toSorted((a, b) => a.y - b.y)
    .map(({ art }) => art)
    .join('');
}

/** Two cords of paper lanterns under the sky. */
export function lanterns({ paper, w, h, s }: Stage): string {
  const cord = (y: number): string => line(`M0 ${h * y} Q${w * 0.5} ${h * (y + 0.14)} ${w} ${h * y}`, '#5a4a60', 3, 0.8);
  const one = (t: number, y: number, color: string): string => {
    const at = h * (y + 0.28 * t * (1 - t)) + 26 * s;
    return (
      paper.glow(w * t, at, 80 * s, color, 0.8) +
      ellipse(w * t, at, 19 * s, 23 * s, color, bare) +
      ellipse(w * t, at, 9 * s, 13 * s, '#fff6d6', bare)
    );
  };
  return (
    cord(0.1) + [0.1, 0.24, 0.4, 0.6, 0.76, 0.9].map((t, i) => one(t, 0.1, ['#ffc66b', '#ff9f8a', '#ffe08a'][i % 3] ?? '#ffc66b')).join('')
  );
}
