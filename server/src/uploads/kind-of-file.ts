/** What a file is, by its bytes and never by its name. */
import { fileTypeFromBuffer } from 'file-type';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureKind = (typeof PICTURES)[number];
export type FileKind = PictureKind | 'audio/mpeg';

export const ENDING: Readonly<Record<FileKind, string>> = {
  'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'audio/mpeg': 'mp3',
};

export async function kindOfFile(data: Uint8Array): Promise<FileKind | null> {
  const mime = (await fileTypeFromBuffer(data))?.mime;
  return [...PICTURES, 'audio/mpeg' as const].find((kind) => kind === mime) ?? null;
}

export const isPicture = (kind: FileKind | null): kind is PictureKind => kind !== null && kind !== 'audio/mpeg';
