/** One JSON request to a service that the AI SDK does not speak to; it fails with the same errors, so that the same patience knows them. */
import { APICallError } from 'ai';

export interface Posting {
  /** Reads no more of an answer than any right one has (fetch-at-most.ts). */
  fetch: typeof fetch;
  headers: Record<string, string>;
  body: unknown;
  signal?: AbortSignal | undefined;
}

/** Rejects with APICallError, with HostedFailed where too much comes, with TypeError where nobody is there, or with the reason of the signal. */
export async function postJson(url: string, { fetch, headers, body, signal }: Posting): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
  const failed = (message: string, responseBody: string) =>
    new APICallError({ message, url, requestBodyValues: {}, statusCode: response.status, responseHeaders: Object.fromEntries(response.headers), responseBody });
  const text = await response.text();
  if (!response.ok) throw failed(`it answers ${response.status}`, text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw failed('it answers something else than JSON', text.slice(0, 500));
  }
}
