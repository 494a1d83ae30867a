/** What a check of a service rejects with: one sentence for the operator. */
import { whyNotReached } from '../ports/why-not-reached.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';

export class Wrong extends StopWithSentence {}

const ANSWERS_WITHIN_MS = 15_000;

/** Asks an address; who cannot be reached is told by name. */
export async function askAddress(service: string, url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  } catch (error) {
    throw new Wrong(`${service}: ${new URL(url).host}: ${whyNotReached(error)}.`);
  }
}
