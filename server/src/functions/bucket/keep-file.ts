/** Keeps a file that a person brings. What is served follows from the ending of the path, so the bytes are made to agree with it. */
import { LIMITS } from '@fableloom/contract/limits';
import { refuse } from '../../http/refuse.ts';
import { refuseUnsafePicture } from '../../ports/safety/refuse-unsafe.ts';
import { FileExists, type StoredFile } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { cleanPicture } from '../../uploads/clean-picture.ts';
import { type FileKind, isPicture, kindOfFile } from '../../uploads/kind-of-file.ts';
import type { OwnPath } from './own-path.ts';

const KIND_OF_ENDING: Readonly<Record<string, FileKind>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', mp3: 'audio/mpeg' };
const MOST_BYTES = LIMITS.upload.pictureMegabytes * 1024 * 1024;

async function asNamed(path: OwnPath, data: Buffer): Promise<StoredFile> {
  const named = KIND_OF_ENDING[path.split('.').at(-1) ?? ''] ?? refuse('BAD_REQUEST', 'file.kind.refused');
  const kind = await kindOfFile(data);
  if (isPicture(named) && isPicture(kind)) return cleanPicture(data, named);
  return named === 'audio/mpeg' && kind === 'audio/mpeg' ? { data, contentType: kind } : refuse('BAD_REQUEST', 'file.kind.refused');
}

export async function keepFile({ files, safety }: Pick<Services, 'files' | 'safety'>, path: OwnPath, data: Buffer): Promise<void> {
  if (data.length > MOST_BYTES) refuse('BAD_REQUEST', 'image.upload.too-big', { n: LIMITS.upload.pictureMegabytes });
  const file = await asNamed(path, data);
  if (file.contentType !== 'audio/mpeg') await refuseUnsafePicture(safety, file.data);
  await files.put(path, file).catch((error: unknown) => {
    if (error instanceof FileExists) return refuse('CONFLICT', 'file.taken');
    throw error;
  });
}
