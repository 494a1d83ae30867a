/** Asks a hosted service again after a pause when it is worth it: 408, 429, 5xx, time-outs, broken connections. */
import { setTimeout as pause } from 'node:timers/promises';
import { AISDKError, APICallError, NoImageGeneratedError, NoObjectGeneratedError, NoOutputGeneratedError, NoSpeechGeneratedError } from 'ai';
import { isBlocked, ownWord } from './declined.ts';
import { HeardEnough } from './heard-enough.ts';
import { HostedFailed, type WhyHosted } from './hosted-failed.ts';
import type { ModelChoice, Patience } from './settings.ts';

/** The first call and two more. */
export const TRIES = 3;
/** Limits of a minute are over after one, and services say so: whoever waits here is a job, and no person. */
export const LONGEST_PAUSE_MS = 60_000;

const ALL_AT_ONCE_TAKES = 2;
const longer = (patience: Patience): Patience => ({ ...patience, silentMs: patience.silentMs * ALL_AT_ONCE_TAKES });

/** What comes all at once comes after a time in which nothing is heard of it: a picture of OpenAI may take two minutes, or more on a busy day. */
export const forPictures = longer;
/** OpenAI sends sound while it is spoken; all others may speak a piece to its end before they send anything. */
export const forSpeech = ({ host }: Pick<ModelChoice, 'host'>, patience: Patience): Patience => (host === 'openai' ? patience : longer(patience));

/** The answer broke off, or nothing came for too long. */
export class BrokeOff extends Error {
  override readonly name = 'BrokeOff';
}

/** How Google says when it wants to be asked again: in the body, as '34s'. */
const PAUSE_IN_BODY = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/;

/** The services' own codes; what they write about "quota" and "billing" they also write about a limit of a minute. */
const SPENT = /"(?:code|type|status)":\s*"(?:insufficient_quota|quota_exceeded|billing_hard_limit_reached|billing_not_active|billing_error)"/;
/** Anthropic has no code of its own for it. */
const SPENT_IN_WORDS = /"message":\s*"Your credit balance is too low/;
const SPENT_FOR_TODAY = /"quotaId":\s*"[^"]*PerDay/;

/** What is wrong with our account does not get better by asking again. */
const isSpent = ({ responseBody = '' }: APICallError): boolean => [SPENT, SPENT_IN_WORDS, SPENT_FOR_TODAY].some((sign) => sign.test(responseBody));

/** `fetch` fails with a TypeError. */
const isSilence = (error: unknown): boolean => error instanceof BrokeOff || error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');

/** What it sent as base64 is none, as those say who take it apart. */
const isNoBase64 = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidCharacterError';

/** Of the service or of the way to it; anything else, such as a query that failed while its answer was kept, is no fault of the service. */
const isOfService = (error: unknown): boolean => isSilence(error) || isNoBase64(error) || AISDKError.isInstance(error) || (error instanceof Error && error.name === 'AbortError');

function isWorthAnother(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return isSilence(error);
  // No status: it could not be reached. A good one: what came with it could not be read.
  const status = error.statusCode ?? 0;
  return !isSpent(error) && (status < 300 || status === 408 || status === 429 || status >= 500);
}

/** It did what it was asked for, and what came cannot be read: that is paid for. */
export const isAnswered = ({ statusCode = 0 }: APICallError): boolean => statusCode >= 200 && statusCode < 300;

const NOTHING_OF_USE = [NoImageGeneratedError, NoSpeechGeneratedError, NoObjectGeneratedError, NoOutputGeneratedError];

function whyOf(error: unknown): WhyHosted {
  if (NOTHING_OF_USE.some((kind) => kind.isInstance(error)) || isNoBase64(error)) return 'unusable';
  if (!APICallError.isInstance(error)) return 'silent';
  const status = error.statusCode ?? 0;
  // It began well and broke off: nothing came that could be used or not.
  if (isAnswered(error) && isSilence(error.cause)) return 'silent';
  if (isBlocked(error) || isAnswered(error)) return 'unusable';
  // A request that it cannot accept, such as a model that cannot do this, will not be accepted later either.
  return isSpent(error) || (status >= 400 && status < 500 && status !== 408 && status !== 429) ? 'turned-away' : 'silent';
}

function lastWord(service: string, error: unknown): unknown {
  if (error instanceof HostedFailed || !isOfService(error)) return error;
  return new HostedFailed(service, whyOf(error), error instanceof Error ? error.message : String(error), { cause: error });
}

/** Milliseconds. Services tell seconds or a date, or write it into what they answer. */
function wantedPause(error: unknown, now: number): number {
  if (!APICallError.isInstance(error)) return 0;
  const exactly = Number(error.responseHeaders?.['retry-after-ms'] ?? Number.NaN);
  if (exactly >= 0) return exactly;
  const wanted = error.responseHeaders?.['retry-after'] ?? PAUSE_IN_BODY.exec(error.responseBody ?? '')?.[1];
  if (!wanted) return 0;
  const seconds = Number(wanted);
  return Number.isFinite(seconds) ? seconds * 1000 : Math.max(0, Date.parse(wanted) - now) || 0;
}

/** Aborts one try when nothing came for too long, or when it is told to. */
export function untilSilent({ silentMs }: Patience, signal?: AbortSignal): AbortSignal {
  const silent = AbortSignal.timeout(silentMs);
  return signal ? AbortSignal.any([signal, silent]) : silent;
}

/** Rejects with HostedFailed where the service is at fault; what goes wrong on our side goes through as it is. */
export async function withPatience<T>(service: string, { pauseMs, longestPauseMs = LONGEST_PAUSE_MS }: Patience, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call();
    } catch (caught) {
      signal?.throwIfAborted();
      const error = ownWord(caught);
      if (error instanceof HeardEnough) throw error;
      if (tried >= TRIES || !isWorthAnother(error)) throw lastWord(service, error);
      const wait = Math.max(pauseMs * 2 ** (tried - 1), wantedPause(error, Date.now()));
      if (wait > longestPauseMs) throw lastWord(service, error);
      await pause(wait, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    }
  }
}
