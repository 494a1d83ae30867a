/** Removes files of a record that is gone already: what cannot be removed is logged, for the person it is done. */
import type { Services } from '../../services.ts';

/** More files than any story, character or location has. */
const MOST_FILES = 10_000;

export async function removeFilesQuietly({ files, log }: Pick<Services, 'files' | 'log'>, paths: readonly string[]): Promise<void> {
  await files.remove([...paths]).catch((error: unknown) => log.warn({ error, paths }, 'files were not removed'));
}

export async function removeFolderQuietly({ files, log }: Pick<Services, 'files' | 'log'>, folder: string): Promise<void> {
  const paths = await files.list(folder, MOST_FILES).catch((error: unknown) => {
    log.warn({ error, folder }, 'files were not listed');
    return [];
  });
  await removeFilesQuietly({ files, log }, paths);
}
