/** On a moon or planet under stars. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { BUILDINGS } from './buildings.ts';
import { planetDisc, ringedPlanet } from './planets.ts';
import { type Stage, hill, pebble } from './ground.ts';
import { stars } from './sky.ts';
import { drawPlant } from './plants.ts';
import { heroes } from './stand-heroes.ts';
import type { Setting } from './setting.ts';
import { bare, circle, each, ellipse, line, moved, path } from '../shapes.ts';

/** Larger than anything on the ground beside them: they may be so tall that they are seen past everybody. */
const TOWERING: ReadonlySet<string> = new Set(['rocket', 'domes']);

export function paintSpace(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, roll, horizon, s } = stage;
  const { land, features } = setting;
  const sky =
    path(`M0 0H${w}V${h}H0Z`, paper.linear([[0, '#0b0f33'], [0.45, '#1f2364'], [0.75, '#4b3c93'], [1, '#8b62b4']]), bare) +
    nebulae(stage);
  const isLeft = roll.chance(0.5);
  const planets = planetsAbove(stage, features.includes('planet'), isLeft) + comet(stage);
  const ground = horizon + (h - horizon) * 0.3;
  const at = (color: string): string => color;
  const scale = features.some((name) => TOWERING.has(name)) && !stage.crowded ? 1.8 : 1.15;
  const built = heroes(stage, setting, { at, lit: true, y: ground + 24 * s, scale, first: isLeft ? 0.7 : 0.3 });
  // Where nothing else is built somebody landed.
  const rocket = features.some((name) => name !== 'planet')
    ? ''
    : moved(w * (isLeft ? 0.84 : 0.14), ground + 22 * s, 0.8 * s, BUILDINGS.rocket?.({ paper, at, lit: true, roll }) ?? '');
  const craters = each(16, () => crater(stage, land, ground));
  const plants = setting.plants.includes('mushroom') ? mushrooms(stage, ground) : '';
  return {
    back:
      sky +
      stars(w, horizon + 60, roll, Math.round(150 * s)) +
      planets +
      hill(w, h, `${seed}x`, horizon + 6, 44 * s, 0.006, shade(mix(land, '#4b3c93', 0.5), 0)) +
      hill(w, h, `${seed}y`, horizon + 46 * s, 28 * s, 0.008, mix(land, '#5a4aa0', 0.32)) +
      hill(w, h, `${seed}z`, ground, 14, 0.004, paper.linear([
        [0, shade(land, 0.07)],
        [0.3, land],
        [1, shade(mix(land, '#3a3080', 0.35), -0.1)],
      ])) +
      craters +
      built +
      rocket +
      plants,
    front: NEAR_STONES.map(([t, r]) => pebble(paper, w * t, h * 0.985, r * s, shade(mix(land, '#3a3080', 0.45), -0.08))).join(''),
  };
}

const NEBULAE: readonly (readonly [x: number, y: number, r: number, color: string, strength: number])[] = [
  [0.2, 0.18, 330, '#c155c9', 0.34],
  [0.42, 0.34, 280, '#3f8fe0', 0.3],
  [0.1, 0.42, 240, '#6d5be0', 0.34],
  [0.82, 0.5, 300, '#ff8ac0', 0.24],
];
const nebulae = ({ paper, w, h, s }: Stage): string =>
  NEBULAE.map(([x, y, r, color, strength]) => paper.glow(w * x, h * y, r * s, color, strength)).join('');

/** A large one on one side and a small one on the other. @param isBare without a ring: the place is called after it */
function planetsAbove({ paper, w, h, roll, s }: Stage, isBare: boolean, isLeft: boolean): string {
  const x = w * (isLeft ? 0.22 : 0.76);
  const large = isBare
    ? planetDisc(paper, x, h * 0.2, 120 * s)
    : ringedPlanet(paper, x, h * 0.2, 92 * s, roll.pick(['#e8a86a', '#8fc4e8', '#e88fb4', '#9fd8a8']));
  return large + ringedPlanet(paper, w * (isLeft ? 0.86 : 0.12), h * 0.36, 30 * s, roll.pick(['#b49cf0', '#f2b38a']));
}

const comet = ({ paper, w, h, s }: Stage): string =>
  path(
    `M${w * 0.56} ${h * 0.1} l${-150 * s} ${-40 * s} l${140 * s} ${56 * s}Z`,
    paper.linear([[0, '#ffffff', 0], [1, '#ffffff', 0.9]], { x2: 1, y2: 0 }),
    bare,
  ) + circle(w * 0.56, h * 0.102, 8 * s, '#fff', bare);

/** The nearer, the larger. */
function crater({ w, h, roll, s }: Stage, land: string, ground: number): string {
  const y = roll.between(ground + 34, h);
  const near = (y - ground) / (h - ground);
  const x = roll.between(0, w);
  const r = (14 + near * 54 * roll.next() + 6) * s;
  return (
    ellipse(x, y, r, r * 0.32, shade(land, -0.13), `${bare} opacity=".6"`) +
    line(`M${x - r} ${y} A${r} ${r * 0.34} 0 0 0 ${x + r} ${y}`, shade(land, 0.12), 2 + near * 3, 0.75)
  );
}

const mushrooms = ({ paper, w, roll, s }: Stage, ground: number): string =>
  [0.08, 0.16, 0.88, 0.95]
    .map((t) => drawPlant(paper, 'mushroom', w * t, ground + roll.between(20, 70) * s, 0.7 * s, (color) => mix(color, '#6d5be0', 0.16), roll))
    .join('');

/** In the lower corners. */
const NEAR_STONES: readonly (readonly [x: number, r: number])[] = [[0.01, 74], [0.11, 36], [0.98, 84], [0.88, 34]];
