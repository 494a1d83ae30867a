/** OKLab: a color space in which distances are about as large as they look. L is 0 to 1; a and b are about -0.4 to 0.4. */
import type { Raster } from './raster.ts';

export interface Lab {
  L: number;
  a: number;
  b: number;
}

export interface Point extends Lab {
  /** Whether it lies on the border of the picture. */
  isBorder: boolean;
  /** Whether it lies in the outer band: at the left, at the right or on top, where figures seldom are. */
  isRim: boolean;
  /** How much it counts for a figure: 1 in the middle, less towards the edges. */
  weight: number;
}

/** More see-through than this is not part of the picture. */
const OPAQUE = 128;
/** Width of the outer band, as a share of the side. */
const RIM = 0.1;

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const gamma = (value: number): number => {
  const clipped = Math.min(1, Math.max(0, value));
  return Math.round(255 * (clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055));
};

function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

export function hexOf({ L, a, b }: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${bytes.map((value) => gamma(value).toString(16).padStart(2, '0')).join('')}`;
}

export const distance = (one: Lab, other: Lab): number => Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b);

/** The pixels that can be seen. */
export function toOklab({ data, width, height }: Raster): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const byte = at * 4;
    if ((data[byte + 3] ?? 0) < OPAQUE) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    const [across, down] = [(x + 0.5) / width, (y + 0.5) / height];
    const isRim = across < RIM || across > 1 - RIM || down < RIM;
    const weight = Math.exp(-(((across - 0.5) / 0.34) ** 2 + ((down - 0.54) / 0.44) ** 2));
    points.push({ ...labOf(data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0), isBorder, isRim, weight });
  }
  return points;
}
