/** The shadow that somebody throws on the ground, away from where the light comes from: long in the evening, short at noon, none in mist or rain. */
import type { Paper } from '../paper.ts';
import type { Hour } from '../place/palette.ts';
import type { Ground } from '../place/setting.ts';
import { group } from '../shapes.ts';

interface Thrown {
  /** in widths of whoever throws it */
  long: number;
  strength: number;
}

const BY_HOUR: Readonly<Record<Hour, Thrown | undefined>> = {
  day: { long: 0.85, strength: 0.46 },
  dawn: { long: 1.5, strength: 0.43 },
  golden: { long: 1.5, strength: 0.49 },
  dusk: { long: 1.6, strength: 0.49 },
  twilight: { long: 1, strength: 0.41 },
  night: { long: 1, strength: 0.34 },
  aurora: { long: 0.8, strength: 0.32 },
  spooky: { long: 1, strength: 0.41 },
  rainbow: { long: 0.8, strength: 0.35 },
  mist: undefined,
  storm: undefined,
};
/** Where the light does not come from the sky of the hour. */
const BY_GROUND: Partial<Record<Ground, Thrown | 'none'>> = {
  room: { long: 0.55, strength: 0.35 },
  cave: { long: 0.7, strength: 0.41 },
  space: { long: 1.3, strength: 0.57 },
  lava: { long: 0.9, strength: 0.43 },
  underwater: 'none',
  soft: 'none',
};

export function shadowAt({ ground, hour, overcast }: { ground: Ground; hour: Hour; overcast: boolean }): Thrown | undefined {
  const own = BY_GROUND[ground];
  return own === 'none' || (overcast && !own) ? undefined : (own ?? BY_HOUR[hour]);
}

/** Degrees that it falls towards whoever looks: the sun stands behind those who are seen. */
const TILT = 8;

export interface Thrower {
  x: number;
  /** the ground under the feet */
  y: number;
  /** half of the width of its body */
  half: number;
  /** 0 on the ground, 1 in the air: higher up it is paler and farther away */
  floats: number;
}

/** @param side from which the light comes, -1 the left */
export function castShadow(paper: Paper, { x, y, half, floats }: Thrower, { long, strength }: Thrown, side: number, color: string): string {
  const reach = half * long * 1.25;
  const [cx, cy] = [x - side * (reach * 0.78 + floats * half * 0.4), y + reach * 0.1 + floats * half * 0.1];
  const shadow = paper.softEllipse(cx, cy, reach + half * 0.35, half * (0.24 + 0.05 / Math.max(0.5, long)), color, strength * (1 - floats * 0.5));
  return group(`transform="rotate(${-side * TILT} ${Math.round(cx)} ${Math.round(cy)})"`, shadow);
}

/** The sun on the ground on which they stand: a little brighter there than at the edges of the sheet. By night there is none. */
export const lightPool = (paper: Paper, { x, y, half }: Omit<Thrower, 'floats'>, color: string): string => paper.softEllipse(x, y, half, half * 0.2, color, 0.3);
