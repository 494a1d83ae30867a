/** Reads no more of an answer than any right one has: an answer without an end would fill the memory. */
import { HostedFailed } from './hosted-failed.ts';
import { patientFetch } from './patient-fetch.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Bytes of an answer. Words: many times the longest part of a story with all that a stream says around each word. A picture of our size
 * has five as base64. Sound: a piece of a text, read slowly, as base64.
 */
export const LONGEST_ANSWER = { words: 16 * MEGABYTE, picture: 32 * MEGABYTE, sound: 64 * MEGABYTE } as const;

/** @param service as people read it */
export function fetchAtMost(service: string, longest: number): typeof fetch {
  return async (input, init) => {
    const response = await patientFetch(input, init);
    if (!response.body) return response;
    let read = 0;
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, desk) {
        read += chunk.byteLength;
        if (read > longest) desk.error(new HostedFailed(service, 'unusable', `more than ${longest} bytes came`));
        else desk.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counting), { status, statusText, headers });
  };
}
