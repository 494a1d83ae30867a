/** Which clouds stand in a sky: one of several skies that suit the hour, by dice of its own. */
import { mix } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { group } from '../shapes.ts';
import { cloudColors, heap, streak } from './clouds.ts';
import type { Stage } from './ground.ts';
import type { Hour } from './palette.ts';

export type Cloudscape = 'fair' | 'bank' | 'flock' | 'streaks' | 'veil' | 'thin' | 'storm' | 'layers';

const SKIES: Record<Hour, readonly [Cloudscape, ...Cloudscape[]]> = {
  day: ['fair', 'bank', 'veil', 'flock', 'fair'],
  rainbow: ['fair', 'bank', 'fair'],
  dawn: ['streaks', 'fair', 'flock', 'bank', 'veil'],
  golden: ['bank', 'streaks', 'fair', 'flock', 'veil'],
  dusk: ['streaks', 'bank', 'thin', 'flock'],
  twilight: ['streaks', 'thin', 'bank'],
  night: ['thin', 'bank', 'thin', 'streaks'],
  aurora: ['thin'],
  spooky: ['streaks', 'bank', 'thin'],
  mist: ['layers'],
  storm: ['storm'],
};

export const cloudscapeOf = (hour: Hour, seed: string): Cloudscape => dice(`clouds:${seed}`).pick(SKIES[hour]);

export function cloudscape(stage: Stage): string {
  const { palette, seed, overcast } = stage;
  const roll = dice(`clouds at:${seed}`);
  return DRAWN[overcast ? 'storm' : cloudscapeOf(palette.hour, seed)](stage, roll);
}

/** At night clouds pass beside the moon: one before it would look like a bite. */
function besideMoon({ palette, overcast, sun, s }: Stage, x: number, y: number, k: number): number {
  const near = 150 * k + 84 * s;
  if (!palette.dark || overcast || Math.abs(y - sun.y) > 84 * k + 84 * s || Math.abs(x - sun.x) > near) return x;
  return sun.x + (x < sun.x ? -near : near);
}

const heapAt = (stage: Stage, roll: Dice, at: { x: number; y: number; k: number; opacity?: number; tall?: number; puffs?: number }): string => {
  const { paper, palette, sun, w, h, s, overcast } = stage;
  const k = at.k * s * (w > h ? 1.28 : 1.1);
  const x = besideMoon(stage, at.x * w, at.y * h, k);
  const strength = overcast || palette.hour === 'storm' ? 0.96 : palette.dark ? 0.55 : 0.94;
  return heap(paper, { ...at, x, y: at.y * h, k, colors: cloudColors(palette, overcast), opacity: (at.opacity ?? 1) * strength, side: sun.x < x ? -1 : 1, roll });
};

/** Clouds are smaller and flatter the nearer they are to the horizon. */
const sizeAt = (t: number): number => 1.25 - t * 0.9;

function streaks(stage: Stage, roll: Dice, count: number, strength = 1): string {
  const { paper, palette, w, h, horizon, s, overcast } = stage;
  const { lit, body, belly } = cloudColors(palette, overcast);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + roll.between(0.1, 0.9)) / count;
    return streak(paper, {
      x: roll.between(-0.05, 1.05) * w,
      y: h * 0.07 + (horizon - h * 0.13) * t,
      long: roll.between(170, 390) * s * (1.1 - t * 0.3),
      thick: roll.between(14, 30) * s * (1.2 - t * 0.6),
      color: palette.dark ? mix(body, belly, 0.4) : body,
      under: lit,
      opacity: (palette.dark ? 0.72 : 0.85) * strength,
    });
  }).join('');
}

