/** The pictures of the characters as they are kept, for an illustrator who can take them along. */
import type { Reference } from './illustrator.port.ts';
import { type FileStore, pathOfUrl } from '../storage/storage.port.ts';

/** As many as a scene shows: whoever is told in words alone drifts from picture to picture. */
const MOST = 5;

export async function referencesOf(files: FileStore, cast: readonly { name: string; picture: { url: string } | null }[]): Promise<Reference[]> {
  const kept = await Promise.all(cast.map(async ({ name, picture }) => {
    const path = picture && pathOfUrl(picture.url);
    const file = path ? await files.get(path) : null;
    return file ? [{ name, picture: file.data }] : [];
  }));
  return kept.flat().slice(0, MOST);
}
