/** On a moon or planet under stars. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { BUILDINGS } from './buildings.ts';
import { planetDisc } from './planets.ts';
import { type Stage, hill, pebble } from './ground.ts';
import { craters, farRocks, growth, worldOf } from './space-land.ts';
import { nightSky, worldsAbove } from './space-sky.ts';
import { CLIMATE } from './climates.ts';
import { aurora, stars } from './sky.ts';
import { drawPlant } from './plants.ts';
import { heroes } from './stand-heroes.ts';
import type { Setting } from './setting.ts';
import { bare, circle, moved, path } from '../shapes.ts';

/** Larger than anything on the ground beside them: they may be so tall that they are seen past everybody. */
const TOWERING: ReadonlySet<string> = new Set(['rocket', 'domes']);

export function paintSpace(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, roll, horizon, s } = stage;
  const { land, features } = setting;
  const sky = nightSky(stage);
  const world = worldOf(seed, setting);
  const isLeft = roll.chance(0.5);
  // The place is called after the planet that it sees.
  const earth = features.includes('planet') ? planetDisc(paper, w * (isLeft ? 0.22 : 0.76), h * 0.2, 120 * s) : '';
  const planets = worldsAbove(stage, earth, isLeft, /\brings\b/.test(setting.said)) + comet(stage);
  const ground = horizon + (h - horizon) * 0.3;
  const at = (color: string): string => color;
  const scale = features.some((name) => TOWERING.has(name)) && !stage.crowded ? 1.8 : 1.15;
  const built = heroes(stage, setting, { at, lit: true, y: ground + 24 * s, scale, first: isLeft ? 0.7 : 0.3 });
  // Where nothing else is built somebody landed.
  const rocket = features.some((name) => name !== 'planet')
    ? ''
    : moved(w * (isLeft ? 0.84 : 0.14), ground + 22 * s, 0.8 * s, BUILDINGS.rocket?.({ paper, at, lit: true, roll }) ?? '');
  const plants = setting.plants.includes('mushroom') ? mushrooms(stage, ground) : '';
  return {
    back:
      sky +
      stars(w, horizon + 60, roll, Math.round(150 * s)) +
      planets +
      climateAbove(stage, setting, isLeft) +
      paper.glow(w * (isLeft ? 0.2 : 0.8), horizon + 30 * s, 420 * s, '#ffd9f0', 0.28) +
      farRocks(stage, world.rock, horizon + 6 * s, shade(mix(land, '#4b3c93', 0.62), 0)) +
      hill(w, h, `${seed}x`, horizon + 6, 44 * s, 0.006, paper.linear([[0, shade(mix(land, '#4b3c93', 0.5), 0.04)], [0.3, shade(mix(land, '#4b3c93', 0.56), 0)]])) +
      hill(w, h, `${seed}y`, horizon + 46 * s, 28 * s, 0.008, paper.linear([[0, shade(mix(land, '#5a4aa0', 0.3), 0.05)], [0.2, mix(land, '#5a4aa0', 0.38)]])) +
      hill(w, h, `${seed}z`, ground, 14, 0.004, paper.linear([
        [0, shade(land, 0.07)],
        [0.3, land],
        [1, shade(mix(land, '#3a3080', 0.35), -0.1)],
      ])) +
      craters(stage, land, ground) +
      built +
      rocket +
      plants +
      (setting.props.includes(`${CLIMATE} mist`) ? fogOn(stage, ground) : '') +
      growth(stage, world.left, world.glow, land, ground, -1) + growth(stage, world.right, world.glow, land, ground, 1),
    front: NEAR_STONES.map(([t, r]) => pebble(paper, w * t, h * 0.985, r * s, shade(mix(land, '#3a3080', 0.45), -0.08))).join(''),
  };
}

/** Sun and northern lights that a family has over its planet. */
function climateAbove({ paper, w, h, s }: Stage, { props }: Setting, isLeft: boolean): string {
  if (props.includes(`${CLIMATE} aurora`)) return aurora(paper, w, h);
  if (!props.includes(`${CLIMATE} day`) && !props.includes(`${CLIMATE} golden`)) return '';
  const [x, y] = [w * (isLeft ? 0.66 : 0.34), h * 0.16];
  return paper.glow(x, y, 300 * s, '#ffe9a8', 0.7) + circle(x, y, 62 * s, '#fff6d0', bare) + paper.glow(x, y, 130 * s, '#fff3c4', 0.6);
}

/** It lies over the ground in banks. */
const fogOn = ({ paper, w, h, s, roll }: Stage, ground: number): string =>
  Array.from({ length: 7 }, (_, i) => paper.softEllipse(roll.between(0, 1) * w, ground + (i - 2) * 0.035 * h, roll.between(0.3, 0.55) * w, roll.between(26, 52) * s, '#e6e4f6', 0.5)).join('');

const comet = ({ paper, w, h, s }: Stage): string =>
  path(
    `M${w * 0.56} ${h * 0.1} l${-150 * s} ${-40 * s} l${140 * s} ${56 * s}Z`,
    paper.linear([[0, '#ffffff', 0], [1, '#ffffff', 0.9]], { x2: 1, y2: 0 }),
    bare,
  ) + circle(w * 0.56, h * 0.102, 8 * s, '#fff', bare);

const mushrooms = ({ paper, w, roll, s }: Stage, ground: number): string =>
  [0.08, 0.16, 0.88, 0.95]
    .map((t) => drawPlant(paper, 'mushroom', w * t, ground + roll.between(20, 70) * s, 0.7 * s, (color) => mix(color, '#6d5be0', 0.16), roll))
    .join('');

/** In the lower corners. */
const NEAR_STONES: readonly (readonly [x: number, r: number])[] = [[0.01, 74], [0.11, 36], [0.98, 84], [0.88, 34]];
