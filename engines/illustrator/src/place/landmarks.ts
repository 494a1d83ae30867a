/** What stands in the middle distance: buildings and trees. */
import { mix } from '../color.ts';
import { dice } from '../dice.ts';
import type { Stage } from './ground.ts';
import { drawPlant, inLeaves } from './plants.ts';
import { heroes } from './stand-heroes.ts';
import type { Ground, Plant, Setting } from './setting.ts';
import { onBay, riverOf } from './waters.ts';

/** Things that lie on the near ground or on the water instead of standing at its far edge. */
const NEAR = new Set(
  (
    'lilies puddles vegbeds strawberries clovers tulips sundial rink hotspring pool whirl umbrellas canal bonfire ' +
    'bench playground goal well coop blooms dandelions sunflowers snowmen sleds paddock hedgewalls amphitheater vines toys bignest dragonnest ' +
    'shipwreck fossils pumpkins beehives haycart clothesline longshadows camptent giftsledge busstop schoolbus minecart pier traffic frontgardens appleladder sealrocks refuge'
  ).split(' '),
);
/** Things of nature that reach down to the horizon. */
const FAR = new Set(['lagoonlights', 'volcano', 'mesa', 'volcanodoor', 'iceberg', 'spiral', 'highpeaks']);
/** Things that stand in water. */
const AFLOAT = new Set(['ship', 'ghostship', 'iceberg', 'lighthouse', 'lighthousehome', 'seacliff']);

/** Boats that lie at the sand of a shore, and what stands in a stream with its feet. */
const MOORED = new Set(['fishingboats', 'houseboat']);
const SPANS = new Set(['bridge', 'heroesbridge']);
/** Things that turn or swim in the water itself. */
const IN_WATER = new Set(['whirl']);
const inStream = (name: string, { ground }: Setting): boolean =>
  (ground === 'lake' || ground === 'swamp') && (MOORED.has(name) || SPANS.has(name) || IN_WATER.has(name) || (AFLOAT.has(name) && name.endsWith('ship')));

/** On a shore the land begins with the sand. */
const isNear = (name: string, setting: Setting): boolean =>
  NEAR.has(name) || (setting.ground === 'shore' && !AFLOAT.has(name) && !FAR.has(name) && !MOORED.has(name));

const tint =
  ({ palette }: Stage, near: number) =>
  (color: string) =>
    palette.dark ? mix(palette.at(color, near), color, 0.3) : palette.at(color, near);

export function landmarks(stage: Stage, setting: Setting): string {
  const { h, horizon, s, palette } = stage;
  const only = (test: (name: string) => boolean): Setting => ({ ...setting, features: setting.features.filter(test) });
  const first = stage.roll.pick([0.3, 0.7] as const);
  const draw = (some: Setting, y: number, near: number): string =>
    heroes(stage, some, {
      y,
      at: tint(stage, near),
      lit: palette.dark,
      scale: stage.w > stage.h * 1.3 ? 1.18 : 1.05,
      first,
      alone: setting.features.length < 2,
    });
  const isFar = (name: string): boolean => (FAR.has(name) || AFLOAT.has(name)) && !inStream(name, setting);
  const isMoored = (name: string): boolean => setting.ground === 'shore' && MOORED.has(name);
  return (
    draw(
      only((name) => isFar(name)),
      horizon + 36 * s,
      0.62,
    ) +
    draw(
      only(isMoored),
      horizon + (h - horizon) * 0.34,
      0.75,
    ) +
    draw(
      only((name) => !isNear(name, setting) && !isFar(name) && !isMoored(name) && !inStream(name, setting)),
      horizon + (h - horizon) * 0.22,
      0.82,
    )
  );
}

/** @param top y where the near ground begins */
export function nearThings(stage: Stage, setting: Setting, top: number): string {
  const draw = (test: (name: string) => boolean, y: number): string =>
    heroes(stage, { ...setting, features: setting.features.filter(test) }, {
      y,
      at: tint(stage, 0.95),
      lit: stage.palette.dark,
      scale: stage.crowded ? 0.95 : 1.15,
    });
  const { y, wide } = riverOf(stage, top);
  const far = stage.crowded || !setting.features.some((name) => NEAR.has(name)) ? 0.14 : 0.3;
  return (
    draw((name) => inStream(name, setting), y + wide * (setting.features.some((name) => IN_WATER.has(name)) ? 0.42 : 0.62)) +
    draw((name) => isNear(name, setting) && !inStream(name, setting), top + (stage.h - top) * far)
  );
}

/** Trees that stand among each other where a place only says that there are trees. */
const MIXES: Partial<Record<Ground, readonly [readonly Plant[], ...(readonly Plant[])[]]>> = {
  meadow: [['oak'], ['oak', 'oak', 'poplar'], ['oak', 'birch'], ['oak', 'bush', 'oak'], ['oak', 'poplar', 'bush'], ['oak', 'pine', 'oak']],
  garden: [['oak', 'fruit'], ['oak', 'bush'], ['oak', 'birch', 'bush'], ['oak', 'poplar']],
  street: [['oak'], ['oak', 'birch'], ['oak', 'poplar'], ['oak', 'bush']],
  lake: [['willow', 'oak'], ['willow', 'birch', 'oak'], ['oak', 'poplar', 'willow'], ['oak', 'birch']],
  swamp: [['willow', 'oak'], ['oak', 'birch']],
};

const kindOf = (plant: Plant, mixed: readonly Plant[], i: number): Plant => (plant === 'oak' ? (mixed[i % mixed.length] ?? plant) : plant);

/** Trees at both edges, after the landmarks have their places: those that would hide one grow behind it. */
export function trees(stage: Stage, setting: Setting): { behind: string; before: string } {
  const { w, h, horizon, s, roll, palette, paper, sun } = stage;
  const mixed = dice(`trees:${stage.seed}`).pick(MIXES[setting.ground] ?? [['oak']]);
  if (!setting.plants.length) return { behind: '', before: '' };
  const marks: { y: number; hides: boolean; art: string }[] = [];
  const count = setting.ground === 'desert' ? 4 : 8;
  for (let i = 0; i < count; i++) {
    const edge = roll.chance(0.5) ? roll.between(-0.02, 0.26) : roll.between(0.74, 1.02);
    const rolled = roll.between(0.06, 0.34);
    const hides = (stage.taken ?? []).some(({ x: at, half }) => Math.abs(w * edge - at) < half + 130 * s);
    const depth = hides ? Math.min(rolled, 0.1) : rolled;
    const { x, y } = setting.ground === 'shore' ? onBay(stage, edge, depth) : { x: w * edge, y: horizon + (h - horizon) * depth };
    const plant = kindOf(roll.pick(setting.plants as [Plant, ...Plant[]]), mixed, i);
    const size = (0.4 + depth * 1.5) * s * (plant === 'bush' ? 0.9 : plant === 'mushroom' ? 0.8 : 1);
    marks.push({ y, hides, art: drawPlant(paper, plant, x, y, size, inLeaves(setting.leaves, (color) => palette.at(color, 0.5 + depth)), roll, sun.x < x ? -1 : 1) });
  }
  const painted = (those: typeof marks): string => those.toSorted((a, b) => a.y - b.y).map(({ art }) => art).join('');
  return { behind: painted(marks.filter(({ hides }) => hides)), before: painted(marks.filter(({ hides }) => !hides)) };
}
