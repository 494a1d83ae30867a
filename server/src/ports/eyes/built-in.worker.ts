/** Decodes and looks away from the HTTP loop. */
import { LIMITS } from '@fableloom/contract/limits';
import sharp, { type Sharp } from 'sharp';
import type { Sight } from './eyes.port.ts';
import { looksDrawn } from './looks-drawn.ts';
import { mainColors } from './main-colors.ts';
import { moodsOf } from './moods-of.ts';
import { toOklab } from './oklab.ts';
import type { Raster } from './raster.ts';

sharp.concurrency(1);

/** Colors do not change when a picture is made small, and everything after it is quick. */
const COLOR_SIDE = 96;
/** Lines and noise do change, so they are looked at in a piece of the picture as it is. */
const GRAIN_SIDE = 320;

const BOUNDS = { limitInputPixels: LIMITS.upload.pixelsPerSide ** 2, failOn: 'error' } as const;

const decode = (picture: Uint8Array) => sharp(picture, BOUNDS).autoOrient().toColourspace('srgb').ensureAlpha();

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function middleOf(picture: Uint8Array): Promise<Raster> {
  const { autoOrient: size } = await sharp(picture).metadata();
  const side = Math.min(GRAIN_SIDE, size.width, size.height);
  const [left, top] = [Math.floor((size.width - side) / 2), Math.floor((size.height - side) / 2)];
  return rasterOf(decode(picture).extract({ left, top, width: side, height: side }));
}

export async function look(picture: Uint8Array): Promise<Sight> {
  // Taking every so many pixels mixes no new colors, as a fine reduction would at edges.
  const smaller = { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' } as const;
  const small = await rasterOf(decode(picture).resize(COLOR_SIDE, COLOR_SIDE, smaller));
  const points = toOklab(small);
  const { colors, standsOut } = mainColors(points);
  // A mood is somebody's: the light of a wall or a night suggests none.
  return { colors, moods: standsOut ? moodsOf(points) : [], isDrawing: looksDrawn(await middleOf(picture)) };
}
