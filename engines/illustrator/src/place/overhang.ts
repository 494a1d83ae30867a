/** A bough that hangs into an upper corner from a tree beside the reader: it frames a picture from behind everybody, so that no face is ever under it. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, group, path } from '../shapes.ts';
import { bough } from './crowns.ts';
import type { Stage } from './ground.ts';
import { leaf, short } from './outlines.ts';
import { inLeaves } from './plants.ts';
import type { Ground, Plant, Setting } from './setting.ts';

const WHERE: readonly Ground[] = ['meadow', 'garden', 'street', 'lake'];
const LEAVES: Partial<Record<Plant, string>> = { oak: '#5f9a52', birch: '#a3bd58', fruit: '#6aa654', blossom: '#f3b2c8', autumn: '#dd8f42', willow: '#86ad58' };

/** How often a picture has one. */
const SHARE = 0.45;

export function overhang(stage: Stage, setting: Setting): string {
  const { w, h, s, palette, seed, sun, taken, overcast } = stage;
  const roll = dice(`overhang:${seed}`);
  const color = setting.plants.map((plant) => LEAVES[plant]).find(Boolean);
  // Away from the sun, so that it neither hides nor outshines it, and never before a landmark.
  const side = sun.x < w / 2 ? 1 : -1;
  const corner = side > 0 ? w : 0;
  const hides = (taken ?? []).some(({ x, half }) => Math.abs(corner - x) < half + w * 0.2);
  if (!roll.chance(SHARE) || !WHERE.includes(setting.ground) || !color || hides || overcast || stage.plain) return '';
  const at = inLeaves(setting.leaves, (tone) => palette.at(tone, 1));
  const near = mix(at(color), palette.contrast, palette.dark ? 0.4 : 0.2);
  const tips = Array.from({ length: 4 }, (_, i) => ({ x: corner - side * w * (0.11 + i * 0.055) * roll.between(0.85, 1.1), y: h * (0.15 - i * 0.04) * roll.between(0.9, 1.2) }));
  const from: readonly [number, number] = [corner + side * 30 * s, -20 * s];
  const twigs = tips.map((tip) => ({ tip, bend: [corner - side * w * 0.06, tip.y * 0.32] as const }));
  const leaves = twigs.flatMap(({ tip, bend }) => Array.from({ length: 17 }, (_, i) => {
    const t = 0.2 + (i / 16) * 0.84;
    const u = 1 - t;
    const x = u * u * from[0] + 2 * u * t * bend[0] + t * t * tip.x;
    const y = u * u * from[1] + 2 * u * t * bend[1] + t * t * tip.y;
    return { x: x + roll.between(-18, 18) * s, y: y + roll.between(-16, 10) * s, long: roll.between(30, 54) * s, turn: Math.PI / 2 + side * roll.between(-0.5, 1.5) };
  }));
  const drawn = (some: typeof leaves, k: number): string => some.map((one) => leaf(one.x, one.y, one.long * k, one.turn, 0.36)).join('');
  const blurred = `transform="translate(${short(side * -10 * s)} ${short(14 * s)})"`;
  return group(
    'stroke="none"',
    path(drawn(leaves.filter((_, i) => i % 2), 1.5), near, `fill-opacity=".16" ${blurred}`),
    ...twigs.map(({ tip, bend }) => bough(mix(palette.at('#6f5038', 1), palette.contrast, 0.3), [from, bend, [tip.x, tip.y]], 9 * s)),
    path(drawn(leaves.filter((_, i) => i % 3 === 0), 1.05), shade(near, -0.05), bare),
    path(drawn(leaves.filter((_, i) => i % 3 === 1), 1), near, bare),
    path(drawn(leaves.filter((_, i) => i % 3 === 2), 0.92), mix(shade(near, 0.05), palette.light.color, 0.18), bare),
  );
}
