/**
 * Runs the filter that a style lays over its whole sheet. The vector painter does the same, many times slower, and for prints it was most of the cost;
 * what is as coarse as a hand (noise, relief, blur) is computed small here and enlarged. The kept vectors stay as they were drawn.
 */
import { BLENDS, lay } from './blends.ts';
import type { Blend } from './blends.ts';
import { arithmetic, blurred, covered, displaced, edges, inSteps, recolored, saturation } from './primitives.ts';
import { blank, paintVectors, type Raster, resized } from './raster.ts';

interface Step {
  name: string;
  attributes: Readonly<Record<string, string>>;
  inner: string;
  markup: string;
}

/** A noise is kept as its markup until something moves or lights by it. */
type Result = Raster | { noise: string };

export interface OfSheet {
  /** pixels for each unit */
  zoom: number;
  /** units */
  width: number;
  height: number;
}

const attributesOf = (text: string): Record<string, string> => Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const stepsOf = (filter: string): Step[] =>
  [...filter.matchAll(/<(fe\w+)([^>]*?)(?:\/>|>(.*?)<\/\1>)/gs)].map(([markup, name = '', attributes = '', inner = '']) => ({ name, attributes: attributesOf(attributes), inner, markup }));

const numbersIn = (text = ''): number[] => text.trim().split(/[\s,]+/).map(Number);
const hex = (color = '#000000'): [number, number, number] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

/** Half of the drawing's own size: a hand shakes over thirty units and not over one. */
const NOISE_FINENESS = 0.5;
/** Five kinds of noise and a relief, on sheets of four sizes: nothing is ever thrown out in the product. */
const MOST_KEPT = 32;
const kept = new Map<string, Raster>();

/** Noise and relief are the same on every sheet of one size. */
function made(primitives: string, { width, height }: OfSheet, fineness: number): Raster {
  const key = `${width} ${height} ${primitives}`;
  const known = kept.get(key);
  if (known) return known;
  const raster = paintVectors(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><filter id="n" x="0" y="0" width="100%" ` +
      `height="100%" color-interpolation-filters="sRGB">${primitives}</filter><rect width="${width}" height="${height}" filter="url(#n)"/></svg>`,
    fineness,
  );
  if (kept.size < MOST_KEPT) kept.set(key, raster);
  return raster;
}

/** Shares of the sheet that a primitive is limited to. */
const withinOf = ({ x = '0%', y = '0%', width = '100%', height = '100%' }: Step['attributes']): [number, number, number, number] => {
  const [left = 0, top = 0, w = 1, h = 1] = [x, y, width, height].map((share) => parseFloat(share) / 100);
  return [left, top, left + w, top + h];
};

type Primitive = (step: Step, from: { one: () => Raster; other: () => Raster; named: (name: string) => Result }, sheet: OfSheet) => Result;

const PRIMITIVES: Readonly<Record<string, Primitive>> = {
  feTurbulence: ({ markup }) => ({ noise: markup }),
  feDisplacementMap: ({ attributes }, { one, named }, sheet) => {
    const moves = named(attributes['in2'] ?? '');
    return displaced(one(), 'noise' in moves ? made(moves.noise, sheet, NOISE_FINENESS) : moves, Number(attributes['scale']) * sheet.zoom);
  },
  feDiffuseLighting: ({ attributes, markup }, { one, named }, sheet) => {
    const ridges = named(attributes['in'] ?? '');
    const { width, height } = one();
    return resized('noise' in ridges ? made(ridges.noise + markup, sheet, 1) : ridges, width, height);
  },
  feGaussianBlur: ({ attributes }, { one }, { zoom }) => blurred(one(), Number(attributes['stdDeviation']) * zoom),
  feConvolveMatrix: (_, { one }, { zoom }) => edges(one(), Math.max(1, Math.round(zoom))),
  feColorMatrix: ({ attributes: { type, values } }, { one }) => recolored(one(), type === 'saturate' ? saturation(Number(values)) : numbersIn(values)),
  feFlood: ({ attributes }, { one }) => {
    const { width, height } = one();
    const [r, g, b] = hex(attributes['flood-color']);
    const flood = blank(width, height);
    new Uint32Array(flood.pixels.buffer).fill(((255 << 24) | (b << 16) | (g << 8) | r) >>> 0);
    return flood;
  },
  feComposite: ({ attributes }, { one, other }) => {
    if (attributes['operator'] === 'in') return covered(other(), [...one().pixels.subarray(0, 3)] as [number, number, number], withinOf(attributes));
    const [k1, k2, k3, k4] = ['k1', 'k2', 'k3', 'k4'].map((k) => Number(attributes[k] ?? 0)) as [number, number, number, number];
    return arithmetic(one(), other(), [k1, k2, k3, k4]);
  },
  feBlend: ({ attributes }, { one, other }) => {
    const under = other();
    const result = { ...under, pixels: under.pixels.slice() };
    lay(one(), result, attributes['mode'] as Blend);
    return result;
  },
  feMerge: ({ inner }, { named }) => {
    const [first, ...more] = [...inner.matchAll(/in="(\w+)"/g)].map(([, name = '']) => named(name) as Raster);
    const result = { ...(first as Raster), pixels: (first as Raster).pixels.slice() };
    for (const layer of more) lay(layer, result, 'normal');
    return result;
  },
  feComponentTransfer: ({ inner }, { one }) => inSteps(one(), ['R', 'G', 'B'].map((c) => numbersIn(new RegExp(`feFunc${c}[^>]*tableValues="([^"]*)"`).exec(inner)?.[1]))),
};

/** What of a primitive is computed one way only; a style that wants another goes to the vector painter. */
const ONLY: Readonly<Record<string, (step: Step) => boolean>> = {
  feDisplacementMap: ({ attributes: { xChannelSelector: x, yChannelSelector: y } }) => x === 'R' && y === 'G',
  feConvolveMatrix: ({ attributes: { kernelMatrix, divisor, bias, preserveAlpha } }) => kernelMatrix === '-1 -1 -1 -1 8 -1 -1 -1 -1' && divisor === '1' && bias === '0' && preserveAlpha === 'true',
  feColorMatrix: ({ attributes: { type = 'matrix' } }) => type === 'matrix' || type === 'saturate',
  feFlood: ({ attributes }) => !attributes['flood-opacity'],
  feComposite: ({ attributes: { operator } }) => operator === 'in' || operator === 'arithmetic',
  feBlend: ({ attributes: { mode = '' } }) => BLENDS.has(mode),
  feComponentTransfer: ({ inner }) => !/type="(?!discrete")|feFuncA/.test(inner),
};

/** @returns the filtered sheet, or null where a primitive is none of those that styles lay over sheets */
export function filterSheet(source: Raster, filter: string, sheet: OfSheet): Raster | null {
  const steps = stepsOf(filter);
  if (!steps.every((step) => step.name in PRIMITIVES && (ONLY[step.name]?.(step) ?? true))) return null;
  const results = new Map<string, Result>([['SourceGraphic', source]]);
  let last: Result = source;
  for (const step of steps) {
    const named = (name: string): Result => results.get(name) ?? last;
    const raster = (name?: string) => (): Raster => {
      const found = name ? named(name) : last;
      return 'noise' in found ? source : found;
    };
    last = PRIMITIVES[step.name]!(step, { one: raster(step.attributes['in']), other: raster(step.attributes['in2']), named }, sheet);
    if (step.attributes['result']) results.set(step.attributes['result'], last);
  }
  return 'noise' in last ? null : last;
}
