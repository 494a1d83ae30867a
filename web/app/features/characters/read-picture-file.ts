/** A picture file of the person's own, as a data URL; what cannot be one is refused before it is read. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';

/** A sentence for the person. */
export class UnreadablePicture extends Error {}

export async function readPictureFile(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new UnreadablePicture(say('traits.not-an-image'));
  const most = LIMITS.upload.pictureMegabytes;
  if (file.size > most * 1024 * 1024) throw new UnreadablePicture(say('image.upload.too-big', { n: most }));
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new UnreadablePicture(say('traits.file.failed')));
    reader.readAsDataURL(file);
  });
}
