/** For pictures that come out the same whoever draws them: the first one stays, a second one is passed over. */
import { FileExists, type FileStore, type StoredFile } from '../../ports/storage/storage.port.ts';

export async function putOnce(files: FileStore, path: string, file: StoredFile): Promise<void> {
  try {
    await files.put(path, file);
  } catch (error) {
    if (!(error instanceof FileExists)) throw error;
  }
}
