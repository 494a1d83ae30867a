/** GET /cards/…: the pictures of 1200 x 630 that other programs show of a link. */
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { Piscina } from 'piscina';
import { answerRefusal } from '../../http/answer-refusal.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { artByName } from '../pictures/art-by-name.ts';
import { drawnArt } from '../pictures/starter-pictures.ts';
import { type Card, characterCardOf, SITE_CARD, storyCardOf } from './card-of.ts';
import type { CardTask } from './card.worker.ts';
import { openKeptCards } from './kept-cards.ts';

/** Short, because what is shared can be taken back. */
const CACHE_CONTROL = 'public, max-age=300';
const CARD_NAME = /^([\w-]{1,120})\.jpg$/;

type Parts = Pick<Services, 'config' | 'db' | 'files' | 'builtIn' | 'log'>;

export function cardRoutes(services: Parts): Hono {
  const filename = new URL('./card.worker.ts', import.meta.url).href;
  const drawing = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 30_000 });
  const kept = openKeptCards();
  const fontsFolder = join(services.config.dataFolder, 'fonts');

  async function pictureOf({ picture }: Card): Promise<Buffer | null> {
    const art = 'art' in picture ? artByName(picture.art) : undefined;
    const path = 'file' in picture ? picture.file : art && (await drawnArt(services, art));
    return path ? ((await services.files.get(path))?.data ?? null) : null;
  }

  async function draw(card: Card): Promise<Uint8Array> {
    const task: CardTask = { fontsFolder, words: card.words, shape: card.shape, picture: await pictureOf(card) };
    return drawing.run(task) as Promise<Uint8Array>;
  }

  async function answer(context: Context, card: Card): Promise<Response> {
    const { card: drawn, etag } = kept.get(card, () => draw(card));
    const headers = { 'cache-control': CACHE_CONTROL, etag };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await drawn), { headers: { ...headers, 'content-type': 'image/jpeg' } });
  }

  const shareIdIn = (name: string): string => CARD_NAME.exec(name)?.[1] ?? refuse('NOT_FOUND', 'share.link.not-found');

  const app = new Hono();
  app.get('/cards/fableloom.jpg', (context) => answer(context, SITE_CARD));
  app.get('/cards/stories/:name', async (context) => {
    return answer(context, await storyCardOf(services, shareIdIn(context.req.param('name'))));
  });
  app.get('/cards/characters/:name', async (context) => {
    return answer(context, await characterCardOf(services, shareIdIn(context.req.param('name'))));
  });
  app.onError(answerRefusal);
  return app;
}
