/** The bucket: may we list, write, read and remove there, and does it keep what is there? */
import { randomUUID } from 'node:crypto';
import { s3Store } from '../ports/storage/s3/s3-store.ts';
import type { S3Settings } from '../ports/storage/s3/settings.ts';
import { FileExists } from '../ports/storage/storage.port.ts';
import { Wrong } from './wrong.ts';

export async function checkBucket(settings: S3Settings): Promise<string> {
  const files = s3Store(settings);
  await files.check();
  const path = `doctor/${randomUUID()}.json`;
  const file = (text: string) => ({ data: Buffer.from(text), contentType: 'application/json' });
  await files.put(path, file('1'));
  try {
    const wasKept = await files.put(path, file('2')).then(() => false, (error: unknown) => error instanceof FileExists);
    if (!wasKept) throw new Wrong(`S3: ${settings.endpoint} overwrites what is there (it does not know If-None-Match), so two processes could overwrite each other's pictures.`);
    if ((await files.get(path))?.data.toString() !== '1') throw new Wrong(`S3: ${settings.endpoint} does not give back what was put there.`);
  } finally {
    await files.remove([path]);
  }
  return `${settings.bucket} at ${settings.endpoint} can be listed, written, read and cleared`;
}
