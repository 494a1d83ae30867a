/** Smaller copies of stored pictures: made when one is first asked for, kept beside the bucket's own folders, removed with their picture. */
import { PICTURE_SIZES, type PictureSize } from '@fableloom/contract/picture-sizes';
import { LIMITS } from '@fableloom/contract/limits';
import sharp from 'sharp';
import { checkedPath, FileExists, type FileStore, type StoredFile, UnsafePath } from './storage.port.ts';

const COPIES = 'copies';
const COPY_KINDS = ['webp', 'jpg'] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

const QUALITY = { webp: 82, jpg: 84 } as const;
const PAPER = '#fbf5ea';
const MOST_PIXELS = LIMITS.upload.pixelsPerSide ** 2;

export const copyPath = (path: string, size: PictureSize, kind: CopyKind): string => `${COPIES}/${size}/${path}.${kind}`;

const isPicture = (path: string): boolean => /\.(webp|jpg|png)$/.test(path);
const hasCopies = (path: string): boolean => isPicture(path) && !path.startsWith(`${COPIES}/`);

const copiesOf = (path: string): string[] =>
  hasCopies(path) ? PICTURE_SIZES.flatMap((size) => COPY_KINDS.map((kind) => copyPath(path, size, kind))) : [];

/** A path at the very end of what is allowed has no room for copies. */
function isUsable(path: string): boolean {
  try {
    return checkedPath(path) !== '';
  } catch (error) {
    if (error instanceof UnsafePath) return false;
    throw error;
  }
}

/** A store that forgets a picture and its copies together. */
export const withCopies = (store: FileStore): FileStore => ({
  ...store,
  async remove(paths) {
    // The pictures first: whoever makes a copy meanwhile looks for its picture afterwards.
    await store.remove(paths);
    await store.remove(paths.flatMap(copiesOf).filter(isUsable));
  },
});

/** Null where the picture is no wider than that: nothing is ever drawn larger than it is. */
async function smaller({ data }: StoredFile, size: PictureSize, kind: CopyKind): Promise<StoredFile | null> {
  const wanted = LIMITS.pictureWidths[size];
  const picture = sharp(data, { limitInputPixels: MOST_PIXELS });
  if ((await picture.metadata()).width <= wanted) return null;
  const resized = picture.resize({ width: wanted });
  const quality = QUALITY[kind];
  return kind === 'webp'
    ? { data: await resized.webp({ quality }).toBuffer(), contentType: 'image/webp' }
    : { data: await resized.flatten({ background: PAPER }).jpeg({ quality, mozjpeg: true }).toBuffer(), contentType: 'image/jpeg' };
}

/** Of many who ask for one copy at once, one makes it. */
const beingMade = new Map<string, Promise<string>>();

/** However many pictures a page asks for, only so many are made smaller at the same moment. */
const MOST_AT_ONCE = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(make: () => Promise<T>): Promise<T> {
  if (busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await make();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

async function makeCopy(files: FileStore, path: string, size: PictureSize, kind: CopyKind): Promise<string> {
  const copy = copyPath(path, size, kind);
  const stamp = await files.stamp(path);
  const whole = await files.get(path);
  const made = whole && (await smaller(whole, size, kind));
  if (!made) return path;
  await files.put(copy, made).catch((error: unknown) => {
    if (!(error instanceof FileExists)) throw error;
  });
  // The picture was removed or replaced meanwhile: no copy of it may outlive it.
  if ((await files.stamp(path)) === stamp) return copy;
  await files.remove([copy]);
  return path;
}

/** The path of the copy that fits the wish, made now if need be; the picture's own path where no smaller one can be had. */
export async function pathInSize(files: FileStore, path: string, size: PictureSize, kind: CopyKind): Promise<string> {
  if (!hasCopies(path)) return path;
  const copy = copyPath(path, size, kind);
  if (!isUsable(copy)) return path;
  if ((await files.stamp(copy)) !== null) return copy;
  const making = beingMade.get(copy) ?? inTurn(() => makeCopy(files, path, size, kind)).finally(() => beingMade.delete(copy));
  beingMade.set(copy, making);
  return making;
}
