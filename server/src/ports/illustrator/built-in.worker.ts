/** Draws and rasterises away from the HTTP loop: engine -> SVG -> paint -> sharp. */
import type { PictureFinish } from '@fableloom/contract';
import type { PictureBrief } from '@fableloom/illustrator';
import sharp from 'sharp';
import type { DrawnPicture, Rendered } from './illustrator.port.ts';
import { inColors } from './natural-colors.ts';
import { paint } from './painting/paint.ts';
import { sheetOf } from './painting/raster.ts';

export interface DrawTask {
  brief: PictureBrief;
  format: 'jpeg' | 'webp';
  longestSide: number | null;
  finish: PictureFinish;
}

export interface RenderTask {
  svg: string;
  format: 'jpeg' | 'webp';
  longestSide: number;
}

/** How much larger than its own size a drawing is painted: vectors lose nothing, so twice as fine means twice as large. */
const ENLARGED: Record<PictureFinish['quality'], number> = { standard: 1, hd: 2 };

/** What is laid on squares of eight units need not be painted finer than four pixels a square. */
const SQUARES_ZOOM = 0.5;

const BLUR_WIDTH = 16;

/** One core per drawing; the pool decides how many draw at once. */
sharp.concurrency(1);

async function rasterise(svg: string, zoom: number, format: DrawTask['format']) {
  const raster = paint(svg, zoom);
  const picture = sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 4, premultiplied: true } });
  const image = format === 'jpeg' ? await picture.clone().flatten({ background: '#fffdf8' }).jpeg({ quality: 88 }).toBuffer() : await picture.clone().webp({ quality: 86 }).toBuffer();
  const tiny = await picture.clone().resize(BLUR_WIDTH).webp({ quality: 40 }).toBuffer();
  return { image, width: raster.width, height: raster.height, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
}

function zoomFor(svg: string, longestSide: number): number {
  const { width, height } = sheetOf(svg) ?? { width: 1024, height: 1024 };
  return longestSide / Math.max(width, height);
}

/** Loaded with the first drawing, so that an engine that does not load fails the drawing and not the thread. */
const engine = () => import('@fableloom/illustrator');

export async function draw(task: DrawTask): Promise<DrawnPicture> {
  const { drawPicture, pixelArt } = await engine();
  const drawing = drawPicture(task.brief);
  const colored = inColors(drawing.svg, task.finish.style);
  const svg = drawing.grid ? pixelArt(paint(colored, SQUARES_ZOOM), drawing, drawing.grid) : colored;
  const zoom = task.longestSide ? zoomFor(svg, task.longestSide) : ENLARGED[task.finish.quality];
  const { image, width, height, blur } = await rasterise(svg, zoom, task.format);
  return { image, contentType: `image/${task.format}`, svg, width, height, alt: drawing.alt, prompt: drawing.prompt, blur, notDrawn: drawing.notDrawn };
}

export async function sketch(brief: PictureBrief): Promise<{ svg: string; alt: string }> {
  const { svg, alt } = (await engine()).drawPicture(brief);
  return { svg, alt };
}

export async function render({ svg, format, longestSide }: RenderTask): Promise<Rendered> {
  const { image, width, height } = await rasterise(svg, zoomFor(svg, longestSide), format);
  return { image, width, height };
}
