/** GET /figures/<character id>.webp: the figure of a character that the asking person may use. */
import { ORPCError } from '@orpc/server';
import { Hono } from 'hono';
import { usableCharacter } from '../../access/characters.ts';
import type { RequestContext } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { figureOf } from './figure.ts';

/** For the browser of this person only, and not for long: the address carries no revision of the traits. */
const CACHE_CONTROL = 'private, max-age=300, stale-while-revalidate=86400';

const idOf = (name: string): string => (name.endsWith('.webp') ? name.slice(0, -'.webp'.length) : refuse('NOT_FOUND', 'app.not-found'));

/** The starter cast may be met by anyone; every other figure only by those who may use the character. */
async function answerFigure({ services, who }: RequestContext, name: string): Promise<Response> {
  const character = await usableCharacter(services.db, who?.id ?? '', idOf(name));
  const { data, contentType } = await figureOf(services, character);
  return new Response(new Uint8Array(data), { headers: { 'content-type': contentType, 'cache-control': CACHE_CONTROL } });
}

function answerRefusal(error: unknown): Response {
  if (!(error instanceof ORPCError)) throw error;
  const { key } = error.data as { key?: string };
  return Response.json({ error: { code: key, message: error.message } }, { status: error.status });
}

export function figureRoutes(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get('/figures/:name', async (context) => {
    const asked = await contextOf(context.req.raw);
    return answerFigure(asked, context.req.param('name')).catch(answerRefusal);
  });
  return app;
}
