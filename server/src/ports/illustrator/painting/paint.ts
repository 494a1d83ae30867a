/** Vectors to pixels: what lies under a style's filter, the filter, and what lies over it, each where it costs least. */
import { lay } from './blends.ts';
import { filterSheet } from './filter-sheet.ts';
import { layersOf } from './layers.ts';
import { paintVectors, type Raster, resized } from './raster.ts';

/** A tile of noise has seams where it is painted larger than it was drawn: it is painted at its own size and enlarged. @param zoom pixels for each unit of the drawing */
export function paint(svg: string, zoom: number): Raster {
  const layers = layersOf(svg);
  const [, width, height] = /<svg[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(svg) ?? [];
  if (!layers || !width || !height) return paintVectors(svg, zoom);
  const sheet = filterSheet(paint(layers.under, zoom), layers.filter, { zoom, width: Number(width), height: Number(height) });
  if (!sheet) return paintVectors(svg, zoom);
  for (const { svg: layer, blend, noise } of layers.over) lay(noise && zoom > 1 ? resized(paintVectors(layer, 1), sheet.width, sheet.height) : paintVectors(layer, zoom), sheet, blend);
  return sheet;
}
