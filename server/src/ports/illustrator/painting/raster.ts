/** Painted sheets: four bytes a point (red, green, blue, alpha; colors premultiplied by alpha), row after row from the upper left. */
import { Resvg } from '@resvg/resvg-js';

export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The sheet of a drawing, in its own units; undefined where it says none. */
export function sheetOf(svg: string): { width: number; height: number } | undefined {
  const [, width, height] = /<svg[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(svg) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** @param zoom pixels for each unit of the drawing */
export function paintVectors(svg: string, zoom: number): Raster {
  const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom }, font: { loadSystemFonts: false } }).render();
  // A `Buffer` would share its memory with every slice of it.
  return { width, height, pixels: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length) };
}

export const blank = (width: number, height: number): Raster => ({ width, height, pixels: new Uint8Array(width * height * 4) });

/** Whole numbers of a channel, from whatever was computed. */
export const byte = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0);

/**
 * A raster as if it were of another size, one row at a time, points between points mixed: what is soft need not be computed for every pixel.
 * @returns fills `row` (4 x width numbers of 0 to 255) with the row `y`
 */
export function rowsAt({ width: w, height: h, pixels }: Raster, width: number, height: number): (y: number, row: Float32Array) => void {
  const left = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const at = Math.min(w - 1, Math.max(0, ((x + 0.5) * w) / width - 0.5));
    left[x] = Math.min(w - 2, Math.floor(at)) * 4;
    share[x] = at - Math.min(w - 2, Math.floor(at));
  }
  const mixed = new Float32Array(w * 4);
  return (y, row) => {
    const at = Math.min(h - 1, Math.max(0, ((y + 0.5) * h) / height - 0.5));
    const above = Math.min(h - 2, Math.floor(at));
    const below = at - above;
    const [upper, lower] = [above * w * 4, (above + 1) * w * 4];
    for (let i = 0; i < mixed.length; i++) mixed[i] = pixels[upper + i]! * (1 - below) + pixels[lower + i]! * below;
    for (let x = 0, to = 0; x < width; x++) {
      const from = left[x]!;
      const t = share[x]!;
      for (let c = 0; c < 4; c++, to++) row[to] = mixed[from + c]! * (1 - t) + mixed[from + 4 + c]! * t;
    }
  };
}

/** The same raster at another size. */
export function resized(raster: Raster, width: number, height: number): Raster {
  if (raster.width === width && raster.height === height) return raster;
  const result = blank(width, height);
  const row = new Float32Array(width * 4);
  const fill = rowsAt(raster, width, height);
  for (let y = 0; y < height; y++) {
    fill(y, row);
    for (let i = 0, to = y * width * 4; i < row.length; i++, to++) result.pixels[to] = row[i]! + 0.5;
  }
  return result;
}

/** A smaller one, each point the middle of `by` x `by`. */
export function shrunk({ width: w, height: h, pixels }: Raster, by: number): Raster {
  const result = blank(Math.ceil(w / by), Math.ceil(h / by));
  const sums = new Uint32Array(result.width * 4);
  for (let y = 0; y < result.height; y++) {
    sums.fill(0);
    const rows = Math.min(by, h - y * by);
    for (let r = 0; r < rows; r++)
      for (let x = 0, from = (y * by + r) * w * 4; x < w; x++, from += 4) {
        const to = ((x / by) | 0) * 4;
        sums[to]! += pixels[from]!;
        sums[to + 1]! += pixels[from + 1]!;
        sums[to + 2]! += pixels[from + 2]!;
        sums[to + 3]! += pixels[from + 3]!;
      }
    for (let x = 0; x < result.width; x++) {
      const points = rows * Math.min(by, w - x * by);
      for (let c = 0; c < 4; c++) result.pixels[(y * result.width + x) * 4 + c] = sums[x * 4 + c]! / points + 0.5;
    }
  }
  return result;
}
