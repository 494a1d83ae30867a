/** Pages that are built as they change, for npm run dev. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { PageSource } from './pages.ts';

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));

export interface DevelopmentPages {
  source: PageSource;
  /** A server that asks the bundler first and the application for everything else. */
  serverFor(app: Hono, websocket: { server: WebSocketServerLike }): Server;
}

export async function pagesInDevelopment(): Promise<DevelopmentPages> {
  // Installed for development only, so it is not part of the program's own imports.
  const { createServer: createBundler } = await import('vite');
  process.chdir(WEB);
  const bundler = await createBundler({ root: WEB, server: { middlewareMode: true }, appType: 'custom' });
  return {
    source: {
      load: () => bundler.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
      hasFiles: false,
    },
    serverFor(app, websocket) {
      const behindBundler = (_options: object, answer: RequestListener) =>
        createServer((request, response) => bundler.middlewares(request, response, () => void answer(request, response)));
      return createAdaptorServer({ fetch: app.fetch, websocket, createServer: behindBundler as typeof createServer }) as Server;
    },
  };
}
