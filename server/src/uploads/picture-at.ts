/** The bytes of a picture that a person names: written into the address, kept here already, or somewhere on the public web. */
import { refuse } from '../http/refuse.ts';
import { pathOfUrl, UnsafePath } from '../ports/storage/storage.port.ts';
import type { Services } from '../services.ts';
import { isDataUrl, pictureInDataUrl } from './data-url.ts';
import { fetchPublicPicture } from './fetch-public.ts';

type Parts = Pick<Services, 'files' | 'config'>;

/** Our own public files are read from the bucket: the guard would refuse our own address on this machine. */
async function keptHere({ files, config }: Parts, address: string): Promise<Buffer | null> {
  const path = pathOfUrl(address.startsWith(`${config.baseUrl}/`) ? address.slice(config.baseUrl.length) : address);
  if (path === null) return null;
  const file = await files.get(path).catch((error: unknown) => {
    if (error instanceof UnsafePath) return null;
    throw error;
  });
  return file?.data ?? refuse('NOT_FOUND', 'image.not-found');
}

export async function pictureAt(parts: Parts, address: string): Promise<Buffer> {
  if (isDataUrl(address)) return pictureInDataUrl(address, 'image.upload.not-an-image');
  return (await keptHere(parts, address)) ?? fetchPublicPicture(address);
}
