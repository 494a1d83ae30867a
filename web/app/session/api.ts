/** The typed API as the browser calls it, alone (`api`) and as TanStack Query options (`orpc`). */
import type { Api } from '@fableloom/contract';
import { appErrors } from '@fableloom/contract/messages/app-errors';
import { createORPCClient, fallbackORPCErrorMessage, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { isWithoutNetwork, noteReach } from './reach.ts';

const link = new RPCLink({
  url: () => new URL('/api/rpc', window.location.origin),
  async fetch(request, init) {
    try {
      const answer = await fetch(request, { ...init, credentials: 'same-origin' });
      noteReach(true);
      return answer;
    } catch (error) {
      // A call that was called off tells nothing.
      if (!request.signal.aborted) noteReach(false);
      throw error;
    }
  },
});

export const api: Api = createORPCClient(link);
export const orpc = createTanstackQueryUtils(api);

/** The session is over: the server said so. */
export const isSignedOut = (error: unknown) => error instanceof ORPCError && error.code === 'UNAUTHORIZED';

/** The server has understood and said no (4xx): asking again changes nothing. */
export const isRefusal = (error: unknown) => error instanceof ORPCError && error.status >= 400 && error.status < 500;

export interface RefusalSeen {
  code: string;
  sentence: string;
  /** Where a limit or a gate sends the person, /subscription as a rule. */
  sendTo: string | null;
  fields: Record<string, string>;
  /** A hosted service failed, and the built-in engine can do it. */
  offersBuiltIn: boolean;
}

interface RefusalData {
  sendTo?: string | null;
  fields?: Record<string, string> | null;
  offersBuiltIn?: boolean | null;
}

/** The server's trouble, or the words of whoever stands between us (a proxy with limits of its own): they are not for a person. */
const isOfAnother = (error: ORPCError<string, unknown>): boolean =>
  !error.defined && (error.status >= 500 || error.message === fallbackORPCErrorMessage(error.code, undefined));

const OF_OTHERS: Record<number, string> = { 413: appErrors['input.too-big'] };

/** Reads any failure of a call as a sentence to show; `fallback` is the catalogue's sentence for this act. */
export function readRefusal(error: unknown, fallback: string): RefusalSeen {
  if (!(error instanceof ORPCError)) return { code: 'UNREACHABLE', sentence: withWhy(fallback), sendTo: null, fields: {}, offersBuiltIn: false };
  const data = (error.data ?? {}) as RefusalData;
  const sentence = isOfAnother(error) ? (OF_OTHERS[error.status] ?? fallback) : error.message || fallback;
  return { code: String(error.code), sentence, sendTo: data.sendTo ?? null, fields: data.fields ?? {}, offersBuiltIn: data.offersBuiltIn ?? false };
}

/** The sentence of a failure, and the missing network as its reason where the device knows of it. */
export function withWhy(sentence: string): string {
  if (!isWithoutNetwork() || sentence === '') return sentence;
  return appErrors['app.no-network'].replace('{sentence}', () => sentence.replace(/(?:\. Please try again)?\.?$/, ''));
}
