/** `fetch` of an answer that may come slowly, such as a recording while it is spoken: nobody waits when nothing comes any more, nor for one without an end. */
import { HostedFailed } from './hosted-failed.ts';
import { TRIES } from './patience.ts';
import type { Patience } from './settings.ts';

interface Parts {
  /** As people read it. */
  service: string;
  patience: Patience;
  /** When the first try began, as `performance.now()` told it: all tries together have an end. */
  beganAt: number;
  /** Hears that it is being answered, whatever becomes of the answer. */
  onAnswered(): void;
}

const outOf = (what: string): DOMException => new DOMException(what, 'TimeoutError');

/** @param fetch what reads the answer itself */
export function fetchSlowly(fetch: typeof globalThis.fetch, { service, patience: { silentMs }, beganAt, onAnswered }: Parts): typeof globalThis.fetch {
  return async (input, init) => {
    const end = new AbortController();
    let silence: NodeJS.Timeout | undefined;
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => end.abort(outOf('nothing came for too long')), silentMs).unref();
    };
    const latest = setTimeout(() => end.abort(new HostedFailed(service, 'silent', 'it took too long')), beganAt + TRIES * silentMs - performance.now()).unref();
    const forget = (): void => [silence, latest].forEach((timer) => clearTimeout(timer));
    listen();
    try {
      const response = await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, end.signal]) : end.signal });
      if (response.ok) onAnswered();
      if (!response.body) {
        forget();
        return response;
      }
      listen();
      const hearing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, desk) {
          listen();
          desk.enqueue(piece);
        },
        flush: forget,
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(hearing), { status, statusText, headers });
    } catch (error) {
      forget();
      throw error;
    }
  };
}
