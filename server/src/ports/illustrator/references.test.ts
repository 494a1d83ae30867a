import { afterAll, expect, test } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { diskStore } from '../storage/disk.ts';
import { referencesOf } from './references.ts';

const folder = testFolder();
afterAll(() => folder.remove());

const shown = (name: string) => ({ name, picture: { url: `/storage/v1/object/public/images/${name}.webp` } });

test('everybody keeps their own picture, also where the first of them has none, and five are enough', async () => {
  const files = diskStore(folder.path);
  for (const name of ['Maya', 'Rusty', 'Juniper', 'Ember', 'Tock', 'Bo']) await files.put(`${name}.webp`, { data: Buffer.from(name), contentType: 'image/webp' });
  const cast = [{ name: 'Ann', picture: null }, ...['Lost', 'Maya', 'Rusty', 'Juniper', 'Ember', 'Tock', 'Bo'].map(shown)];
  const told = (await referencesOf(files, cast)).map(({ name, picture }) => [name, picture.toString()]);
  expect(told).toEqual(['Maya', 'Rusty', 'Juniper', 'Ember', 'Tock'].map((name) => [name, name]));
});
