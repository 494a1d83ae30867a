/** Pictures and sound in a backup: the folder `images/` of it, whether they come from the data folder or from a bucket, and wherever they go. */
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { type S3Store, s3Store } from '../ports/storage/s3/s3-store.ts';
import type { S3Settings } from '../ports/storage/s3/settings.ts';
import { contentTypeOf, isPath } from '../ports/storage/storage.port.ts';
import { filesIn } from './contents.ts';

/** Calls to the bucket that are under way together. */
const AT_ONCE = 8;
const FOLDER = 'images';

export const exists = (path: string): Promise<boolean> => stat(path).then(() => true, () => false);

/** What is written at this moment under a name of its own is not part of it. */
const isWhole = (path: string): boolean => !path.endsWith('.half');

async function eachOf(paths: readonly string[], act: (path: string) => Promise<void>): Promise<void> {
  const left = paths.values();
  let isBroken = false;
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, async () => {
    for (const path of left) {
      if (isBroken) return;
      await act(path).catch((error: unknown) => {
        isBroken = true;
        throw error;
      });
    }
  }));
  // Only when none is under way any more.
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

async function fetchAll(store: S3Store, into: string): Promise<void> {
  await eachOf(await store.all(), async (path) => {
    const file = await store.get(path);
    // Removed since the list was made.
    if (!file) return;
    await mkdir(dirname(join(into, path)), { recursive: true });
    await writeFile(join(into, path), file.data, { mode: 0o600 });
  });
}

/** A folder in which the program goes on writing and removing meanwhile. */
export async function copyAll(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  await eachOf((await filesIn(from)).filter(isWhole), async (path) => {
    await mkdir(dirname(join(into, path)), { recursive: true });
    await copyFile(join(from, path), join(into, path)).catch((error: NodeJS.ErrnoException) => {
      // Removed since the list was made.
      if (error.code !== 'ENOENT') throw error;
    });
  });
}

/** Where pictures are, for whoever reads the backup. */
export type Pictures = { are: 'inside' } | { are: 'in a bucket'; bucket: string; endpoint: string };

/** @param withBucket what lies in the bucket is fetched too */
export async function savePictures({ s3, dataFolder }: Config, backup: string, { withBucket }: { withBucket: boolean }): Promise<Pictures> {
  if (s3 && !withBucket) return { are: 'in a bucket', bucket: s3.bucket, endpoint: s3.endpoint };
  if (s3) await fetchAll(s3Store(s3), join(backup, FOLDER));
  else if (await exists(join(dataFolder, FOLDER))) await copyAll(join(dataFolder, FOLDER), join(backup, FOLDER));
  return { are: 'inside' };
}

/** Into the bucket; a file that is there already stays. Answers what takes out again what was brought. */
export async function bringIntoBucket(settings: S3Settings, backup: string): Promise<() => Promise<void>> {
  const from = join(backup, FOLDER);
  if (!(await exists(from))) return async () => undefined;
  const store = s3Store(settings);
  const before = new Set(await store.all());
  const missing = (await filesIn(from)).filter((path) => isPath(path) && !before.has(path));
  const takeOut = async () => {
    if (missing.length > 0) await store.remove(missing);
  };
  try {
    await eachOf(missing, async (path) => store.put(path, { data: await readFile(join(from, path)), contentType: contentTypeOf(path) }));
    return takeOut;
  } catch (error) {
    await takeOut().catch(() => undefined);
    throw error;
  }
}
