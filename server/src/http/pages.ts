/** The built web app: its files, and its pages rendered on the server. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { createRouterClient } from '@orpc/server';
import type { Api } from '@fableloom/contract';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { router as Router } from '../router.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';
import type { RequestContext } from './endpoints.ts';
import { contentSecurityPolicy } from './security.ts';

const WEB = fileURLToPath(new URL('../../../web/build/', import.meta.url));

export interface PageVisitor {
  id: string;
  name: string;
  email: string;
  photoUrl: string | null;
  isAdmin: boolean;
}

interface PageContexts {
  apiContext: RouterContext<Api>;
  sessionContext: RouterContext<{ user: PageVisitor | null }>;
  nonceContext: RouterContext<string | undefined>;
  siteContext: RouterContext<string>;
}

/** Where the pages come from: built once, or built as they change. */
export interface PageSource {
  load(): Promise<ServerBuild>;
  /** Files beside the pages are served by us; in development the bundler does. */
  hasFiles: boolean;
}

export async function builtPages(): Promise<PageSource> {
  const build = await loadBuild();
  return { load: async () => build, hasFiles: true };
}

async function loadBuild(): Promise<ServerBuild> {
  const entry = `${WEB}server/index.js`;
  if (!existsSync(entry)) throw new StopWithSentence('The web pages are not built yet. Run npm start, which builds them.');
  return (await import(pathToFileURL(entry).href)) as ServerBuild;
}

function serveFiles(app: Hono): void {
  const root = `${WEB}client`;
  app.use('/assets/*', serveStatic({ root, precompressed: true, onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable') }));
  // An asset of an older build is missing, not a page.
  app.get('/assets/*', (context) => context.notFound());
  app.use('*', serveStatic({ root }));
}

/** @param visitorOf looks up who a page is rendered for */
export function pages(
  router: typeof Router,
  contextOf: (request: Request) => Promise<RequestContext>,
  visitorOf: (context: RequestContext) => Promise<PageVisitor | null>,
  source: PageSource,
): Hono {
  const render = createRequestHandler(source.load);
  const app = new Hono();
  // Text travels at a third of its size; pictures and sound do not pass here.
  app.use(compress());
  if (source.hasFiles) serveFiles(app);
  app.all('*', async (context) => {
    const contexts = (await source.load()).entry.module as unknown as PageContexts;
    const request = context.req.raw;
    const requestContext = await contextOf(request);
    const nonce = randomBytes(16).toString('base64');
    const provider = new RouterContextProvider();
    provider.set(contexts.apiContext, createRouterClient(router, { context: requestContext }) as Api);
    provider.set(contexts.sessionContext, { user: await visitorOf(requestContext) });
    provider.set(contexts.nonceContext, nonce);
    provider.set(contexts.siteContext, requestContext.services.config.baseUrl);
    const response = await render(request, provider);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const headers = new Headers(response.headers);
    headers.set('cache-control', headers.get('cache-control') ?? 'no-store');
    // The bundler's own scripts of development know no nonce.
    if (isPage && source.hasFiles) headers.set('content-security-policy', contentSecurityPolicy(nonce));
    return new Response(response.body, { status: response.status, headers });
  });
  return app;
}
