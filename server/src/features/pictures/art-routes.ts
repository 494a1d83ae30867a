/** GET /art/<name>.webp: the pictures of the house, drawn when one is asked for before its turn. */
import { say } from '@fableloom/contract/messages/index';
import { Hono } from 'hono';
import { LIMITS } from '@fableloom/contract/limits';
import { answerFile } from '../../http/answer-file.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import type { Services } from '../../services.ts';
import { artByName } from './art-by-name.ts';
import { drawnArt } from './starter-pictures.ts';

const CACHE_CONTROL = `public, max-age=${LIMITS.storage.cacheControlSeconds}`;

const notFound = { error: { code: 'app.not-found', message: say('app.not-found') } };

export function artRoutes(services: Pick<Services, 'files' | 'builtIn' | 'log'>): Hono {
  const app = new Hono();
  app.get('/art/:name', async (context) => {
    const art = artByName(context.req.param('name').replace(/\.webp$/, ''));
    if (!art) return context.json(notFound, 404);
    const path = await drawnArt(services, art);
    const answer = await answerFile(services.files, context.req.raw, path, CACHE_CONTROL).catch(answerRefusal);
    return answer ?? context.json(notFound, 404);
  });
  return app;
}
