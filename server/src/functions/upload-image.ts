/** Keeps a picture among the person's own uploads: decoded, written anew, under a name that is safe. */
import { say } from '@fableloom/contract/messages/index';
import { refuse } from '../http/refuse.ts';
import { refuseUnsafePicture } from '../ports/safety/refuse-unsafe.ts';
import { FileExists, publicUrl } from '../ports/storage/storage.port.ts';
import { cleanPicture } from '../uploads/clean-picture.ts';
import { ENDING } from '../uploads/kind-of-file.ts';
import { pictureAt } from '../uploads/picture-at.ts';
import type { ServerFunction } from './server-function.ts';

const LONGEST_NAME = 80;

/** 'Our castle (1).PNG' -> 'Our-castle-1'; the ending follows from what the picture is. */
export function safeName(fileName: string): string {
  const name = fileName.replace(/\.\w{1,5}$/, '').replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  return name.slice(0, LONGEST_NAME) || refuse('BAD_REQUEST', 'file.name.refused');
}

export const uploadImage: ServerFunction<'upload-image'> = async ({ services, who }, { imageUrl, fileName }) => {
  const name = safeName(fileName);
  const picture = await cleanPicture(await pictureAt(services, imageUrl));
  await refuseUnsafePicture(services.safety, picture.data);
  const path = `uploads/${who.id}/${name}.${ENDING[picture.contentType]}`;
  await services.files.put(path, picture).catch((error: unknown) => {
    if (error instanceof FileExists) return refuse('CONFLICT', 'file.taken');
    services.log.error({ error, path }, 'a picture could not be stored');
    return refuse('PROVIDER_FAILED', 'image.upload.failed', { why: say('file.not-stored') });
  });
  return { url: publicUrl(path), path };
};
