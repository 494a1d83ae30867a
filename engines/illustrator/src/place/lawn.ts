/** What covers a lawn: light that falls through leaves, grass in clumps of many hues, and drifts of flowers. */
import { mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { bare, group, line, path } from '../shapes.ts';
import { type Flower, flowerKind, FLOWERS_KNOWN } from './flower-kinds.ts';
import { ridgeOf, type Stage } from './ground.ts';
import { short } from './outlines.ts';
import type { Setting } from './setting.ts';

/** One blade that leans. */
const blade = (x: number, y: number, tall: number, lean: number, wide: number): string =>
  `M${short(x - wide)} ${short(y)}q${short(lean * 0.15)} ${short(-tall * 0.6)} ${short(lean + wide)} ${short(-tall)}q${short(-lean * 0.4 + wide * 0.6)} ${short(tall * 0.5)} ${short(-lean + wide)} ${short(tall)}Z`;

/** A clump of blades as a part of a path. */
export function clump(x: number, y: number, tall: number, blades: number, roll: Dice): string {
  return Array.from({ length: blades }, (_, i) => {
    const t = blades > 1 ? (i / (blades - 1)) * 2 - 1 : 0;
    return blade(x + t * tall * 0.16, y, tall * roll.between(0.62, 1) * (1 - Math.abs(t) * 0.22), tall * (t * 0.52 + roll.between(-0.12, 0.12)), Math.max(0.8, tall * 0.055));
  }).join('');
}

const TONES = [-0.06, -0.025, 0.02, 0.055, 0.085];

/** Grass between a line and the lower edge: low tufts, tall clumps and single blades in several hues, lighter farther back. */
export function grass({ w, h, roll, s, palette }: Stage, top: number, color: string, count: number): string {
  const own = dice(`grass:${roll.next()}`);
  const rows: string[][] = TONES.map(() => []);
  for (let i = 0; i < count; i++) {
    const y = own.between(top, h + 10);
    const k = (0.5 + (y - top) / (h - top)) * s;
    const kind = own.next();
    const art = kind < 0.5 ? clump(own.between(0, w), y, own.between(9, 17) * k, 3, own) : kind < 0.72 ? clump(own.between(0, w), y, own.between(18, 30) * k, 5, own) : clump(own.between(0, w), y, own.between(8, 14) * k, 1, own);
    rows[own.whole(0, TONES.length - 1)]?.push(art);
  }
  return group('stroke="none"', ...rows.map((marks, i) => path(marks.join(''), mix(shade(color, TONES[i] ?? 0), i > 2 ? palette.light.color : color, i > 2 ? 0.16 : 0), 'fill-opacity=".85"')));
}

/** Light and shade that lie on the ground. @param top y of its far edge */
export function groundLight({ paper, w, h, s, palette, seed }: Stage, top: number, land: string): string {
  const roll = dice(`ground light:${seed}`);
  const sunny = palette.dark ? mix(land, palette.light.color, 0.36) : mix(shade(land, 0.07), palette.light.color, 0.3);
  const shady = mix(shade(land, -0.07), palette.light.shade, 0.16);
  const patch = (color: string, strength: number): string => {
    const t = roll.between(0.06, 1);
    return paper.softEllipse(roll.between(-0.05, 1.05) * w, top + (h - top) * t, roll.between(90, 250) * s * (0.6 + t), roll.between(14, 30) * s * (0.5 + t), color, strength);
  };
  const flecks = Array.from({ length: 54 }, () => `M${Math.round(roll.between(0, w))} ${Math.round(top + (h - top) * roll.between(0.05, 1))}h.1`);
  return (
    Array.from({ length: 5 }, () => patch(shady, 0.55)).join('') +
    Array.from({ length: 7 }, () => patch(sunny, palette.dark ? 0.4 : 0.55)).join('') +
    line(flecks.slice(0, 30).join(''), sunny, 4 * s, 0.5) + line(flecks.slice(30).join(''), shady, 5 * s, 0.5)
  );
}

/** The light on a lawn, and the fringe of grass at its far edge. @param land colour of what is near @param ridge y of its far edge */
export function lawn(stage: Stage, top: number, land: string, ridge = ridgeOf(`${stage.seed}n`, top, 14, 0.004)): string {
  const { w, s, seed } = stage;
  const roll = dice(`lawn:${seed}`);
  const fringe: string[] = [];
  for (let x = roll.between(0, 14) * s; x < w; x += roll.between(16, 44) * s) fringe.push(clump(x, ridge(x) + 5 * s, roll.between(8, 18) * s, roll.whole(2, 3), roll));
  return path(fringe.join(''), shade(land, 0.012), bare) + groundLight(stage, top, land);
}

interface Drift {
  kind: Flower;
  color: string;
  x: number;
  y: number;
  wide: number;
  deep: number;
  count: number;
}

/** Flowers grow in drifts of one kind, not one by one. @param many how many there are on the whole, 1 on a meadow @param keep moves a place (x as a share of the width) to where nothing else grows @param bare heights between which nothing grows */
export function flowers(stage: Stage, setting: Setting, top: number, many: number, keep: (x: number, y: number) => number, bare?: readonly [from: number, to: number]): string {
  const { w, h, s, seed, crowded } = stage;
  const roll = dice(`flowers:${seed}`);
  const kinds = [roll.pick(FLOWERS_KNOWN), roll.pick(FLOWERS_KNOWN), roll.pick(FLOWERS_KNOWN), roll.pick(FLOWERS_KNOWN)];
  const drifts = Array.from({ length: Math.round(7 * many) }, (_, i): Drift => {
    const kind = kinds[i % kinds.length] ?? 'daisy';
    const t = ((i + roll.between(0.1, 0.9)) / Math.max(1, Math.round(7 * many))) ** 0.9;
    const side = crowded ? roll.between(0, 0.3) : roll.between(0, 0.42);
    return {
      kind,
      color: setting.flowers ? shade(setting.flowers, roll.between(-0.03, 0.05)) : roll.pick(flowerKind(kind).colors),
      x: (i % 2 ? side : 1 - side) * w,
      y: top + (h - top) * (0.07 + t * 0.9),
      wide: roll.between(60, 130) * s * (0.5 + t),
      deep: roll.between(9, 20) * s * (0.5 + t),
      count: Math.round(roll.between(6, 11) * (1.2 - t * 0.3)),
    };
  });
  return group('stroke="none"', ...drifts.toSorted((a, b) => a.y - b.y).map((drift) => driftOf(stage, offWay(drift, bare, h), top, keep, roll)));
}

/** A drift that would grow on a way that goes across grows on its nearer side, as far from it as it is deep. */
function offWay(drift: Drift, bare: readonly [from: number, to: number] | undefined, h: number): Drift {
  if (!bare || drift.y < bare[0] - drift.deep || drift.y > bare[1] + drift.deep) return drift;
  const deep = Math.min(drift.deep, 12);
  const above = bare[0] - deep - 4;
  const isFar = drift.y < (bare[0] + bare[1]) / 2 || bare[1] + deep > h * 0.98;
  return { ...drift, deep, y: isFar ? above : bare[1] + deep + 12 };
}

function driftOf({ w, h, s, palette }: Stage, drift: Drift, top: number, keep: (x: number, y: number) => number, roll: Dice): string {
  const { draw, heart } = flowerKind(drift.kind);
  const blooms = Array.from({ length: drift.count }, () => {
    const [a, far] = [roll.next() * Math.PI * 2, roll.next() ** 0.7];
    const y = Math.min(h * 0.99, drift.y + Math.sin(a) * drift.deep * far);
    const x = keep((drift.x + Math.cos(a) * drift.wide * far) / w, y / h) * w;
    return draw(x, y, (0.56 + ((y - top) / (h - top)) * 1.2) * s * roll.between(0.8, 1.2), roll);
  });
  const joined = (part: 'petals' | 'hearts' | 'stems', some = blooms): string => some.map((bloom) => bloom[part]).join('');
  const color = palette.at(drift.color, 1);
  const shaded = blooms.filter((_, i) => i % 3 === 0);
  return (
    path(joined('stems'), palette.at('#6fa453', 0.96)) +
    path(joined('petals'), color) +
    path(joined('petals', shaded), mix(shade(color, -0.045), palette.light.shade, 0.08)) +
    path(joined('hearts'), palette.at(heart, 1))
  );
}
