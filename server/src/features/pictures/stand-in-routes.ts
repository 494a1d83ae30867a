/** GET /figures/<character id>.webp and /views/<location id>.webp: what the asking person may use, before it has a picture of its own. */
import { Hono } from 'hono';
import { usableCharacter } from '../../access/characters.ts';
import { usableLocation } from '../../access/locations.ts';
import { answerFile } from '../../http/answer-file.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import type { RequestContext } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { figureOf, viewOf } from './stand-in.ts';

/** For the browser of this person only, and not for long: the address carries no revision of the traits. */
const CACHE_CONTROL = 'private, max-age=300, stale-while-revalidate=86400';

const idOf = (name: string): string => (name.endsWith('.webp') ? name.slice(0, -'.webp'.length) : refuse('NOT_FOUND', 'app.not-found'));

/** Answers the path of a stand-in. The starters may be met by anyone; all others only by those who may use them. */
type Find = (context: RequestContext, id: string) => Promise<string>;

const ROOMS: Readonly<Record<string, Find>> = {
  '/figures/:name': async ({ services, who }, id) => figureOf(services, await usableCharacter(services.db, who?.id ?? '', id)),
  '/views/:name': async ({ services, who }, id) => viewOf(services, await usableLocation(services.db, who?.id ?? '', id)),
};

async function answer(context: RequestContext, request: Request, name: string, find: Find): Promise<Response> {
  const path = await find(context, idOf(name));
  return (await answerFile(context.services.files, request, path, CACHE_CONTROL)) ?? refuse('NOT_FOUND', 'app.not-found');
}

export function standInRoutes(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  for (const [path, find] of Object.entries(ROOMS)) {
    app.get(path, async (context) => {
      const request = context.req.raw;
      return answer(await contextOf(request), request, context.req.param('name') ?? '', find).catch(answerRefusal);
    });
  }
  return app;
}
