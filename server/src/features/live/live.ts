/** The WebSocket /realtime/v1: each new notification of the signed-in person, to all their windows, in whichever process they are. */
import { upgradeWebSocket } from '@hono/node-server';
import type { LiveMessage } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Hono, type MiddlewareHandler } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import { sessionsTopic } from '../../accounts/suspension.ts';
import type { Person, RequestContext } from '../../http/endpoints.ts';
import { comesFromElsewhere } from '../../http/security.ts';
import type { Services } from '../../services.ts';
import { pacedSender } from './paced-sender.ts';
import { openRooms } from './rooms.ts';

/** A browser sends nothing but heartbeats. */
const MOST_MESSAGE_BYTES = 1024;
/** Windows of one person in one process, at most. */
const MOST_WINDOWS = 20;

/** Codes of the WebSocket protocol, and one of ours for a session that ended. */
const CLOSED = { goingAway: 1001, tooMany: 1013, signedOut: 4401 } as const;

type ContextOf = (request: Request) => Promise<RequestContext>;
type Asked = { Variables: { who: Person } };

export interface Live {
  /** Given to the HTTP server, which leaves the handshake to it. */
  server: WebSocketServer;
  routes(contextOf: ContextOf): Hono;
  close(): void;
}

/**
 * A browser sends our cookie from any site, but always says from which: with a cookie it must be ours.
 * Programs that name no site use a bearer token.
 */
const guard = (baseUrl: string, contextOf: ContextOf): MiddlewareHandler<Asked> => async (context, next) => {
  const origin = context.req.header('origin');
  const isForeign =
    origin === undefined
      ? context.req.header('cookie') !== undefined
      : comesFromElsewhere(origin, context.req.header('host'), baseUrl);
  if (isForeign) return context.json({ error: { code: 'app.not-allowed', message: say('app.not-allowed') } }, 403);
  const { who } = await contextOf(context.req.raw);
  if (!who) return context.json({ error: { code: 'auth.user.required', message: say('auth.user.required') } }, 401);
  if (context.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    return context.json({ error: { code: 'app.not-allowed', message: say('app.not-allowed') } }, 426);
  }
  context.set('who', who);
  await next();
};

export function openLive(services: Services): Live {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE_BYTES });
  const rooms = openRooms(services);
  const windows = new Map<string, Set<WebSocket>>();

  /** One window, from its first moment to its last. */
  function serve(socket: WebSocket, userId: string, isStillSignedIn: () => Promise<boolean>): void {
    const own = windows.get(userId) ?? new Set();
    windows.set(userId, own.add(socket));
    const [oldest] = own;
    if (own.size > MOST_WINDOWS) oldest?.close(CLOSED.tooMany);
    const say = (message: LiveMessage) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
    const sender = pacedSender((text) => socket.readyState === socket.OPEN && socket.send(text));
    const room = rooms.enter(userId, (notification) =>
      sender.add(JSON.stringify({ type: 'notification', notification } satisfies LiveMessage)));
    let answered = true;

    const leaveWhenSignedOut = () =>
      isStillSignedIn().then(
        (isSignedIn) => isSignedIn || socket.close(CLOSED.signedOut),
        (error: unknown) => services.log.warn({ error }, 'a session was not looked up'),
      );
    const stopHearing = services.hub.hear(sessionsTopic(userId), () => void leaveWhenSignedOut());

    const heartbeat = setInterval(() => {
      if (!answered) return socket.terminate();
      answered = false;
      socket.ping();
      say({ type: 'heartbeat' });
      room.look();
      void leaveWhenSignedOut();
    }, LIMITS.realtime.heartbeatMs);
    heartbeat.unref();

    socket.on('pong', () => (answered = true));
    socket.on('message', () => {
      answered = true;
      // Whatever a browser says is its heartbeat.
      sender.add(JSON.stringify({ type: 'heartbeat' } satisfies LiveMessage));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(heartbeat);
      stopHearing();
      sender.stop();
      room.leave();
      own.delete(socket);
      if (own.size === 0 && windows.get(userId) === own) windows.delete(userId);
    });
    say({ type: 'ready' });
  }

  return {
    server,
    routes(contextOf) {
      const app = new Hono<Asked>();
      app.get('/realtime/v1', guard(services.config.baseUrl, contextOf), upgradeWebSocket((context) => {
        const { id } = context.get('who') as Person;
        const isStillSignedIn = async () => (await contextOf(context.req.raw)).who?.id === id;
        return { onOpen: (_event, { raw }) => serve(raw as WebSocket, id, isStillSignedIn) };
      }));
      return new Hono().route('/', app);
    },
    close() {
      for (const socket of [...windows.values()].flatMap((own) => [...own])) socket.close(CLOSED.goingAway);
      server.close();
    },
  };
}
