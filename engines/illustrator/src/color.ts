/** Colour arithmetic in OKLab and OKLCH, where equal steps look equal. Every colour is a #rrggbb text. */
import { converter, formatHex, interpolate } from 'culori';

const toOklch = converter('oklch');

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share)) ?? from;
}

interface Polar {
  l: number;
  c: number;
  h: number;
}

export function polar(color: string): Polar {
  const found = toOklch(color);
  return { l: found?.l ?? 0, c: found?.c ?? 0, h: found?.h ?? 0 };
}

export function fromPolar({ l, c, h }: Polar): string {
  return formatHex({ mode: 'oklch', l: clamp(l, 0, 1), c: Math.max(0, c), h }) ?? '#000000';
}

/** Lighter (positive) or darker (negative) by a step of OKLCH lightness; the hue stays. */
export function shade(color: string, step: number): string {
  const { l, c, h } = polar(color);
  return fromPolar({ l: l + step, c, h });
}

/** Shadows lean to violet and lights to warm yellow, which keeps shading from looking grey. */
export const shadowOf = (color: string, step: number): string => mix(shade(color, -step), '#3b2166', step * 0.5);
export const lightOf = (color: string, step: number): string => mix(shade(color, step), '#fff1cf', step * 0.9);

export const lightness = (color: string): number => polar(color).l;
