/** Reads a picture that is written into its address. */
import { LIMITS } from '@fableloom/contract/limits';
import { type PlainMessageKey } from '@fableloom/contract/messages/index';
import { refuse } from '../http/refuse.ts';

const SHAPE = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[^;,]*)*;base64,/;
const MOST_BYTES = LIMITS.upload.pictureMegabytes * 1024 * 1024;

export const isDataUrl = (address: string): boolean => /^data:/i.test(address);

/** @param otherwise what is said of anything that is not a picture in base64 */
export function pictureInDataUrl(address: string, otherwise: PlainMessageKey): Buffer {
  const head = SHAPE.exec(address.slice(0, 200)) ?? refuse('BAD_REQUEST', otherwise);
  if (!head[1]?.startsWith('image/')) refuse('BAD_REQUEST', otherwise);
  const data = Buffer.from(address.slice(head[0].length), 'base64');
  if (data.length > MOST_BYTES) refuse('BAD_REQUEST', 'image.upload.too-big', { n: LIMITS.upload.pictureMegabytes });
  return data.length > 0 ? data : refuse('BAD_REQUEST', otherwise);
}
