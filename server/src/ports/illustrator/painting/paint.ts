/** Vectors to pixels: what lies under a style's filter, the filter, and what lies over it, each where it costs least. */
import { lay } from './blends.ts';
import { filterSheet } from './filter-sheet.ts';
import { layersOf } from './layers.ts';
import { paintVectors, type Raster, resized, sheetOf } from './raster.ts';

/** A tile of noise has seams where it is painted larger than it was drawn: it is painted at its own size and enlarged. @param zoom pixels for each unit of the drawing */
export function paint(svg: string, zoom: number): Raster {
  const layers = layersOf(svg);
  const size = sheetOf(svg);
  if (!layers || !size) return paintVectors(svg, zoom);
  const sheet = filterSheet(paint(layers.under, zoom), layers.filter, { zoom, ...size });
  if (!sheet) return paintVectors(svg, zoom);
  for (const { svg: layer, blend, noise } of layers.over) lay(noise && zoom > 1 ? resized(paintVectors(layer, 1), sheet.width, sheet.height) : paintVectors(layer, zoom), sheet, blend);
  return sheet;
}
