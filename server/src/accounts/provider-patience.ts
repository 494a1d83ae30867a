/**
 * The way back from Google and Apple ends in time. The library of accounts waits five minutes for a service that takes the connection and
 * says nothing, and a person would sit before an empty page.
 */
import { setTimeout as pause } from 'node:timers/promises';

const WAY_BACK = '/api/auth/callback/';
const ANSWERS_WITHIN_MS = 15_000;

/** @param answer of the library @param door the page to sign in, which says that it did not work */
export async function notWaitingForProvider(path: string, door: string, answer: () => Promise<Response>, withinMs = ANSWERS_WITHIN_MS): Promise<Response> {
  if (!path.startsWith(WAY_BACK)) return answer();
  const given = answer();
  // Nobody hears any more how it ends.
  given.catch(() => undefined);
  const tooLate = pause(withinMs, undefined, { ref: false }).then(() => new Response(null, { status: 302, headers: { location: `${door}?error=provider_silent` } }));
  return Promise.race([given, tooLate]);
}
