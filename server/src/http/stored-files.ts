/** Public addresses of the bucket. */
import { Hono } from 'hono';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import type { Services } from '../services.ts';
import { answerFile } from './answer-file.ts';
import { answerRefusal } from './answer-refusal.ts';

const ADDRESS = '/storage/v1/object/public/images/';
const CACHE_CONTROL = `public, max-age=${LIMITS.storage.cacheControlSeconds}`;

const notFound = { error: { code: 'app.not-found', message: say('app.not-found') } };

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
  app.get(`${ADDRESS}*`, async (context) => {
    const path = decoded(new URL(context.req.url).pathname.replace(ADDRESS, ''));
    const answer = path ? await answerFile(files, context.req.raw, path, CACHE_CONTROL).catch(answerRefusal) : null;
    return answer ?? context.json(notFound, 404);
  });
  return app;
}
