/** What was written is on the disk itself, and not only on its way there: a machine may lose its power in the next moment. */
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Disks that know no such thing for folders (some of other machines, Windows) keep them in ways of their own. */
const UNKNOWN_THERE = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR', 'EACCES']);

async function keep(path: string, isFolder: boolean): Promise<void> {
  try {
    const handle = await open(path, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!isFolder || !UNKNOWN_THERE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** The names in a folder. */
export const keepNames = (folder: string): Promise<void> => keep(folder, true);

/** A folder with everything in it. */
export async function keepFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await keep(join(entry.parentPath, entry.name), entry.isDirectory());
  }
  await keepNames(folder);
}
