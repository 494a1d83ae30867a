/** Decodes a picture and writes it anew: what is kept is a picture and nothing else, without place, date or camera. */
import { ORPCError } from '@orpc/server';
import sharp, { type Sharp } from 'sharp';
import { LIMITS } from '@fableloom/contract/limits';
import { refuse } from '../http/refuse.ts';
import { isPicture, kindOfFile, type PictureKind } from './kind-of-file.ts';

export interface CleanPicture {
  data: Buffer;
  contentType: PictureKind;
}

const QUALITY = 88;
const PAPER = '#ffffff';
const SIDE = LIMITS.upload.pixelsPerSide;

function written(image: Sharp, kind: PictureKind): Promise<Buffer> {
  switch (kind) {
    case 'image/jpeg':
      return image.flatten({ background: PAPER }).jpeg({ quality: QUALITY }).toBuffer();
    case 'image/png':
      return image.png().toBuffer();
    case 'image/webp':
      return image.webp({ quality: QUALITY }).toBuffer();
  }
}

async function refuseWhenTooLarge(data: Buffer): Promise<void> {
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  if (width > SIDE || height > SIDE) refuse('BAD_REQUEST', 'file.too-many-pixels', { n: SIDE });
}

/** @param as the kind to write; the kind of the bytes where absent */
export async function cleanPicture(data: Buffer, as?: PictureKind): Promise<CleanPicture> {
  const kind = await kindOfFile(data);
  if (!isPicture(kind)) return refuse('BAD_REQUEST', 'image.upload.not-an-image');
  const contentType = as ?? kind;
  await refuseWhenTooLarge(data).catch(orNotAnImage);
  const image = sharp(data, { limitInputPixels: SIDE * SIDE, failOn: 'error' }).autoOrient();
  return { data: await written(image, contentType).catch(orNotAnImage), contentType };
}

/** Refusals pass; whatever the decoder says means that this is no picture. */
function orNotAnImage(error: unknown): never {
  if (error instanceof ORPCError) throw error;
  return refuse('BAD_REQUEST', 'image.upload.not-an-image');
}
