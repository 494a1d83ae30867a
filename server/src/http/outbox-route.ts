/** The mails that had no server to go to, for this machine only. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { say } from '@fableloom/contract/messages/index';
import { readOutbox } from '../ports/mail/outbox.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** @param folder null when mail goes to a real server */
export function outboxRoute(folder: string | null): Hono {
  const app = new Hono();
  app.get('/api/outbox', async (context) => {
    const address = getConnInfo(context).remote.address ?? '';
    // A proxy in front would make every visitor look local, so a forwarded request is not.
    const isLocal = LOOPBACK.has(address) && !context.req.header('x-forwarded-for');
    if (!folder || !isLocal) return context.json({ error: { code: 'app.not-found', message: say('app.not-found') } }, 404);
    return context.json({ messages: await readOutbox(folder) });
  });
  return app;
}