const DRAWN: Record<Cloudscape, (stage: Stage, roll: Dice) => string> = {
  fair: (stage, roll) => {
    const from = roll.between(-0.04, 0.16);
    return Array.from({ length: 4 }, (_, i) => {
      const t = [0.08, 0.62, 0.3, 0.95][i] ?? 0.5;
      return { x: from + ((i * 0.29 + roll.between(-0.05, 0.05)) % 1.1), y: 0.12 + t * 0.28 + roll.between(-0.03, 0.03), k: sizeAt(t) * roll.between(0.78, 1.16), opacity: 1 - t * 0.2, tall: roll.between(0.7, 1.15) };
    }).toSorted((a, b) => a.k - b.k).map((at) => heapAt(stage, roll, at)).join('');
  },
  bank: (stage, roll) => {
    const away = stage.sun.x < stage.w / 2 ? 1 : 0;
    const low = stage.horizon / stage.h;
    const towers = Array.from({ length: 5 }, (_, i) => ({
      x: away + (away ? -1 : 1) * (i * 0.12 - 0.05 + roll.between(-0.03, 0.03)),
      y: low - 0.1 - roll.between(0, 0.035),
      k: 1.25 - i * 0.15 + roll.between(-0.1, 0.1),
      tall: 1.5 - i * 0.17,
      opacity: 0.84,
      puffs: 5,
    }));
    return towers.toReversed().map((at) => heapAt(stage, roll, at)).join('') + heapAt(stage, roll, { x: away ? roll.between(0.05, 0.4) : roll.between(0.6, 0.95), y: roll.between(0.2, 0.3), k: roll.between(0.45, 0.7), opacity: 0.9 }) + streaks(stage, roll, 2, 0.5);
  },
  flock: (stage, roll) => {
    const low = stage.horizon / stage.h;
    const from = roll.between(-0.1, 0.1);
    const rows = [2, 1, 0].flatMap((row) => Array.from({ length: 3 + row }, (_, i) => ({
      x: from + ((i + row * 0.37 + roll.between(0.05, 0.6)) / (2.4 + row)),
      y: 0.13 + (low - 0.24) * (1 - 0.56 ** row) * 1.15 + roll.between(-0.02, 0.02),
      k: 0.72 * 0.58 ** row * roll.between(0.7, 1.2),
      tall: roll.between(0.55, 0.85),
      opacity: 0.95 - row * 0.13,
      puffs: row > 1 ? 2 : 4,
    })));
    return rows.map((at) => heapAt(stage, roll, at)).join('');
  },
  streaks: (stage, roll) => streaks(stage, roll, 8) + (stage.palette.dark ? '' : heapAt(stage, roll, { x: roll.between(0.1, 0.9), y: 0.2, k: 0.7, tall: 0.8, opacity: 0.85 })),
  veil: (stage, roll) => {
    const { paper, palette, w, h, s } = stage;
    const { lit } = cloudColors(palette);
    const lean = roll.chance(0.5) ? 1 : -1;
    const [x, y] = [(lean > 0 ? 0.34 : 0.66) * w, 0.16 * h];
    const hairs = Array.from({ length: 6 }, (_, i) =>
      streak(paper, { x: x + roll.between(-130, 130) * s, y: y + (i - 2.5) * 27 * s, long: roll.between(190, 380) * s, thick: roll.between(14, 28) * s, color: lit, opacity: 0.62 }));
    return (
      group(`transform="rotate(${-13 * lean} ${x} ${y})"`, ...hairs) +
      [0.72, 0.92].map((t, i) => heapAt(stage, roll, { x: (lean > 0 ? 0.64 : 0.08) + i * 0.24 + roll.between(0, 0.08), y: 0.14 + t * 0.22, k: sizeAt(t) * roll.between(1, 1.4), tall: roll.between(0.7, 1.1) })).join('')
    );
  },
  thin: (stage, roll) => streaks(stage, roll, 4, 0.8) + heapAt(stage, roll, { x: roll.between(0.05, 0.95), y: 0.36, k: 0.6, opacity: 0.7 }),
  layers: (stage, roll) => streaks(stage, roll, 9, 0.8),
  storm: (stage, roll) =>
    streaks(stage, roll, 3, 0.8) +
    Array.from({ length: 7 }, (_, i) => ({ x: ((i * 3) % 7) / 6 + roll.between(-0.06, 0.06), y: 0.3 - (i / 6) * 0.24 + roll.between(-0.02, 0.03), k: 0.9 + (i / 6) * 0.75, tall: roll.between(0.8, 1.2), puffs: 4 })).map((at) => heapAt(stage, roll, at)).join(''),
};
