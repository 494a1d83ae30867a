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

/** What an operator can do about a status, where its number alone says little. */
function meaningOf(status: number): string {
  if (status === 402) return ' (it wants to be paid first)';
  if (status === 429) return ' (too many calls at the moment, or nothing is left to pay for them)';
  return status >= 500 ? ' (trouble of its own, which may pass)' : '';
}

export const answersWith = (status: number): string => `answers ${status}${meaningOf(status)}`;
