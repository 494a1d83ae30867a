/** GET /art/<name>.webp: the pictures of the house, drawn when one is asked for before its turn. */
import { say } from '@fableloom/contract/messages/index';
import { Hono } from 'hono';
import { LIMITS } from '@fableloom/contract/limits';
import type { Services } from '../../services.ts';
import { LANDING_ART, OTHER_ART } from './house-art.ts';
import { drawnArt } from './starter-pictures.ts';

const BY_NAME = new Map([...LANDING_ART, ...OTHER_ART].map((art) => [`${art.name}.webp`, art]));

export function artRoutes(services: Pick<Services, 'files' | 'illustrator' | 'log'>): Hono {
  const app = new Hono();
  app.get('/art/:name', async (context) => {
    const art = BY_NAME.get(context.req.param('name'));
    if (!art) return context.json({ error: { code: 'app.not-found', message: say('app.not-found') } }, 404);
    const { data, contentType } = await drawnArt(services, art);
    return new Response(new Uint8Array(data), { headers: { 'content-type': contentType, 'cache-control': `public, max-age=${LIMITS.storage.cacheControlSeconds}` } });
  });
  return app;
}
