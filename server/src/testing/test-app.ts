/** The whole server in one process for a test file: real database, real engines, mail in the outbox. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { isOver, type Api, type Job } from '@fableloom/contract';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { slowPasswords } from '../accounts/password.ts';
import { readConfig } from '../config.ts';
import { profiles, rateLimit, user } from '../database/schema/index.ts';
import { openLive } from '../features/live/live.ts';
import { httpApp } from '../http/app.ts';
import { type OpenServices, openServices } from '../open-services.ts';
import { readOutbox } from '../ports/mail/outbox.ts';
import { freshDatabase } from './fresh-database.ts';
import { quickPasswords } from './quick-passwords.ts';
import { sharedEngines } from './shared-engines.ts';
import { testFolder } from './test-folder.ts';

export interface TestPerson {
  id: string;
  name: string;
  email: string;
  cookie: string;
  api: Api;
}

export interface TestApp extends OpenServices {
  /** Every address that the application answers, as its router knows them. */
  doors: readonly { method: string; path: string }[];
  /** Sends a request in process, as a browser of this site would. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The API as somebody who is not signed in. */
  stranger: Api;
  /** Signs up, confirms by the mailed link, signs in. */
  signUp(name: string): Promise<TestPerson>;
  /** Puts a person on a plan, as a completed checkout would. */
  putOnPlan(person: TestPerson, priceId: string): Promise<void>;
  /** Listens on a free port, for what needs a real connection; answers the address without its scheme. */
  listen(): Promise<string>;
  /** Follows a job to its end. */
  finished(person: TestPerson, job: Job): Promise<Job>;
}

const PASSWORD = 'Moonlight7';
export const ORIGIN = 'http://localhost:3000';

interface TestOpening {
  /** Passwords are kept as in production, which costs a third of a second of a core for each person. */
  isSlowToGuess?: boolean;
  /** Pictures are drawn with as many pixels as in production. */
  isDrawnInFull?: boolean;
}

/** @param environment variables beyond the test's own database and folder */
export async function openTestApp(environment: NodeJS.ProcessEnv = {}, { isSlowToGuess = false, isDrawnInFull = false }: TestOpening = {}): Promise<TestApp> {
  const folder = testFolder();
  const database = await freshDatabase();
  const config = readConfig({ DATABASE_URL: database.url, FABLELOOM_DATA: folder.path, LOG_LEVEL: 'silent', ...environment });
  const open = await openServices(config, {
    log: pino({ level: environment['LOG_LEVEL'] ?? 'silent' }),
    passwords: isSlowToGuess ? slowPasswords : quickPasswords,
    engines: sharedEngines({ isDrawnInFull, hasOtherVoice: config.NARRATOR_VOICE !== undefined }),
  });
  const live = openLive(open.services);
  const closings: (() => void)[] = [() => live.close()];
  const app = await httpApp({ ...open, isReady: async () => true, more: async (contextOf) => live.routes(contextOf) });
  const request = async (path: string, init?: RequestInit) => app.request(new Request(new URL(path, ORIGIN), init));

  const apiFor = (cookie: string): Api => {
    const send = async (sent: Request) => {
      const headers = new Headers(sent.headers);
      if (cookie) headers.set('cookie', cookie);
      return app.request(new Request(sent, { headers }));
    };
    return createORPCClient(new RPCLink({ url: `${ORIGIN}/api/rpc`, fetch: send }));
  };

  const post = (path: string, body: unknown) =>
    request(path, { method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: JSON.stringify(body) });

  async function signUp(name: string): Promise<TestPerson> {
    const email = `${name.toLowerCase()}-${Math.round(performance.now() * 1000)}@family.example`;
    // All people of a test come from one address, which would be too many tries for a real one.
    await open.services.db.delete(rateLimit);
    await post('/api/auth/sign-up/email', { name, email, password: PASSWORD });
    const mails = await readOutbox(join(folder.path, 'outbox'));
    const link = mails.find((mail) => mail.to === email)?.links[0] ?? '';
    await request(link.replace(config.baseUrl, ''));
    const signedIn = await post('/api/auth/sign-in/email', { email, password: PASSWORD });
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
    const [row] = await open.services.db.select().from(user).where(eq(user.email, email));
    if (!row || !cookie) throw new Error(`${name} could not sign up: ${await signedIn.text()}`);
    return { id: row.id, name, email, cookie, api: apiFor(cookie) };
  }

  return {
    ...open,
    doors: app.routes.map(({ method, path }) => ({ method, path })),
    request,
    stranger: apiFor(''),
    signUp,
    async putOnPlan(person, priceId) {
      const currentPeriodEnd = new Date(Date.now() + 30 * 24 * 3600 * 1000);
      await open.services.db.update(profiles).set({ priceId, subscriptionStatus: 'active', currentPeriodEnd }).where(eq(profiles.userId, person.id));
    },
    listen: () =>
      new Promise((resolve) => {
        const server = serve({ fetch: app.fetch, websocket: live, port: 0, hostname: '127.0.0.1' }, () =>
          resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`));
        closings.push(() => server.close());
      }),
    async finished(person, job) {
      let last = job;
      for await (const seen of await person.api.jobs.watch({ id: job.id })) {
        last = seen;
        if (isOver(seen)) break;
      }
      return last;
    },
    async close() {
      for (const close of closings) close();
      await open.close();
      await database.drop();
      folder.remove();
    },
  };
}
