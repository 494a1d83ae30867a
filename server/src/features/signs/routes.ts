/** GET /sitemap.xml and /robots.txt: the signs at the road. */
import { Hono } from 'hono';
import type { Services } from '../../services.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

const CACHE_CONTROL = 'public, max-age=3600';

export function signRoutes(services: Pick<Services, 'config' | 'db'>): Hono {
  const app = new Hono();
  app.get('/sitemap.xml', async (context) =>
    context.body(await writeSitemap(services), 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_CONTROL }));
  app.get('/robots.txt', (context) => context.text(writeRobots(services.config.baseUrl), 200, { 'cache-control': CACHE_CONTROL }));
  return app;
}
