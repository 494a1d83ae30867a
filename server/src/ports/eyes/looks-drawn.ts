/**
 * Whether a picture was drawn on a screen. Such drawings are made of even areas with clear edges; a camera leaves grain everywhere.
 * Nothing tells a painting on paper from a thing that was photographed, so what is not surely drawn stays open.
 */
import type { Raster } from './raster.ts';

/** Neighbours that differ by no more are of one area; by more, there is an edge between them. */
const EVEN = 2;
const EDGE = 24;
/** Of the pixels that are not of the most frequent color: a plain wall behind somebody proves nothing. */
const LEAST_EVEN = 0.72;
const MOST_BETWEEN = 0.16;
/** With fewer pixels beside the most frequent color there is too little to judge by. */
const LEAST_SEEN = 0.03;
const LEAST_SIDE = 48;

const roughly = (data: Uint8Array, byte: number): number =>
  (((data[byte] ?? 0) >> 3) << 10) | (((data[byte + 1] ?? 0) >> 3) << 5) | ((data[byte + 2] ?? 0) >> 3);

function mostFrequent({ data, width, height }: Raster): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < width * height; at += 1) {
    const color = roughly(data, at * 4);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

export function looksDrawn(raster: Raster): true | null {
  const { data, width, height } = raster;
  if (Math.min(width, height) < LEAST_SIDE) return null;
  const ground = mostFrequent(raster);
  const found = { even: 0, between: 0, all: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const byte = (y * width + x) * 4;
      if (roughly(data, byte) === ground) continue;
      const step = Math.max(...[0, 1, 2].map((channel) => Math.abs((data[byte + channel] ?? 0) - (data[byte + 4 + channel] ?? 0))));
      found.all += 1;
      if (step <= EVEN) found.even += 1;
      else if (step < EDGE) found.between += 1;
    }
  }
  if (found.all < width * height * LEAST_SEEN) return null;
  return found.even / found.all >= LEAST_EVEN && found.between / found.all <= MOST_BETWEEN ? true : null;
}
