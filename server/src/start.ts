/** Starts the server: services, HTTP, pages; says what it runs on; stops cleanly. */
// First: what is imported below reads the environment.
import './empty-variables.ts';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { readConfig } from './config.ts';
import { isAnswering } from './database/open.ts';
import { admins, profiles, user } from './database/schema/index.ts';
import { cardRoutes } from './features/cards/routes.ts';
import { type Live, openLive } from './features/live/live.ts';
import { signRoutes } from './features/signs/routes.ts';
import { artRoutes } from './features/pictures/art-routes.ts';
import { standInRoutes } from './features/pictures/stand-in-routes.ts';
import { drawRest, drawWelcome } from './features/pictures/starter-pictures.ts';
import { httpApp } from './http/app.ts';
import type { RequestContext } from './http/endpoints.ts';
import { keepConnections } from './http/patient-connections.ts';
import { builtPages, pages, type PageVisitor } from './http/pages.ts';
import { pagesInDevelopment } from './http/pages-in-development.ts';
import { claimDataFolder, explainPort, portIsFree } from './one-at-a-time.ts';
import { openServices } from './open-services.ts';
import { redact } from './redact.ts';
import { router } from './router.ts';
import { stopOnSignal, type Stopping } from './stop-on-signal.ts';
import { StopWithSentence } from './stop-with-sentence.ts';

async function visitorOf({ who, services }: RequestContext): Promise<PageVisitor | null> {
  if (!who) return null;
  const [row] = await services.db
    .select({ role: admins.role, name: profiles.displayName, photoUrl: profiles.photoUrl })
    .from(user)
    .leftJoin(profiles, eq(profiles.userId, user.id))
    .leftJoin(admins, eq(admins.userId, user.id))
    .where(eq(user.id, who.id));
  const { id, email } = who;
  return { id, email, name: row?.name || who.name, photoUrl: row?.photoUrl ?? null, isAdmin: typeof row?.role === 'string' };
}

function listen(app: Hono, live: Live, port: number, hostname: string, own?: Server): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = own?.listen(port, hostname, () => resolve(own)) ?? (serve({ fetch: app.fetch, websocket: live, port, hostname }, () => resolve(server)) as Server);
    keepConnections(server);
    server.on('error', (error: NodeJS.ErrnoException) => reject(explainPort(error, port)));
  });
}

/** Set once the program runs, or begins to. */
let stopping: Stopping | undefined;

async function start(): Promise<void> {
  const began = performance.now();
  const config = readConfig(process.env);
  await portIsFree(config.PORT, config.HOST);
  const release = config.DATABASE_URL ? () => undefined : claimDataFolder(config.dataFolder);
  const opening = openServices(config);
  let isListening: { server: Server; live: Live } | undefined;
  stopping = stopOnSignal(async () => {
    isListening?.live.close();
    isListening?.server.close();
    isListening?.server.closeAllConnections();
    await (await opening.catch(() => null))?.close();
    release();
  });
  const open = await opening;
  const { services, auth, database, outboxFolder } = open;
  try {
    const development = config.FABLELOOM_DEV ? await pagesInDevelopment() : null;
    const live = openLive(services);
    const isReady = () => isAnswering(database.pool);
    const app = await httpApp({
      services, auth, outboxFolder, isReady,
      more: async (contextOf) => {
        const more = new Hono();
        more.route('/', live.routes(contextOf));
        more.route('/', signRoutes(services));
        more.route('/', cardRoutes(services));
        more.route('/', artRoutes(services));
        more.route('/', standInRoutes(contextOf));
        more.route('/', pages(router, contextOf, visitorOf, development?.source ?? (await builtPages())));
        return more;
      },
    });
    await welcome();
    if (stopping.hasBegun()) return;
    const server = await listen(app, live, config.PORT, config.HOST, development?.serverFor(app, live));
    isListening = { server, live };
    announce();
    drawRest(services).catch((error: unknown) => services.log.error(error, 'pictures of the house'));
  } catch (error) {
    if (!stopping.hasBegun()) await open.close();
    throw error;
  }

  /** Says what it is doing only when there is something to do: a second start has nothing to draw. */
  async function welcome(): Promise<void> {
    let drawn = 0;
    await drawWelcome(services, () => {
      process.stdout.write(drawn === 0 ? 'Drawing the starter cast, once .' : '.');
      drawn += 1;
    });
    if (drawn > 0) process.stdout.write('\n');
  }

  function announce(): void {
    const { writer, illustrator, narrator, mailer, payments, files } = services;
    const lines = [
      `Fableloom is open at ${config.baseUrl}`,
      `  database     ${database.about}`,
      `  storyteller  ${writer.provider}   illustrator  ${illustrator.provider}   narrator  ${narrator.provider}`,
      `  mail         ${mailer.provider === 'outbox' ? `kept in the outbox, read it at ${config.baseUrl}/outbox` : `SMTP (${new URL(config.SMTP_URL ?? '').host})`}`,
      ...(files.provider === 's3' ? [`  pictures     kept in S3 (${config.S3_BUCKET})`] : []),
      `  plans        ${payments.provider === 'trial' ? 'trial checkout that takes no money' : 'Stripe'}`,
      `  data         ${config.dataFolder}`,
      ...(database.note ? [`  note         ${database.note}`] : []),
      `  ready in ${((performance.now() - began) / 1000).toFixed(1)} s; stop with Ctrl+C`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}

start().catch((error: unknown) => {
  // What was closed under somebody's hands; the end of the process is on its way.
  if (stopping?.hasBegun()) return;
  process.stderr.write(`\n${redact(error instanceof StopWithSentence ? error.message : String((error as Error)?.stack ?? error))}\n`);
  process.exit(1);
});
