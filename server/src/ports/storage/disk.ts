/** The bucket as a folder. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkedPath, contentTypeOf, FileExists, type FileStore } from './storage.port.ts';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

export function diskStore(folder: string): FileStore {
  const onDisk = (path: string) => join(folder, checkedPath(path));
  return {
    provider: 'disk',
    async put(path, { data }) {
      const target = onDisk(path);
      await mkdir(dirname(target), { recursive: true });
      // Written aside and linked into place, so that a reader never sees half a file and nothing is overwritten.
      const half = `${target}.${randomBytes(4).toString('hex')}.half`;
      try {
        // The row that names it will outlive a loss of power, so it must too.
        await writeFile(half, data, { flush: true });
        await link(half, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new FileExists(path);
        throw error;
      } finally {
        // Also where the disk was full in the middle of it: nobody lists it, so nobody would ever remove it.
        await rm(half, { force: true });
      }
    },
    async get(path) {
      try {
        return { data: await readFile(onDisk(path)), contentType: contentTypeOf(path) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async stamp(path) {
      try {
        const about = await stat(onDisk(path));
        return about.isFile() ? `${about.size.toString(36)}-${Math.floor(about.mtimeMs * 1000).toString(36)}` : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(paths) {
      await Promise.all(paths.map((path) => rm(onDisk(path), { force: true })));
    },
    async list(prefix, limit = 100) {
      const start = join(folder, checkedPath(prefix.replace(/\/$/, '')));
      try {
        const entries = await readdir(start, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.half'));
        return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted().slice(0, limit);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}
