/** The one HTTP application: health, accounts, API, files, live things, pages. */
import { say } from '@fableloom/contract/messages/index';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Auth, CLIENT_ADDRESS_HEADER } from '../accounts/auth.ts';
import { notWaitingForProvider } from '../accounts/provider-patience.ts';
import { tellRefusedLetter } from '../accounts/refused-letter.ts';
import { bucketRoutes } from '../functions/bucket/routes.ts';
import { functionRoutes } from '../functions/routes.ts';
import { bookRoutes } from '../features/books/routes.ts';
import { accountFileRoutes } from '../features/account/file-routes.ts';
import { viewsProcedure } from '../features/sharing/views-procedure.ts';
import { billingWebhook } from '../features/subscription/webhook.ts';
import { StorageAway } from '../ports/storage/storage.port.ts';
import { router } from '../router.ts';
import type { Services } from '../services.ts';
import { clientAddress } from './client-address.ts';
import type { RequestContext } from './endpoints.ts';
import { apiDocsPage, type OpenApiDocument } from './api-docs.ts';
import { outboxRoute } from './outbox-route.ts';
import { contentSecurityPolicy, ownSiteOnly, safeHeaders } from './security.ts';
import { SORRY_POLICY, sorryPage } from './sorry-page.ts';
import { storedFiles } from './stored-files.ts';
import { typedApi } from './typed-api.ts';
import { openVisitors } from './visitor.ts';

const MOST_BODY_BYTES = 16 * 1024 * 1024;

export interface HttpParts {
  services: Services;
  auth: Auth;
  /** Null when mail goes to a real server. */
  outboxFolder: string | null;
  /** Whether everything needed to serve is there. */
  isReady: () => Promise<boolean>;
  /** Pages and other routes that a full start adds; tests of the API go without. */
  more?: (contextOf: (request: Request) => Promise<RequestContext>) => Promise<Hono>;
}

export async function httpApp({ services, auth, outboxFolder, isReady, more }: HttpParts): Promise<Hono> {
  const { config, log } = services;
  const api = typedApi(router, log);
  const whoAsks = await openVisitors(services, auth);
  const contextOf = async (request: Request): Promise<RequestContext> => ({
    services,
    who: await whoAsks(request.headers),
    headers: request.headers,
  });
  const app = new Hono();

  app.use(safeHeaders(config.baseUrl.startsWith('https://')));
  app.use(ownSiteOnly(config.baseUrl));
  const tooBig = { error: { code: 'input.too-big', message: say('input.too-big') } };
  app.use(bodyLimit({ maxSize: MOST_BODY_BYTES, onError: (context) => context.json(tooBig, 413) }));

  app.get('/api/health', (context) => context.json({ ok: true }));
  app.get('/api/ready', async (context) => ((await isReady()) ? context.json({ ok: true }) : context.json({ ok: false }, 503)));
  app.on(['GET', 'POST'], '/api/auth/*', (context) => {
    const headers = new Headers(context.req.raw.headers);
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(context, config.TRUSTED_PROXY === '1'));
    const answer = () => auth.handler(new Request(context.req.raw, { headers }));
    const { path } = context.req;
    return notWaitingForProvider(path, `${config.baseUrl}/login`, () => tellRefusedLetter(services.db, path, answer));
  });
  app.route('/', outboxRoute(outboxFolder, config.baseUrl));
  app.get('/api/openapi.json', async (context) => context.json(await api.document(config.baseUrl)));
  app.get('/api/docs', async (context) => {
    context.header('content-security-policy', contentSecurityPolicy());
    return context.html(apiDocsPage((await api.document(config.baseUrl)) as OpenApiDocument));
  });
  app.route('/', accountFileRoutes(contextOf));
  app.route('/', billingWebhook(services));
  app.all('/api/rpc/*', async (context) => (await api.rpc(context.req.raw, await contextOf(context.req.raw))) ?? notFound(context));
  app.all('/api/*', async (context) => (await api.rest(context.req.raw, await contextOf(context.req.raw))) ?? notFound(context));
  app.route('/', functionRoutes(contextOf));
  app.route('/', bucketRoutes(contextOf));
  app.route('/', viewsProcedure(contextOf));
  app.route('/', bookRoutes(contextOf));
  app.route('/', storedFiles(services));
  if (more) app.route('/', await more(contextOf));
  app.notFound(notFound);
  app.onError((error, context) => {
    log.error(error, 'request failed');
    if (wantsPage(context)) return context.html(sorryPage(), 503, { 'content-security-policy': SORRY_POLICY });
    if (error instanceof StorageAway) {
      // Nobody may keep the answer: the file is there.
      return context.json({ error: { code: 'storage.away', message: say('storage.away') } }, 502, { 'cache-control': 'no-store' });
    }
    return context.json({ error: { code: 'app.unexpected', message: say('app.unexpected') } }, 500);
  });
  return app;
}

const wantsPage = (context: Context) => !/^\/(api|functions|storage|rest)\//.test(context.req.path) && (context.req.header('accept') ?? '').includes('text/html');

const notFound = (context: Context) => context.json({ error: { code: 'app.not-found', message: say('app.not-found') } }, 404);
