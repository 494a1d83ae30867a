/**
 * A Stripe of our own for tests: it speaks the real protocol over HTTP (form-encoded requests, Stripe's objects and errors, signed webhooks),
 * keeps customers, checkouts, subscriptions and invoices, and refuses parameters that it does not know. Source: docs.stripe.com/api, 2026-10-28.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { type Form, readForm } from './form-body.ts';
import type { Prices } from './stripe-books.ts';
import { Ledger } from './stripe-ledger.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import { shaped } from './stripe-shapes.ts';

export interface StandInOptions {
  secretKey: string;
  webhookSecret: string;
  prices: Prices;
  /** Takes a webhook and answers its status; those that fail are kept in `events` all the same. */
  deliver?: (body: string, signature: string) => Promise<number>;
}

export interface StandIn {
  url: string;
  ledger: Ledger;
  /** Everything that was told, in order. */
  events: Stripe.Event[];
  /** Statuses that the webhooks were answered with. */
  answers: number[];
  /** While true, every call is answered 500. */
  isDown: boolean;
  /** Whose next POST is answered 500, such as '/v1/checkout/sessions'. */
  failsOnceAt: string | null;
  /** Answers are ready, and on their way until then. */
  holds: Promise<void> | null;
  /** Answers that have been held. */
  held: number;
  /** While false, events are kept and told by nobody. */
  tells: boolean;
  sign(body: string, at?: Date, secret?: string): string;
  /** Tells an event, again if need be; answers the status. */
  tell(event: Stripe.Event): Promise<number>;
  /** The family pays on Stripe's page. */
  pay(sessionId: string): Promise<void>;
  /** Time passes to the end of the period. */
  endPeriod(customer: string, how: { isPaid: boolean }): Promise<void>;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

interface Reply {
  status: number;
  body: unknown;
}

interface KeptReply extends Reply {
  /** What it answered. */
  asked: string;
}

function reply(response: ServerResponse, { status, body }: Reply, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}`, ...headers }).end(JSON.stringify(body));
}

const fault = (status: number, error: object): Reply => ({ status, body: { error } });
const OTHER_PARAMETERS = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';

export async function openStripeStandIn(options: StandInOptions): Promise<StandIn> {
  const { secretKey, webhookSecret, prices, deliver } = options;
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const kept = new Map<string, KeptReply>();
  const waiting: Stripe.Event[] = [];
  const ledger = new Ledger(prices, (type, object) => {
    const event = shaped('event', {
      id: `evt_${randomUUID()}`, type, created: Math.floor(Date.now() / 1000), data: { object: structuredClone(object) },
    } as Partial<Stripe.Event>);
    events.push(event);
    waiting.push(event);
  });

  function sign(body: string, at = new Date(), secret = webhookSecret): string {
    const time = Math.floor(at.getTime() / 1000);
    return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
  }

  async function tell(event: Stripe.Event): Promise<number> {
    const body = JSON.stringify(event);
    const status = (await deliver?.(body, sign(body))) ?? 0;
    answers.push(status);
    return status;
  }

  let told = Promise.resolve();
  /** Until everything is told, also what another call has begun to tell. */
  function tellAll(): Promise<void> {
    told = told.then(async () => {
      while (standIn.tells && waiting.length > 0) await tell(waiting.shift() as Stripe.Event);
    });
    return told;
  }

  function made(method: string, path: string, form: Form): Reply {
    if (standIn.isDown) return fault(500, { type: 'api_error', message: 'Stripe is down.' });
    if (method === 'POST' && path === standIn.failsOnceAt) {
      standIn.failsOnceAt = null;
      return fault(500, { type: 'api_error', message: 'An unknown error occurred.' });
    }
    try {
      return { status: 200, body: structuredClone(ledger.answer(method, path, form)) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const { type, code, param, message, status } = error;
      return fault(status, { type, code, param, message });
    }
  }

  /** A key is answered as it was the first time, faults too, and for the same question alone: docs.stripe.com/api/idempotent_requests. */
  function once(key: string | undefined, asked: string, make: () => Reply): { answer: Reply; isReplayed: boolean } {
    const known = key === undefined ? undefined : kept.get(key);
    if (known) return known.asked === asked ? { answer: known, isReplayed: true } : { answer: fault(400, { type: 'idempotency_error', message: OTHER_PARAMETERS }), isReplayed: false };
    const answer = make();
    if (key !== undefined) kept.set(key, { ...answer, asked });
    return { answer, isReplayed: false };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const body = await bodyOf(request);
    const method = request.method ?? 'GET';
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return reply(response, fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }));
    }
    const form: Form = method === 'GET' ? readForm(searchParams.toString()) : readForm(body);
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const said = once(key === undefined ? undefined : String(key), `${pathname} ${body}`, () => made(method, pathname, form));
    if (standIn.holds) standIn.held += 1;
    await standIn.holds;
    reply(response, said.answer, said.isReplayed ? { 'idempotent-replayed': 'true' } : {});
    await tellAll();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) reply(response, fault(500, { type: 'api_error', message: String(error) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger, events, answers, isDown: false, failsOnceAt: null, holds: null, held: 0, tells: true, sign, tell,
    async pay(sessionId) {
      ledger.pay(sessionId);
      await tellAll();
    },
    async endPeriod(customer, { isPaid }) {
      ledger.endPeriod(customer, isPaid);
      await tellAll();
    },
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
  return standIn;
}
