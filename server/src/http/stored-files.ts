/** Public addresses of the bucket. */
import { Hono } from 'hono';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import type { Services } from '../services.ts';
import { UnsafePath } from '../ports/storage/storage.port.ts';

const notFound = { error: { code: 'app.not-found', message: say('app.not-found') } };

/** 'bytes=0-99' as positions in a file of `size` bytes; undefined without a usable range. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start <= end ? { start, end } : undefined;
}

/** Null for an address that is not written as addresses are. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

export function storedFiles({ files }: Pick<Services, 'files'>): Hono {
  const app = new Hono();
  const answer = async (path: string, range: string | undefined, maxAge: number): Promise<Response | null> => {
    const file = await files.get(path).catch((error) => {
      if (error instanceof UnsafePath) return null;
      throw error;
    });
    if (!file) return null;
    const headers = new Headers({ 'content-type': file.contentType, 'cache-control': `public, max-age=${maxAge}`, 'accept-ranges': 'bytes' });
    // A drawing is an image and nothing else, even when it is opened alone.
    if (file.contentType === 'image/svg+xml') headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    const part = rangeOf(range, file.data.length);
    if (!part) return new Response(new Uint8Array(file.data), { headers });
    headers.set('content-range', `bytes ${part.start}-${part.end}/${file.data.length}`);
    return new Response(new Uint8Array(file.data.subarray(part.start, part.end + 1)), { status: 206, headers });
  };

  app.get('/storage/v1/object/public/images/*', async (context) => {
    const path = decoded(new URL(context.req.url).pathname.replace('/storage/v1/object/public/images/', ''));
    return (path && (await answer(path, context.req.header('range'), LIMITS.storage.cacheControlSeconds))) || context.json(notFound, 404);
  });
  return app;
}
