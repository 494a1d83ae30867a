/** The mails that had no server to go to, for this machine only. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { say } from '@fableloom/contract/messages/index';
import { readOutbox } from '../ports/mail/outbox.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Names under which a browser of this machine reaches us. A page that only points its own name at us (DNS rebinding) has another. */
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLocalName = (host: string, baseUrl: string): boolean =>
  URL.canParse(`http://${host}`) && (LOCAL_NAMES.has(new URL(`http://${host}`).hostname) || host === new URL(baseUrl).host);

/** @param folder null when mail goes to a real server */
export function outboxRoute(folder: string | null, baseUrl: string): Hono {
  const app = new Hono();
  app.get('/api/outbox', async (context) => {
    const address = getConnInfo(context).remote.address ?? '';
    // A proxy in front would make every visitor look local, so a forwarded request is not.
    const isLocal = LOOPBACK.has(address) && !context.req.header('x-forwarded-for') && isLocalName(context.req.header('host') ?? '', baseUrl);
    if (!folder || !isLocal) return context.json({ error: { code: 'app.not-found', message: say('app.not-found') } }, 404);
    return context.json({ messages: await readOutbox(folder) });
  });
  return app;
}
