/** What every bucket promises: the folder and S3 pass the same tests. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileExists, type FileStore, UnsafePath } from './storage.port.ts';

export interface StorageHouse {
  files: FileStore;
  close(): Promise<void> | void;
}

const STRANGE_PATHS = ['', '/a.png', 'a//b.png', '../a.png', 'a/../b.png', 'a b.png', 'a/.hidden', 'a\\b.png', 'ü.png', `${'a'.repeat(401)}`];

export function keepsThePromisesOfStorage(openHouse: () => Promise<StorageHouse>): void {
  let house: StorageHouse;
  let files: FileStore;
  beforeAll(async () => {
    house = await openHouse();
    files = house.files;
  });
  afterAll(() => house.close());
  const jpeg = (text: string) => ({ data: Buffer.from(text), contentType: 'image/jpeg' });
  const newPath = (ending = 'jpg') => `stories/person_1/${randomUUID()}/scenes/1764000000000.${ending}`;

  test('what is put is there, byte for byte, and is what its ending says', async () => {
    for (const [ending, contentType] of [['jpg', 'image/jpeg'], ['webp', 'image/webp'], ['svg', 'image/svg+xml'], ['mp3', 'audio/mpeg']] as const) {
      const path = newPath(ending);
      const data = Buffer.from(Array.from({ length: 512 }, (_, place) => place % 256));
      await files.put(path, { data, contentType });
      expect(await files.get(path)).toEqual({ data, contentType });
    }
  });

  test('what is not there is null, also a folder and what would be inside a file', async () => {
    const path = newPath();
    await files.put(path, jpeg('x'));
    for (const missing of [newPath(), path.replace('/1764000000000.jpg', ''), `${path}/inside.jpg`]) {
      expect([await files.get(missing), await files.stamp(missing)]).toEqual([null, null]);
    }
  });

  test('nothing is overwritten: of twenty at once one is kept, whole', async () => {
    const path = newPath();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, place) => files.put(path, jpeg(`picture ${place}`.repeat(2000)))));
    const kept = tries.flatMap(({ status }, place) => (status === 'fulfilled' ? [place] : []));
    expect(kept).toHaveLength(1);
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(FileExists);
    expect((await files.get(path))?.data.toString()).toBe(`picture ${kept[0]}`.repeat(2000));
  });

  test('other bytes under the same path have another stamp', async () => {
    const path = newPath();
    await files.put(path, jpeg('one'));
    const before = await files.stamp(path);
    expect(before).toMatch(/^[\w-]+$/);
    expect(await files.stamp(path)).toBe(before);
    await files.remove([path]);
    await files.put(path, jpeg('two, and longer'));
    expect(await files.stamp(path)).not.toBe(before);
  });

  test('removing forgets what is there and passes over what is not', async () => {
    const [one, other, stays] = [newPath(), newPath(), newPath()];
    for (const path of [one, other, stays]) await files.put(path, jpeg(path));
    await files.remove([one, newPath(), other]);
    await files.remove([]);
    expect(await Promise.all([one, other, stays].map(async (path) => (await files.stamp(path)) !== null))).toEqual([false, false, true]);
  });

  describe('a list', () => {
    test('has 100 paths where nothing else is asked, in order of name', async () => {
      const folder = `uploads/${randomUUID()}`;
      const paths = Array.from({ length: 120 }, (_, place) => `${folder}/${place}/a.png`);
      await Promise.all(paths.map((path) => files.put(path, { data: Buffer.from('x'), contentType: 'image/png' })));
      expect(await files.list(folder)).toEqual(paths.toSorted().slice(0, 100));
      expect(await files.list(`${folder}/`, 1000)).toEqual(paths.toSorted());
      expect(await files.list(folder, 3)).toEqual(paths.toSorted().slice(0, 3));
    });

    test('has whole folders: a name that begins alike is another one', async () => {
      const folder = `uploads/${randomUUID()}`;
      await files.put(`${folder}/a.png`, { data: Buffer.from('x'), contentType: 'image/png' });
      await files.put(`${folder}-2/a.png`, { data: Buffer.from('x'), contentType: 'image/png' });
      expect(await files.list(folder)).toEqual([`${folder}/a.png`]);
      expect(await files.list(`uploads/${randomUUID()}`)).toEqual([]);
    });
  });

  test('a path that is none is refused by every call', async () => {
    for (const path of STRANGE_PATHS) {
      await expect(files.put(path, jpeg('x'))).rejects.toBeInstanceOf(UnsafePath);
      await expect(files.get(path)).rejects.toBeInstanceOf(UnsafePath);
      await expect(files.stamp(path)).rejects.toBeInstanceOf(UnsafePath);
      await expect(files.remove([path])).rejects.toBeInstanceOf(UnsafePath);
    }
    for (const prefix of ['..', 'a//b', 'a b']) await expect(files.list(prefix)).rejects.toBeInstanceOf(UnsafePath);
  });
}
