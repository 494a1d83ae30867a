/** Inside the earth: rock, crystals and glowing mushrooms. */
import { mix, polar, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { BUILDINGS } from './buildings.ts';
import { arches, hanging, rockFloor, shaftOfLight, standingStones } from './cave-rock.ts';
import { caveSides } from './cave-sides.ts';
import { floorFrom, hill, pebble, type Stage } from './ground.ts';
import { heroes } from './stand-heroes.ts';
import { mushroomShape } from './small-plants.ts';
import type { Setting } from './setting.ts';
import { bare, line, moved, path } from '../shapes.ts';

/** Earth and amber are lit by something warm; a blue light would make them grey. */
const isWarm = (color: string): boolean => polar(color).c > 0.03 && polar(color).h > 25 && polar(color).h < 95;

export function paintCave(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, roll, s, seed } = stage;
  const rock = mix(setting.land, '#3a3566', 0.25);
  const deep = shade(rock, -0.14);
  const glowColor = setting.features.includes('crystals') ? '#8fe8ff' : setting.plants.includes('mushroom') || isWarm(setting.land) ? '#ffe0a0' : '#a9d8ff';
  const cx = w * roll.pick([0.3, 0.7, 0.5] as const);
  const site = { paper, at: (color: string): string => mix(color, rock, 0.12), lit: true, roll };
  const ground = floorFrom(stage, h * 0.74);
  const light = { stage, rock, glow: glowColor, cx, ground };
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
      hill(w, h, `${seed}b`, h * 0.62, 54 * s, 0.006, mix(rock, glowColor, 0.36)) +
      arches(light) +
      hanging(light, 0, 12, 250 * s) +
      shaftOfLight(light) +
      hanging(light, 1, 9, 230 * s) +
      specks +
      path(
        `M-10 -10 H${w * 0.2} Q${w * 0.06} ${h * 0.3} ${w * 0.1} ${h * 0.56} Q${w * 0.04} ${h * 0.72} -10 ${h * 0.84}Z M${w + 10} ` +
          `-10 H${w * 0.8} Q${w * 0.95} ${h * 0.28} ${w * 0.9} ${h * 0.54} Q${w * 0.97} ${h * 0.7} ${w + 10} ${h * 0.84}Z`,
        paper.linear([[0, shade(rock, -0.13)], [0.6, shade(rock, -0.07)], [1, shade(rock, -0.11)]]),
        bare,
      ) +
      // Layers of its stone.
      line([0.14, 0.26, 0.37, 0.47, 0.58].map((t) => `M-6 ${h * t} Q${w * 0.05} ${h * (t + 0.025)} ${w * (0.155 - t * 0.13)} ${h * (t - 0.01)} M${w + 6} ${h * (t + 0.02)} Q${w * 0.95} ${h * (t + 0.045)} ${w * (0.845 + t * 0.12)} ${h * (t + 0.005)}`).join(' '), shade(rock, -0.14), 5 * s, 0.6) +
      standingStones(light) +
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
      rockFloor(light) +
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
