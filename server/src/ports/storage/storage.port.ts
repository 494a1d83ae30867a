/** The bucket `images`: pictures and sound under paths such as stories/{userId}/{storyId}/scenes/{timestamp}.jpg. */
export interface StoredFile {
  data: Buffer;
  contentType: string;
}

export interface FileStore {
  readonly provider: 'disk' | 's3';
  /** Never overwrites: rejects with FileExists when the path is taken. */
  put(path: string, file: StoredFile): Promise<void>;
  get(path: string): Promise<StoredFile | null>;
  /** A mark of the bytes that stand there now: other bytes under the same path have another one. */
  stamp(path: string): Promise<string | null>;
  /** Removes what is there; paths that are not are passed over. */
  remove(paths: string[]): Promise<void>;
  /** Up to `limit` paths under a prefix, in order of name. */
  list(prefix: string, limit?: number): Promise<string[]>;
}

export class FileExists extends Error {
  constructor(path: string) {
    super(`${path} exists already`);
    this.name = 'FileExists';
  }
}

/** The bucket cannot be used now: nothing is missing, and nothing was changed. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

export class UnsafePath extends Error {
  constructor(path: string) {
    super(`${path} is not a path of the bucket`);
    this.name = 'UnsafePath';
  }
}

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml', mp3: 'audio/mpeg', json: 'application/json',
};

export const contentTypeOf = (path: string): string => CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Paths are words of letters, digits, dots, dashes and underscores between single slashes. */
export const isPath = (path: string): boolean => path.length <= 400 && path.split('/').every((word) => /^[\w@-][\w.@-]*$/.test(word));

export function checkedPath(path: string): string {
  if (!isPath(path)) throw new UnsafePath(path);
  return path;
}

export const publicUrl = (path: string): string => `/storage/v1/object/public/images/${path}`;
export const pathOfUrl = (url: string): string | null => /^\/storage\/v1\/object\/public\/images\/(.+)$/.exec(url)?.[1] ?? null;
