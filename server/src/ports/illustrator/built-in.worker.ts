/** Draws and rasterises away from the HTTP loop: engine -> SVG -> resvg -> sharp. */
import type { PictureBrief } from '@fableloom/illustrator';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DrawnPicture, Rendered } from './illustrator.port.ts';

export interface DrawTask {
  brief: PictureBrief;
  format: 'jpeg' | 'webp';
  longestSide: number | null;
}

export interface RenderTask {
  svg: string;
  format: 'jpeg' | 'webp';
  longestSide: number;
}

const BLUR_WIDTH = 16;

/** One core per drawing; the pool decides how many draw at once. */
sharp.concurrency(1);

async function rasterise(svg: string, longestSide: number | null, format: DrawTask['format']) {
  const options = longestSide ? { fitTo: { mode: 'zoom' as const, value: zoomFor(svg, longestSide) } } : {};
  const raster = new Resvg(svg, { ...options, font: { loadSystemFonts: false } }).render();
  const picture = sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 4 } });
  const image = format === 'jpeg' ? await picture.clone().flatten({ background: '#fffdf8' }).jpeg({ quality: 88 }).toBuffer() : await picture.clone().webp({ quality: 86 }).toBuffer();
  const tiny = await picture.clone().resize(BLUR_WIDTH).webp({ quality: 40 }).toBuffer();
  return { image, width: raster.width, height: raster.height, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
}

function zoomFor(svg: string, longestSide: number): number {
  const [, width, height] = /<svg[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(svg) ?? [];
  return longestSide / Math.max(Number(width ?? 1024), Number(height ?? 1024));
}

/** Loaded with the first drawing, so that an engine that does not load fails the drawing and not the thread. */
const engine = () => import('@fableloom/illustrator');

export async function draw({ brief, format, longestSide }: DrawTask): Promise<DrawnPicture> {
  const drawing = (await engine()).drawPicture(brief);
  const { image, width, height, blur } = await rasterise(drawing.svg, longestSide, format);
  return { image, contentType: `image/${format}`, svg: drawing.svg, width, height, alt: drawing.alt, prompt: drawing.prompt, blur, notDrawn: drawing.notDrawn };
}

export async function sketch(brief: PictureBrief): Promise<{ svg: string; alt: string }> {
  const { svg, alt } = (await engine()).drawPicture(brief);
  return { svg, alt };
}

export async function render({ svg, format, longestSide }: RenderTask): Promise<Rendered> {
  const { image, width, height } = await rasterise(svg, longestSide, format);
  return { image, width, height };
}
