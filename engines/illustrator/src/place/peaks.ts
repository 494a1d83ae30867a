/** Mountains in two ranges: the farther one is paler, each peak has a lit and a shaded flank, and snow lies in its gullies. */
import { mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { bare, path } from '../shapes.ts';
import type { Stage } from './ground.ts';
import { short } from './outlines.ts';

interface Range {
  /** y of its foot */
  y: number;
  tall: number;
  /** how many stand side by side */
  count: number;
  color: string;
  cap: string;
}

type Spot = readonly [x: number, y: number];

const outline = (points: readonly Spot[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** @param color of the rock where it is near @param cap of the snow */
export function peaks(stage: Stage, y: number, tall: number, color: string, cap: string): string {
  const { w, h, palette, seed, s } = stage;
  const roll = dice(`peaks:${seed}`);
  const count = Math.max(3, Math.round(w / (270 * s)));
  const far = { y: y - 8 * s, tall: tall * 0.74, count: count + 2, color: mix(color, palette.haze, 0.5), cap: mix(cap, palette.haze, 0.45) };
  return range(stage, far, roll) + range(stage, { y, tall, count, color, cap }, roll) + path(`M0 ${y + 20}H${w}V${h}H0Z`, mix(color, palette.haze, 0.25), bare);
}

function range({ paper, w, sun, palette }: Stage, { y, tall, count, color, cap }: Range, roll: Dice): string {
  const foot = y + 60;
  const all = Array.from({ length: count + 1 }, (_, i) => ({ x: ((i + roll.between(-0.28, 0.28)) / count) * w, rise: tall * roll.between(0.5, 1.1) }));
  return all.toSorted((a, b) => b.rise - a.rise).map(({ x, rise }) => {
    const half = rise * roll.between(0.72, 1) + tall * 0.1;
    const lit = sun.x < x ? -1 : 1;
    const top = y - rise;
    const flank = (side: number): Spot[] => [0.24, 0.46, 0.7].map((t): Spot => [x + side * half * (t + roll.between(-0.05, 0.05)), top + (foot - top) * (t * 0.94 + roll.between(-0.02, 0.05))]);
    const spine = [0.16, 0.3, 0.48, 0.66, 1].map((t, i): Spot => [x + half * ((i % 2 ? 0.1 : -0.04) + roll.between(-0.04, 0.04)) - lit * half * 0.12 * t, top + (foot - top) * t]);
    const [left, right] = [flank(-1), flank(1)];
    const peak: Spot = [x, top];
    const [bright, dim] = lit < 0 ? [left, right] : [right, left];
    const base = (side: number): Spot => [x + side * half * 1.1, foot];
    const fade = (tone: string): string => paper.linear([[0, tone], [0.7, tone], [1, mix(tone, palette.haze, 0.5)]]);
    // Snow ends in tongues: long ones in the gullies, short ones on the ribs.
    const tongues = (side: number, flanks: readonly Spot[]): Spot[] => {
      const [edge = peak] = flanks;
      return [0, 1, 2, 3].map((i): Spot => {
        const t = i / 3;
        const [sx, sy] = spine[1] ?? peak;
        return [sx + (edge[0] - sx) * t + side * half * 0.01, sy + (edge[1] - sy) * t + (i % 2 ? -0.05 : 0.09) * rise * roll.between(0.6, 1.2)];
      });
    };
    const snow = (side: number, flanks: readonly Spot[]): string => outline([peak, ...(flanks[0] ? [flanks[0]] : []), ...tongues(side, flanks).toReversed(), spine[0] ?? peak]);
    return (
      path(outline([peak, ...left, base(-1), base(1), ...right.toReversed()]), fade(color), bare) +
      path(outline([peak, ...dim, base(-lit), ...spine.toReversed()]), shade(mix(color, palette.light.shade, 0.3), -0.03), `${bare} fill-opacity=".55"`) +
      path(snow(lit, bright), cap, bare) +
      path(snow(-lit, dim), mix(cap, palette.light.shade, 0.26), bare)
    );
  }).join('');
}
