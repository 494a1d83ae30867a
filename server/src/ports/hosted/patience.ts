/** Asks a hosted service again after a pause when it is worth it: 408, 429, 5xx, time-outs, broken connections. */
import { setTimeout as pause } from 'node:timers/promises';
import { APICallError } from 'ai';
import { HeardEnough } from './heard-enough.ts';
import { HostedFailed } from './hosted-failed.ts';
import type { Patience } from './settings.ts';

/** The first call and two more. */
const TRIES = 3;
const LONGEST_PAUSE_MS = 30_000;

/** The answer broke off, or nothing came for too long. */
export class BrokeOff extends Error {
  override readonly name = 'BrokeOff';
}

/** What is wrong with our account does not get better by asking again. */
const isSpent = (error: APICallError): boolean => /insufficient_quota|billing|credit balance/i.test(error.responseBody ?? '');

function isWorthAnother(error: unknown): boolean {
  if (error instanceof BrokeOff) return true;
  if (!APICallError.isInstance(error)) return error instanceof TypeError;
  const status = error.statusCode ?? 0;
  return !isSpent(error) && (status < 300 || status === 408 || status === 429 || status >= 500);
}

const STATUSES_OF_ACCOUNT = new Set([401, 402, 403, 404]);

function lastWord(service: string, error: unknown): HostedFailed {
  if (error instanceof HostedFailed) return error;
  const detail = error instanceof Error ? error.message : String(error);
  const isOurs = APICallError.isInstance(error) && (STATUSES_OF_ACCOUNT.has(error.statusCode ?? 0) || isSpent(error));
  // A request that it cannot accept, such as a model that cannot do this, will not be accepted later either.
  const isRefused = APICallError.isInstance(error) && error.statusCode === 400;
  return new HostedFailed(service, isOurs || isRefused ? 'turned-away' : 'silent', detail, { cause: error });
}

/** Seconds or a date, as services say when they want to be asked again. */
function wantedPause(error: unknown, now: number): number {
  const wanted = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined;
  if (!wanted) return 0;
  const seconds = Number(wanted);
  return Number.isFinite(seconds) ? seconds * 1000 : Math.max(0, Date.parse(wanted) - now) || 0;
}

export async function withPatience<T>(service: string, { pauseMs }: Patience, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof HeardEnough) throw error;
      if (tried >= TRIES || !isWorthAnother(error)) throw lastWord(service, error);
      const wait = Math.max(pauseMs * 2 ** (tried - 1), wantedPause(error, Date.now()));
      if (wait > LONGEST_PAUSE_MS) throw lastWord(service, error);
      await pause(wait, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    }
  }
}
