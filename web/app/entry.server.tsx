/** Renders a page to a stream; every inline script carries the nonce of the answer. */
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { nonceContext } from './session/contexts.ts';

export { apiContext, nonceContext, sessionContext, siteContext } from './session/contexts.ts';
export const streamTimeout = 5_000;

const CRAWLER = /bot|crawl|spider|slurp|preview|embed|facebookexternalhit|whatsapp|telegram/i;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext) || undefined;
  // Crawlers get the whole page at once; people get the frame first.
  const ready = CRAWLER.test(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';

  return new Promise<Response>((resolve, reject) => {
    let answered = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      [ready]() {
        answered = true;
        const body = new PassThrough();
        body.on('close', () => clearTimeout(timer));
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError: reject,
      onError(error: unknown) {
        if (answered) process.emitWarning(error instanceof Error ? error : String(error));
        else status = 500;
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
