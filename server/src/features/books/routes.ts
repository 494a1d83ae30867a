/** GET /books/<story id>.epub, .pdf (?paper=letter), .mp3 or .zip: a story to take along, for the one who owns it. */
import { type Context, Hono } from 'hono';
import type { Owned } from '../../access/receipts.ts';
import { ownedStory, type StoryRow } from '../../access/stories.ts';
import { fullLimit } from '../../allowance/allowance.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import type { RequestContext } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { bindArchive } from './bind-archive.ts';
import { bindAudiobook } from './bind-audiobook.ts';
import { bindEpub } from './epub/bind-epub.ts';
import { factsOf, gatherBook } from './gather-book.ts';
import { bindPdf, type Paper, PAPERS } from './pdf/bind-pdf.ts';

interface Binding {
  mediaType: string;
  bind: (services: Services, story: Owned<StoryRow>, options: { paper: Paper }) => Promise<Uint8Array>;
}

/** Pixels of a picture's longest side: for screens, and for paper of this width at 300 dots an inch. */
const SCREEN = 1200;
const PAPER_PIXELS = 1800;

const BINDINGS: Record<string, Binding> = {
  epub: {
    mediaType: 'application/epub+zip',
    bind: async (services, story) => bindEpub(await gatherBook(services, story, { pixels: SCREEN, withSound: true }), services.clock.now()),
  },
  pdf: {
    mediaType: 'application/pdf',
    bind: async (services, story, { paper }) => bindPdf(await gatherBook(services, story, { pixels: PAPER_PIXELS, withSound: false }), { paper, now: services.clock.now() }),
  },
  mp3: {
    mediaType: 'audio/mpeg',
    bind: async (services, story) => bindAudiobook(
      await gatherBook(services, story, { pixels: SCREEN, withSound: true, onlyCover: true }),
      () => fullLimit(services, story.userId, 'narrationsPerMonth'),
    ),
  },
  zip: {
    mediaType: 'application/zip',
    bind: async (services, story) => bindArchive(await gatherBook(services, story, { pixels: PAPER_PIXELS, withSound: true }), factsOf(story), services.clock.now()),
  },
};

const isPaper = (word: string): word is Paper => Object.hasOwn(PAPERS, word);

/** A name that every file system takes; the whole title travels beside it. */
function attachment(title: string, kind: string): string {
  const plain = title.normalize('NFKD').replace(/[^\w -]+/g, '').replace(/\s+/g, ' ').trim().slice(0, 80) || 'story';
  return `attachment; filename="${plain}.${kind}"; filename*=UTF-8''${encodeURIComponent(`${title}.${kind}`).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

export function bookRoutes(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get('/books/:name', async (context) => {
    const asked = await contextOf(context.req.raw);
    return answer(context, asked).catch(answerRefusal);
  });
  return app;
}

async function answer(context: Context, { services, who }: RequestContext): Promise<Response> {
  const [, id = '', kind = ''] = /^(story_\d+)\.(\w+)$/.exec(context.req.param('name') ?? '') ?? [];
  const binding = Object.hasOwn(BINDINGS, kind) ? BINDINGS[kind] : undefined;
  if (!binding) return refuse('NOT_FOUND', 'app.not-found');
  if (!who) return refuse('UNAUTHORIZED', 'auth.user.required');
  const story = await ownedStory(services.db, who, id);
  const wanted = context.req.query('paper') ?? '';
  const data = await binding.bind(services, story, { paper: isPaper(wanted) ? wanted : 'a4' });
  return new Response(new Uint8Array(data), {
    headers: { 'content-type': binding.mediaType, 'content-disposition': attachment(story.title, kind), 'cache-control': 'private, no-store' },
  });
}
