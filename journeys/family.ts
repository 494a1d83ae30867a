/** A family that is already at home: made through the API, for journeys that are about something else. */
import { type Api, isOver, type Job } from '@fableloom/contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { BrowserContext } from 'playwright-core';
import { mailTo } from './outbox.ts';

/** A machine on which five houses start at once may keep a database waiting; one that never answers has failed. */
const MOST_BROKEN = 3;
const AGAIN_MS = 2_000;

export interface Family {
  email: string;
  cookie: string;
  api: Api;
  /** Signs a browser in without going through the form. */
  enter(context: BrowserContext): Promise<void>;
  finished(job: Job): Promise<Job>;
}

export function apiWith(url: string, cookie: string): Api {
  return createORPCClient(
    new RPCLink({
      url: `${url}/api/rpc`,
      fetch: (request, init) => {
        const headers = new Headers(request.headers);
        headers.set('cookie', cookie);
        return fetch(new Request(request, { headers }), init);
      },
    }),
  );
}

export async function newFamily(url: string, email: string): Promise<Family> {
  const account = { email, password: 'Moonlight7', name: email.split('@')[0] ?? '' };
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', origin: url }, body: JSON.stringify(body) });
  await post('/api/auth/sign-up/email', account);
  await fetch((await mailTo(url, email)).links[0] ?? '', { redirect: 'manual' });
  const signedIn = await post('/api/auth/sign-in/email', account);
  const pairs = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const cookie = pairs.join('; ');
  const api = apiWith(url, cookie);
  return {
    email,
    cookie,
    api,
    async enter(context) {
      await context.addCookies(pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url })));
    },
    async finished(job) {
      let last = job;
      // As a page does it (web/app/session/watch-job.ts): a line that breaks off is taken up again, a refusal is told.
      for (let broken = 0; !isOver(last); ) {
        try {
          for await (const seen of await api.jobs.watch({ id: job.id })) last = seen;
        } catch (error) {
          if ((error instanceof ORPCError && error.defined) || ++broken > MOST_BROKEN) throw error;
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        }
      }
      if (last.status !== 'done') throw new Error(`the job ended ${last.status}: ${last.error}`);
      return last;
    },
  };
}

/** Takes a plan through the trial checkout. */
export async function takePlan({ api }: Family, priceId: string): Promise<void> {
  const { sessionId } = await api.subscription.checkout({ priceId });
  await api.subscription.completeTrial({ id: sessionId });
}
