/** GET /figures/<character id>.webp: the figure of a character that the asking person may use. */
import { Hono } from 'hono';
import { usableCharacter } from '../../access/characters.ts';
import { answerFile } from '../../http/answer-file.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import type { RequestContext } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { figureOf } from './figure.ts';

/** For the browser of this person only, and not for long: the address carries no revision of the traits. */
const CACHE_CONTROL = 'private, max-age=300, stale-while-revalidate=86400';

const idOf = (name: string): string => (name.endsWith('.webp') ? name.slice(0, -'.webp'.length) : refuse('NOT_FOUND', 'app.not-found'));

/** The starter cast may be met by anyone; every other figure only by those who may use the character. */
async function answerFigure({ services, who }: RequestContext, request: Request, name: string): Promise<Response> {
  const character = await usableCharacter(services.db, who?.id ?? '', idOf(name));
  const path = await figureOf(services, character);
  return (await answerFile(services.files, request, path, CACHE_CONTROL)) ?? refuse('NOT_FOUND', 'app.not-found');
}

export function figureRoutes(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get('/figures/:name', async (context) => {
    const request = context.req.raw;
    return answerFigure(await contextOf(request), request, context.req.param('name')).catch(answerRefusal);
  });
  return app;
}
