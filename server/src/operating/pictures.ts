/** Pictures and sound in a backup: the folder `images/` of it, whether they come from the data folder or from a bucket, and wherever they go. */
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { type S3Store, s3Store } from '../ports/storage/s3/s3-store.ts';
import { contentTypeOf, FileExists } from '../ports/storage/storage.port.ts';

/** Calls to the bucket that are under way together. */
const AT_ONCE = 8;
const FOLDER = 'images';

export const exists = (path: string): Promise<boolean> => stat(path).then(() => true, () => false);

/** What is written at this moment under a name of its own is not part of it. */
const isWhole = (path: string): boolean => !path.endsWith('.half');

async function eachOf(paths: readonly string[], act: (path: string) => Promise<void>): Promise<void> {
  const left = paths.values();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const path of left) await act(path);
  }));
}

async function fetchAll(store: S3Store, into: string): Promise<number> {
  const paths = await store.all();
  await eachOf(paths, async (path) => {
    const file = await store.get(path);
    // Removed since the list was made.
    if (!file) return;
    await mkdir(dirname(join(into, path)), { recursive: true });
    await writeFile(join(into, path), file.data, { mode: 0o600 });
  });
  return paths.length;
}

/** Where pictures are, for whoever reads the backup. */
export type Pictures = { are: 'inside' } | { are: 'in a bucket'; bucket: string; endpoint: string };

/** @param withBucket what lies in the bucket is fetched too */
export async function savePictures({ s3, dataFolder }: Config, backup: string, { withBucket }: { withBucket: boolean }): Promise<Pictures> {
  if (s3 && !withBucket) return { are: 'in a bucket', bucket: s3.bucket, endpoint: s3.endpoint };
  if (s3) await fetchAll(s3Store(s3), join(backup, FOLDER));
  else if (await exists(join(dataFolder, FOLDER))) await cp(join(dataFolder, FOLDER), join(backup, FOLDER), { recursive: true, filter: isWhole });
  return { are: 'inside' };
}

/** Into the bucket where one is set, otherwise into the data folder. A file that is there already stays. */
export async function bringPictures({ s3, dataFolder }: Config, backup: string): Promise<void> {
  const from = join(backup, FOLDER);
  if (!(await exists(from))) return;
  if (!s3) return cp(from, join(dataFolder, FOLDER), { recursive: true });
  const store = s3Store(s3);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(from, join(entry.parentPath, entry.name)));
  await eachOf(paths, async (path) => {
    await store.put(path, { data: await readFile(join(from, path)), contentType: contentTypeOf(path) }).catch((error: unknown) => {
      if (!(error instanceof FileExists)) throw error;
    });
  });
}
