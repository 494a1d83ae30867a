/**
 * Removes files of a record that is gone already: for the person it is done. What the bucket does not remove now waits in line until it
 * does, because whoever removed a photograph or an account was told that it is gone.
 */
import type { Removal } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';

type Parts = Pick<Services, 'files' | 'log' | 'queue'>;

/** More files than any story, character or location has. */
const MOST_FILES = 10_000;

async function later({ log, queue }: Parts, removal: Removal, error: unknown): Promise<void> {
  log.warn({ error, ...removal }, 'files were not removed; it is tried again');
  await queue.removals.add(removal).catch((fault: unknown) => log.error({ error: fault, ...removal }, 'files stay where they are'));
}

export async function removeFilesQuietly(parts: Parts, paths: readonly string[]): Promise<void> {
  await parts.files.remove([...paths]).catch((error: unknown) => later(parts, { paths }, error));
}

export async function removeFolderQuietly(parts: Parts, folder: string): Promise<void> {
  const paths = await parts.files.list(folder, MOST_FILES).catch((error: unknown) => later(parts, { folder }, error));
  if (paths) await removeFilesQuietly(parts, paths);
}

/** Of the line: rejects where the bucket still does not do it. */
export async function removeAgain(parts: Parts, removal: Removal): Promise<void> {
  if ('paths' in removal) return parts.files.remove([...removal.paths]);
  // What was listed is put in line by name: copies of a picture cannot be found any more once it is gone.
  await removeFilesQuietly(parts, await parts.files.list(removal.folder, MOST_FILES));
}
