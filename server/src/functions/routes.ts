/** POST /functions/v1/<name>: who asks is settled first, then the body is read, then the function answers. */
import { randomUUID } from 'node:crypto';
import { FUNCTIONS, type FunctionBody, type FunctionName, isFunctionName } from '@fableloom/contract/functions/index';
import type { PlainMessageKey } from '@fableloom/contract/messages/index';
import { Hono } from 'hono';
import { answerRefusal } from '../http/answer-refusal.ts';
import type { RequestContext } from '../http/endpoints.ts';
import { refusal, refuse } from '../http/refuse.ts';
import { explainIssues } from '../http/validation.ts';
import { onBehalfOf } from '../ports/hosted/on-behalf-of.ts';
import { serverFunctions } from './all.ts';
import type { Call } from './server-function.ts';

/** What a stranger is told where it is not the sentence of every guard. */
const SIGNED_OUT: Partial<Record<FunctionName, PlainMessageKey>> = {
  'generate-story': 'story.token.missing',
  'create-checkout-session': 'checkout.token.missing',
  'cancel-subscription': 'checkout.signed-out',
};

const signedOut = (name: FunctionName): PlainMessageKey => SIGNED_OUT[name] ?? 'auth.user.required';

/** An empty body is an empty object, for the functions that need nothing. */
async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return refuse('BAD_REQUEST', 'function.body.invalid');
  }
}

async function bodyOf<Name extends FunctionName>(name: Name, request: Request): Promise<FunctionBody<Name>> {
  const sent = await jsonOf(request);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return refuse('BAD_REQUEST', 'function.body.invalid');
  const parsed = FUNCTIONS[name].body.safeParse(sent);
  if (!parsed.success) throw refusal('BAD_REQUEST', 'input.invalid', { fields: explainIssues(parsed.error.issues) });
  return parsed.data as FunctionBody<Name>;
}

const SHORTEST_KEY = 8;
const LONGEST_KEY = 80;

function keyOf(name: FunctionName, headers: Headers): string {
  const key = headers.get('idempotency-key')?.trim() ?? '';
  return key.length >= SHORTEST_KEY && key.length <= LONGEST_KEY ? `${name}:${key}` : `${name}:${randomUUID()}`;
}

async function answer<Name extends FunctionName>(name: Name, { services, who }: RequestContext, request: Request): Promise<Response> {
  if (!who) return refuse('UNAUTHORIZED', signedOut(name));
  const call: Call = { services, who, signal: request.signal, idempotencyKey: keyOf(name, request.headers) };
  const body = await bodyOf(name, request);
  const reply = await onBehalfOf({ userId: who.id }, () => serverFunctions[name](call, body));
  // The reply has the fields of the specification and no others.
  return Response.json(FUNCTIONS[name].reply.parse(reply), { headers: { 'cache-control': 'no-store' } });
}

export function functionRoutes(contextOf: (request: Request) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post('/functions/v1/:name', async ({ req }) => {
    try {
      const name = req.param('name');
      if (!isFunctionName(name)) return refuse('NOT_FOUND', 'function.unknown');
      return await answer(name, await contextOf(req.raw), req.raw);
    } catch (error) {
      return answerRefusal(error);
    }
  });
  return app;
}
