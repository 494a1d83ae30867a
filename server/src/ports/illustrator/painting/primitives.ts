/** The primitives of the filters that lie over whole sheets, each from rasters to a raster of the same size (W3C Filter Effects, in sRGB). */
import { blank, byte, type Raster, resized, rowsAt, shrunk } from './raster.ts';

/**
 * Every point from beside it, as far as the noise says; between two points it is mixed, and beyond the edge the edge goes on.
 * @param noise of any size: red moves along, green down; premultiplied, as the vector painter takes it @param scale pixels
 */
export function displaced({ width: w, height: h, pixels }: Raster, noise: Raster, scale: number): Raster {
  const result = blank(w, h);
  const out = result.pixels;
  const fill = rowsAt(noise, w, h);
  const row = new Float32Array(w * 4);
  for (let y = 0, to = 0; y < h; y++) {
    fill(y, row);
    for (let x = 0; x < w; x++, to += 4) {
      const atX = Math.min(w - 1.001, Math.max(0, x + scale * (row[x * 4]! / 255 - 0.5)));
      const atY = Math.min(h - 1.001, Math.max(0, y + scale * (row[x * 4 + 1]! / 255 - 0.5)));
      const [left, top] = [atX | 0, atY | 0];
      const [tx, ty] = [atX - left, atY - top];
      const a = (top * w + left) * 4;
      const b = a + w * 4;
      const [p, q, r, s] = [(1 - tx) * (1 - ty), tx * (1 - ty), (1 - tx) * ty, tx * ty];
      out[to] = pixels[a]! * p + pixels[a + 4]! * q + pixels[b]! * r + pixels[b + 4]! * s + 0.5;
      out[to + 1] = pixels[a + 1]! * p + pixels[a + 5]! * q + pixels[b + 1]! * r + pixels[b + 5]! * s + 0.5;
      out[to + 2] = pixels[a + 2]! * p + pixels[a + 6]! * q + pixels[b + 2]! * r + pixels[b + 6]! * s + 0.5;
      out[to + 3] = pixels[a + 3]! * p + pixels[a + 7]! * q + pixels[b + 3]! * r + pixels[b + 7]! * s + 0.5;
    }
  }
  return result;
}

/** @param colors twenty numbers, four rows of five, on straight colors of 0 to 1 */
export function recolored({ width, height, pixels }: Raster, colors: readonly number[]): Raster {
  const result = blank(width, height);
  const out = result.pixels;
  const m = Float64Array.from(colors, (value, i) => (i % 5 === 4 ? value * 255 : value));
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]!;
    const whole = alpha === 0 ? 0 : 255 / alpha;
    const [r, g, b] = [pixels[i]! * whole, pixels[i + 1]! * whole, pixels[i + 2]! * whole];
    const a = byte(m[15]! * r + m[16]! * g + m[17]! * b + m[18]! * alpha + m[19]!);
    if (a === 0) continue;
    const share = a / 255;
    out[i] = byte(m[0]! * r + m[1]! * g + m[2]! * b + m[3]! * alpha + m[4]!) * share + 0.5;
    out[i + 1] = byte(m[5]! * r + m[6]! * g + m[7]! * b + m[8]! * alpha + m[9]!) * share + 0.5;
    out[i + 2] = byte(m[10]! * r + m[11]! * g + m[12]! * b + m[13]! * alpha + m[14]!) * share + 0.5;
    out[i + 3] = a;
  }
  return result;
}

/** `saturate` as a matrix of colors. */
export const saturation = (s: number): number[] => [
  0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0, 0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
  0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0, 0, 0, 0, 1, 0,
];

/** Where a color differs from its eight neighbours at a distance; alpha stays. @param far pixels, so that a line is as wide in a print as on a page */
export function edges({ width: w, height: h, pixels }: Raster, far: number): Raster {
  const result = blank(w, h);
  const out = result.pixels;
  for (let y = 0; y < h; y++) {
    const [above, below] = [Math.max(0, y - far) * w, Math.min(h - 1, y + far) * w];
    for (let x = 0; x < w; x++) {
      const [left, right] = [Math.max(0, x - far), Math.min(w - 1, x + far)];
      const i = (y * w + x) * 4;
      const [a, b, c] = [(above + left) * 4, (above + x) * 4, (above + right) * 4];
      const [d, e] = [(y * w + left) * 4, (y * w + right) * 4];
      const [f, g, k] = [(below + left) * 4, (below + x) * 4, (below + right) * 4];
      for (let n = 0; n < 3; n++) {
        const around = pixels[a + n]! + pixels[b + n]! + pixels[c + n]! + pixels[d + n]! + pixels[e + n]! + pixels[f + n]! + pixels[g + n]! + pixels[k + n]!;
        const differs = 8 * pixels[i + n]! - around;
        out[i + n] = differs < 0 ? 0 : differs > 255 ? 255 : differs;
      }
      out[i + 3] = pixels[i + 3]!;
    }
  }
  return result;
}

