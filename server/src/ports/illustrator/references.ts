/** The pictures of the characters as they are kept, for an illustrator who can take them along. */
import { type FileStore, pathOfUrl } from '../storage/storage.port.ts';

/** More than this confuses more than it helps. */
const MOST = 4;

export async function referencesOf(files: FileStore, cast: readonly { picture: { url: string } | null }[]): Promise<Buffer[]> {
  const paths = cast.slice(0, MOST).flatMap(({ picture }) => (picture ? [pathOfUrl(picture.url)] : []));
  const kept = await Promise.all(paths.map((path) => (path ? files.get(path) : null)));
  return kept.flatMap((file) => (file ? [file.data] : []));
}
