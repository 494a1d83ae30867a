/** Inside the earth: rock, crystals and glowing mushrooms. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { BUILDINGS } from './buildings.ts';
import { caveSides } from './cave-sides.ts';
import { floorFrom, hill, pebble, type Stage } from './ground.ts';
import { heroes } from './stand-heroes.ts';
import { mushroomShape } from './small-plants.ts';
import type { Setting } from './setting.ts';
import { bare, moved, path } from '../shapes.ts';

export function paintCave(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, roll, s, seed } = stage;
  const rock = mix(setting.land, '#3a3566', 0.25);
  const deep = shade(rock, -0.14);
  const glowColor = setting.features.includes('crystals') ? '#8fe8ff' : setting.plants.includes('mushroom') ? '#ffe0a0' : '#a9d8ff';
  const cx = w * roll.pick([0.3, 0.7, 0.5] as const);
  const icicles = (y: number, color: string, count: number, long: number): string =>
    Array.from({ length: count }, (_, i) => {
      const x = (i / (count - 1)) * w + roll.between(-26, 26);
      const tall = roll.between(0.3, 1) * long * (0.5 + Math.abs(x / w - 0.5));
      const half = roll.between(20, 44) * s;
      return path(
        `M${x - half} ${y} Q${x - half * 0.24} ${y + tall * 0.5} ${x} ${y + tall} Q${x + half * 0.24} ${y + tall * 0.5} ${x + half} ${y}Z`,
        color,
        bare,
      );
    }).join('');
  const site = { paper, at: (color: string): string => mix(color, rock, 0.12), lit: true, roll };
  const ground = floorFrom(stage, h * 0.74);
  const gems = setting.features.includes('crystals')
    ? moved(w * 0.16, ground + 20 * s, 0.95 * s, BUILDINGS.crystals?.(site) ?? '') +
      moved(w * 0.9, ground + 30 * s, 0.8 * s, BUILDINGS.crystals?.(site) ?? '')
    : '';
  const sides = setting.features.includes('crystals') ? gems + caveMushrooms(stage, ground) : caveSides(stage, setting, site, rock, ground);
  const specks = Array.from({ length: 34 }, () =>
    paper.glow(roll.between(0, w), roll.between(0.1, 0.6) * h, roll.between(5, 12) * s, glowColor, 0.8),
  ).join('');
  return {
    back:
      path(
        `M0 0H${w}V${h}H0Z`,
        paper.radial(
          [
            [0, mix(glowColor, rock, 0.35)],
            [0.4, mix(rock, glowColor, 0.16)],
            [1, deep],
          ],
          { cx: cx / w, cy: 0.5, r: 0.72 },
        ),
        bare,
      ) +
      paper.glow(cx, h * 0.5, 420 * s, glowColor, 0.5) +
      hill(w, h, `${seed}b`, h * 0.62, 54 * s, 0.006, mix(rock, glowColor, 0.14)) +
      icicles(-6, mix(rock, glowColor, 0.12), 12, 330 * s) +
      icicles(-6, shade(rock, -0.05), 9, 270 * s) +
      specks +
      path(
        `M-10 -10 H${w * 0.2} Q${w * 0.06} ${h * 0.3} ${w * 0.1} ${h * 0.56} Q${w * 0.04} ${h * 0.72} -10 ${h * 0.84}Z M${w + 10} ` +
          `-10 H${w * 0.8} Q${w * 0.95} ${h * 0.28} ${w * 0.9} ${h * 0.54} Q${w * 0.97} ${h * 0.7} ${w + 10} ${h * 0.84}Z`,
        shade(rock, -0.08),
        bare,
      ) +
      hill(
        w,
        h,
        `${seed}g`,
        ground,
        18,
        0.005,
        paper.linear([
          [0, shade(rock, 0.06)],
          [0.3, rock],
          [1, deep],
        ]),
      ) +
      heroes(stage, { ...setting, features: setting.features.filter((name) => name !== 'crystals') }, { ...site, y: ground + 24 * s }) +
      sides +
      Array.from({ length: 10 }, () =>
        pebble(paper, roll.between(0, w), roll.between(ground + 50, h), roll.between(8, 20) * s, shade(rock, 0.02)),
      ).join(''),
    front: Array.from({ length: 7 }, (_, i) => {
      const x = (i < 4 ? i * 0.045 : 0.86 + (i - 4) * 0.055) * w;
      const tall = roll.between(60, 190) * s;
      return path(
        `M${x - 46 * s} ${h + 6} Q${x - 10 * s} ${h - tall * 0.5} ${x} ${h - tall} Q${x + 10 * s} ${h - tall * 0.5} ${x + 46 * s} ` +
          `${h + 6}Z`,
        shade(deep, -0.05),
        bare,
      );
    }).join(''),
  };
}

/** Among crystals something grows that glows, too. */
const caveMushrooms = ({ paper, w, s }: Stage, ground: number): string =>
  ([[0.06, 1.6, '#5ab8e8'], [0.13, 1, '#7ee0b5'], [0.82, 1.2, '#c77be8'], [0.2, 0.8, '#5ad1c8']] as const)
    .map(([t, k, color]) => paper.glow(w * t, ground + 10 * s, 110 * k * s, color, 0.5) + moved(w * t, ground + 44 * s, k * s, mushroomShape(paper, color, '#e6f1f6')))
    .join('');
