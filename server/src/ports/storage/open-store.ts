/** Opens the bucket that the configuration asks for: a folder, or S3, which is asked once whether it can be used. */
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { StopWithSentence } from '../../stop-with-sentence.ts';
import { diskStore } from './disk.ts';
import { S3Failed } from './s3/s3-calls.ts';
import { s3Store } from './s3/s3-store.ts';
import type { FileStore } from './storage.port.ts';

export async function openStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Promise<FileStore> {
  if (!s3) return diskStore(join(dataFolder, 'images'));
  const store = s3Store(s3);
  await store.check().catch((error: unknown) => {
    throw error instanceof S3Failed ? new StopWithSentence(error.message) : error;
  });
  return store;
}
