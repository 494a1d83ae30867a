/** One JSON request to a service that the AI SDK does not speak to; it fails with the same errors, so that the same patience knows them. */
import { APICallError } from 'ai';
import { patientFetch } from './patient-fetch.ts';

export interface Posting {
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  /** Bytes; a longer answer is not read. */
  longest: number;
}

async function textOf(response: Response, longest: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > longest) throw new RangeError('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** Rejects with APICallError, with TypeError where nobody is there, or with the reason of the signal. */
export async function postJson(url: string, { headers, body, signal, longest }: Posting): Promise<unknown> {
  const response = await patientFetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body), signal });
  const failed = (message: string, responseBody: string) =>
    new APICallError({ message, url, requestBodyValues: {}, statusCode: response.status, responseHeaders: Object.fromEntries(response.headers), responseBody });
  let text = '';
  try {
    text = await textOf(response, longest);
  } catch (error) {
    if (error instanceof RangeError) throw failed(error.message, '');
    throw error;
  }
  if (!response.ok) throw failed(`it answers ${response.status}`, text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw failed('it answers something else than JSON', text.slice(0, 500));
  }
}
