/** The photo of a profile: decoded, made square and written anew, without place, date or camera. */
import type { Profile } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { profiles } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseUnsafePicture } from '../../ports/safety/refuse-unsafe.ts';
import { removeFilesQuietly } from '../../ports/storage/remove-quietly.ts';
import { pathOfUrl, publicUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { cleanPicture } from '../../uploads/clean-picture.ts';
import { pictureInDataUrl } from '../../uploads/data-url.ts';
import { ownProfile, showProfile } from './service.ts';

const { side, least } = LIMITS.photo;
const QUALITY = 86;

async function squarePhoto(given: Buffer): Promise<Buffer> {
  const { data } = await cleanPicture(given, 'image/webp');
  const { width, height } = await sharp(data).metadata();
  if (Math.min(width, height) < least) refuse('BAD_REQUEST', 'account.photo.too-small', { n: least });
  return sharp(data).resize(side, side, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
}

/** Puts another address (or none) in place, and removes the file that was there before. */
async function replacePhoto(services: Services, who: Person, photoUrl: string | null): Promise<Profile> {
  const before = await ownProfile(services, who);
  await services.db.update(profiles).set({ photoUrl, updatedAt: services.clock.now() }).where(eq(profiles.userId, who.id));
  const old = before.photoUrl && pathOfUrl(before.photoUrl);
  if (old?.startsWith(`photos/${who.id}/`)) await removeFilesQuietly(services, [old]);
  return showProfile(services, who);
}

export async function setPhoto(services: Services, who: Person, picture: string): Promise<Profile> {
  const data = await squarePhoto(pictureInDataUrl(picture, 'image.upload.not-an-image'));
  await refuseUnsafePicture(services.safety, data);
  const path = `photos/${who.id}/${services.clock.now().getTime()}.webp`;
  await services.files.put(path, { data, contentType: 'image/webp' });
  try {
    return await replacePhoto(services, who, publicUrl(path));
  } catch (error) {
    // It may be in place although what came after did not work, or its answer was lost; what cannot be asked stays.
    const own = await ownProfile(services, who).catch(() => null);
    if (own && own.photoUrl !== publicUrl(path)) await removeFilesQuietly(services, [path]);
    throw error;
  }
}

export const removePhoto = (services: Services, who: Person): Promise<Profile> => replacePhoto(services, who, null);
