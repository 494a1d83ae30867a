/** The id that a creation will have once its form is saved: known while it is written, so that a preview is already the one it shows. */
import { createHash } from 'node:crypto';

/** A UUID of our own making (version 8), out of who writes and what the form calls it: nobody else's form leads to it. */
export function idOfForm(userId: string, tempId: string): string {
  const bytes = createHash('sha256').update(`${userId}\n${tempId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
