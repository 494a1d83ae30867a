/** Puts a drawn picture into the bucket, with its vectors beside it. */
import type { Picture } from '@fableloom/contract';
import type { DrawnPicture } from '../illustrator/illustrator.port.ts';
import { type FileStore, publicUrl } from './storage.port.ts';

export interface KeptPicture {
  picture: Picture;
  path: string;
  /** Every path that was written, for removal when the rest fails. */
  paths: string[];
}

/** @param base path without an ending; the picture gets .jpg or .webp, the vectors .svg */
export async function keepPicture(files: FileStore, base: string, drawn: DrawnPicture): Promise<KeptPicture> {
  const path = `${base}.${drawn.contentType === 'image/jpeg' ? 'jpg' : 'webp'}`;
  await files.put(path, { data: drawn.image, contentType: drawn.contentType });
  const vectorPath = drawn.svg ? `${base}.svg` : null;
  if (vectorPath && drawn.svg) await files.put(vectorPath, { data: Buffer.from(drawn.svg), contentType: 'image/svg+xml' });
  const { width, height, alt, blur } = drawn;
  return {
    picture: { url: publicUrl(path), vectorUrl: vectorPath && publicUrl(vectorPath), width, height, alt, blur },
    path,
    paths: vectorPath ? [path, vectorPath] : [path],
  };
}
