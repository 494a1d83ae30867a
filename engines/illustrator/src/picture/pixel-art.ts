/** Lays a painted sheet on a coarse grid in a few colours, as vectors: squares with steps for edges, nothing mixed, no slopes. */

export interface Raster {
  /** red, green, blue and alpha of each pixel, row by row */
  pixels: Uint8Array;
  width: number;
  height: number;
}

type Rgb = readonly [number, number, number];

/** As many as an old machine could show, and enough for a face and a forest at once. */
const COLORS = 32;
const ROUNDS = 5;

const away = (one: Rgb, other: Rgb): number => {
  const [r, g, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  // Eyes see green best and blue least.
  return 3 * r * r + 4 * g * g + 2 * b * b;
};

/** The middle of each square, painted or not: a mean would mix colours at edges. */
function sample({ pixels, width, height }: Raster, columns: number, rows: number): Rgb[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const x = Math.floor((((i % columns) + 0.5) * width) / columns);
    const y = Math.floor(((Math.floor(i / columns) + 0.5) * height) / rows);
    const at = (y * width + x) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  });
}

const nearest = (color: Rgb, palette: readonly Rgb[]): number => {
  let [best, gap] = [0, Infinity];
  for (let i = 0; i < palette.length; i++) {
    const distance = away(color, palette[i] ?? color);
    if (distance < gap) [best, gap] = [i, distance];
  }
  return best;
};

/** Colours that lie far apart first, so that the white of an eye keeps its own; then each moves to the middle of those it stands for. */
function paletteOf(squares: readonly Rgb[]): Rgb[] {
  const palette: Rgb[] = [squares[0] ?? [0, 0, 0]];
  const gaps = squares.map((color) => away(color, palette[0] ?? color));
  while (palette.length < COLORS) {
    const farthest = gaps.reduce((best, gap, i) => (gap > (gaps[best] ?? 0) ? i : best), 0);
    const color = squares[farthest];
    if (!color || !gaps[farthest]) break;
    palette.push(color);
    squares.forEach((other, i) => (gaps[i] = Math.min(gaps[i] ?? 0, away(other, color))));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = palette.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const color of squares) {
      const sum = sums[nearest(color, palette)];
      if (!sum) continue;
      sum[0] += color[0];
      sum[1] += color[1];
      sum[2] += color[2];
      sum[3] += 1;
    }
    sums.forEach(([r, g, b, count], i) => {
      if (count) palette[i] = [r / count, g / count, b / count];
    });
  }
  return palette;
}

const hex = (color: Rgb): string => `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/**
 * @param sheet the picture as it was painted
 * @param width of the drawing, in its own units
 * @param side of a square, in the same units
 */
export function pixelArt(sheet: Raster, { width, height }: { width: number; height: number }, side: number): string {
  const [columns, rows] = [Math.round(width / side), Math.round(height / side)];
  const squares = sample(sheet, columns, rows);
  const palette = paletteOf(squares);
  const colors = squares.map((color) => nearest(color, palette));
  const strips = palette.map((): string[] => []);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; ) {
      const color = colors[y * columns + x] ?? 0;
      const start = x;
      do x++;
      while (x < columns && colors[y * columns + x] === color);
      strips[color]?.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
    }
  const paths = strips.map((strip, i) => (strip.length ? `<path fill="${hex(palette[i] ?? [0, 0, 0])}" d="${strip.join('')}"/>` : ''));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${columns} ${rows}" ` +
    `shape-rendering="crispEdges">${paths.join('')}</svg>`
  );
}
