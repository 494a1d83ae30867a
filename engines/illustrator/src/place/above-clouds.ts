/** Islands that float above the clouds. */
import { mix } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { BUILDINGS } from './buildings.ts';
import { type Stage, hill } from './ground.ts';
import { cloud } from './clouds.ts';
import { drawSky, rainbow } from './sky.ts';
import { drawPlant } from './plants.ts';
import type { Setting } from './setting.ts';
import { heroes, WIDE } from './stand-heroes.ts';
import { dice } from '../dice.ts';
import { reachOf } from '../scene/reach.ts';
import { bestSeen, type Place, seenOf } from './seen-beside.ts';
import type { Site } from './masonry.ts';
import { bare, each, ellipse, moved, path } from '../shapes.ts';

/** Stands on the clouds themselves or hangs in the air. */
const AFLOAT = new Set([
  'skyislands',
  'cloudhouses',
  'cloudcity',
  'goldcity',
  'suncastle',
  'spiral',
  'airship',
  'cloudpeak',
  'school',
  'windhouse',
  'ship',
  'bridge',
]);

const ISLE_AT = 0.54;
const ISLE_SCALE = 0.95;
const topScale = (name: string): number => (WIDE.has(name) ? 0.5 : 0.76);

/** Where the island is seen past those who stand before it. */
function isleSeen(stage: Stage, site: Site, name: string, usual: number): number {
  const { w, h, s, blockers } = stage;
  if (!blockers) return usual;
  const k = ISLE_SCALE * s;
  const top = h * ISLE_AT + (reachOf(BUILDINGS[name]?.(site) ?? '').top * topScale(name) - 18) * k;
  const seen = ({ x, grow }: Place): number => (grow > 1 ? 0 : seenOf({ left: w * x - 180 * k, right: w * x + 180 * k, top, bottom: h * ISLE_AT + 40 * k }, blockers, w));
  return bestSeen({ x: usual, grow: 1 }, blockers.length, seen).x;
}

/** What stands on the clouds or the island that nobody named. */
const USUAL = ['castle', 'cottage', 'windmill', 'ruins'] as const;
const WHITE = '#ffffff';
/** Clouds at night are as gray as the haze. */
const whiteOf = ({ palette }: Stage, haze: number): string => (palette.dark ? mix(WHITE, palette.haze, haze) : WHITE);

export function paintSky(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, roll, s, palette, seed } = stage;
  const site: Site = { paper, at: (color) => palette.at(color, 0.8), lit: palette.dark, roll };
  const name = setting.features.find((feature) => BUILDINGS[feature]) ?? roll.pick(USUAL);
  const hasBow = /rainbow/i.test(setting.said) || palette.hour === 'rainbow' || roll.chance(0.4);
  const tree = drawPlant(paper, 'blossom', -70, -22, 0.6, site.at, roll);
  const rolled = roll.pick([0.24, 0.76] as const);
  const sideX = stage.crowded ? isleSeen(stage, { ...site, roll: dice(`isle:${seed}`) }, name, stage.aside ?? rolled) : 0.5;
  const islet = (x: number, y: number, k: number, top: string): string => (name === 'spiral' ? '' : isle(stage, setting.land, { x, y, k }, top));
  const floor = whiteOf(stage, 0.5);
  return {
    back:
      drawSky(stage) +
      (hasBow ? rainbow(w * 0.5, h * 0.7, w * 0.44, s) : '') +
      islet(sideX < 0.5 ? 0.8 : 0.14, 0.36, 0.5, tree) +
      (AFLOAT.has(name) ? '' : mainIsle(stage, setting, site, name, sideX)) +
      islet(stage.crowded ? (sideX < 0.5 ? 0.93 : 0.06) : 0.86, stage.crowded ? 0.17 : 0.24, 0.3, '') +
      bank(stage, h * 0.66, 1.5, 0.75) +
      (AFLOAT.has(name) ? heroes(stage, { ...setting, features: [name] }, { at: site.at, lit: site.lit, y: h * (STANDS_AT[name] ?? 0.7), scale: 1.08 }) : '') +
      bank(stage, h * 0.74, 1.8, 0.9) +
      hill(w, h, `${seed}k`, h * 0.79, 18, 0.008, paper.linear([[0, floor], [1, mix(floor, palette.light.shade, 0.28)]])) +
      each(10, () => wisp(stage)),
    front: each(8, (i) => cloud(paper, (i / 7) * w, h * (1.0 + (i % 2) * 0.014) - (i === 0 || i === 7 ? 30 * s : 0), 1.1 * s, floor, 0.95)),
  };
}

/** Of those afloat: the height on which they stand or hang, as a share of the sheet's. */
const STANDS_AT: Readonly<Record<string, number>> = { cloudpeak: 0.76, airship: 0.76, ship: 0.61 };

/** @param where shares of the width and of the height, and its size */
function isle({ paper, w, h, s, palette }: Stage, land: string, { x, y, k }: { x: number; y: number; k: number }, top: string): string {
  return moved(
    w * x,
    h * y,
    k * s,
    path(
      'M-190 0 Q-150 -34 0 -30 Q150 -34 190 0 Q150 60 70 110 Q30 190 0 210 Q-40 170 -70 110 Q-150 60 -190 0Z',
      paper.linear([[0, palette.at('#b08a68', 0.8)], [1, palette.at('#7a5f78', 0.8)]]),
      bare,
    ) +
      path(
        'M-190 0 Q-150 -40 0 -36 Q150 -40 190 0 Q150 26 90 14 Q40 34 0 16 Q-50 36 -100 14 Q-150 28 -190 0Z',
        paper.drop(palette.at(land, 0.85)),
        bare,
      ) +
      top,
  );
}

function mainIsle(stage: Stage, { land }: Setting, site: Site, name: string, x: number): string {
  const top = moved(0, -18, topScale(name), BUILDINGS[name]?.(site) ?? '');
  return isle(stage, land, { x, y: ISLE_AT, k: stage.crowded ? ISLE_SCALE : 1.25 }, top);
}

/** Clouds from edge to edge. */
function bank(stage: Stage, y: number, k: number, opacity: number): string {
  const { paper, w, roll, s } = stage;
  return each(7, (i) => cloud(paper, (i / 6) * w + roll.between(-40, 40), y + roll.between(-20, 20), k * s, whiteOf(stage, 0.55), opacity));
}

const wisp = ({ w, h, s, roll }: Stage): string =>
  ellipse(
    roll.between(0, w),
    roll.between(h * 0.83, h),
    roll.between(60, 140) * s,
    roll.between(10, 22) * s,
    WHITE,
    `${bare} opacity=".55"`,
  );