/** `k1*a*b + k2*a + k3*b + k4`, on premultiplied colors. */
export function arithmetic({ width, height, pixels: a }: Raster, { pixels: b }: Raster, [k1, k2, k3, k4]: readonly [number, number, number, number]): Raster {
  const result = blank(width, height);
  const out = result.pixels;
  for (let i = 0; i < a.length; i += 4) {
    const alpha = byte((k1 * a[i + 3]! * b[i + 3]!) / 255 + k2 * a[i + 3]! + k3 * b[i + 3]! + k4 * 255);
    for (let c = i; c < i + 3; c++) {
      const value = (k1 * a[c]! * b[c]!) / 255 + k2 * a[c]! + k3 * b[c]! + k4 * 255 + 0.5;
      out[c] = value < 0 ? 0 : value > alpha ? alpha : value;
    }
    out[i + 3] = alpha;
  }
  return result;
}

/** A soft lens, computed on a smaller sheet: three boxes one after the other, as the standard allows. @param deviation pixels */
export function blurred(source: Raster, deviation: number): Raster {
  const by = Math.max(1, Math.floor(deviation / 3));
  const small = by === 1 ? { ...source, pixels: source.pixels.slice() } : shrunk(source, by);
  const box = Math.max(1, Math.round(((deviation / by) * 3 * Math.sqrt(2 * Math.PI)) / 4));
  for (let pass = 0; pass < 3; pass++) {
    const shift = box % 2 ? 0 : pass === 0 ? 0 : pass === 1 ? -1 : 0;
    const size = box % 2 || pass < 2 ? box : box + 1;
    boxed(small, size, shift, 4, small.width * 4, small.width, small.height);
    boxed(small, size, shift, small.width * 4, 4, small.height, small.width);
  }
  return resized(small, source.width, source.height);
}

/** The middle of `size` points along each of `lines` lines. @param step bytes to the next point @param skip bytes to the next line */
function boxed({ pixels }: Raster, size: number, shift: number, step: number, skip: number, points: number, lines: number): void {
  const before = ((size / 2) | 0) + shift;
  const line = new Uint8Array(points);
  const at = (i: number): number => (i < 0 ? 0 : i >= points ? points - 1 : i);
  for (let l = 0; l < lines; l++)
    for (let c = 0; c < 4; c++) {
      const start = l * skip + c;
      for (let i = 0; i < points; i++) line[i] = pixels[start + i * step]!;
      let sum = 0;
      for (let i = -before; i < size - before; i++) sum += line[at(i)]!;
      for (let i = 0; i < points; i++) {
        pixels[start + i * step] = sum / size + 0.5;
        sum += line[at(i + size - before)]! - line[at(i - before)]!;
      }
    }
}

/** A color for each part of a sheet that another one covers. @param within shares of the sheet that stay: left, top, right, bottom */
export function covered(mask: Raster, [r, g, b]: readonly [number, number, number], [left, top, right, bottom]: readonly [number, number, number, number]): Raster {
  const { width: w, height: h, pixels } = mask;
  const result = blank(w, h);
  for (let y = Math.ceil(top * h); y < Math.floor(bottom * h); y++)
    for (let i = (y * w + Math.ceil(left * w)) * 4, end = (y * w + Math.floor(right * w)) * 4; i < end; i += 4) {
      const a = pixels[i + 3]!;
      result.pixels[i] = (r * a) / 255 + 0.5;
      result.pixels[i + 1] = (g * a) / 255 + 0.5;
      result.pixels[i + 2] = (b * a) / 255 + 0.5;
      result.pixels[i + 3] = a;
    }
  return result;
}

/** @param steps straight values of 0 to 1, each for an equal part of what was */
export function inSteps({ width, height, pixels }: Raster, steps: readonly (readonly number[])[]): Raster {
  const result = blank(width, height);
  const tables = steps.map((values) => Uint8Array.from({ length: 256 }, (_, v) => byte(255 * (values[Math.min(values.length - 1, Math.floor((v / 255) * values.length))] ?? 0))));
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]!;
    for (let c = 0; c < 3 && alpha; c++) result.pixels[i + c] = (tables[c]![byte((pixels[i + c]! * 255) / alpha)]! * alpha) / 255 + 0.5;
    result.pixels[i + 3] = alpha;
  }
  return result;
}
