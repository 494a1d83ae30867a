/** What the stand-in is told to answer, and how it does. */
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { mistakesIn } from './contract.ts';
import { categoriesIn } from './moderated.ts';
import { type ChatRequest, rulesOf, said, toldStory } from './told-story.ts';

export type Answer =
  /** A story, an idea or facts, as the request asks for. */
  | { is: 'right'; paragraphs?: number; spoilt?: (text: string) => string }
  /** Word for word, of a server that keeps to no document. */
  | { is: 'json'; body: unknown }
  /** It goes on until nobody listens any more. */
  | { is: 'endless'; contentType: string; megabytesSent: number }
  | { is: 'text'; text: string; finish?: 'stop' | 'length' | 'content_filter' }
  | { is: 'error'; status: number; code?: string; retryAfter?: string }
  /** The connection breaks in the middle; of services that say so, with these words. */
  | { is: 'cut'; says?: string }
  /** The stream ends politely without its end. */
  | { is: 'unfinished' }
  /** Nothing comes, or nothing more after a beginning. */
  | { is: 'silent'; after?: number }
  | { is: 'not-json' };

const CREATED = 1_795_000_000;
const PIECE = 160;

/** By the fields that are asked for. */
const IN_SHAPE: Record<string, (request: ChatRequest) => object> = {
  facts: () => ({ facts: ['The gate is open now.', 'They carry the lunch.'], notFollowed: [] }),
  shows: () => ({ shows: 'drawing', kind: 'Animal - Forest Animals - Red Fox', color: 'Copper red', build: '', eyeColor: 'Amber', hairColor: '', features: ['Red scarf'], moods: ['Playful'] }),
  categories: (request) => ({ categories: categoriesIn(said(request, 'user')) }),
};

function inShape(request: ChatRequest): object {
  const { properties = {} } = request.response_format?.json_schema?.schema ?? {};
  const field = Object.keys(IN_SHAPE).find((name) => name in properties) ?? 'facts';
  return IN_SHAPE[field]?.(request) ?? {};
}

export function rightText(request: ChatRequest, paragraphs?: number): string {
  if (request.response_format?.type === 'json_schema') return JSON.stringify(inShape(request));
  if (rulesOf(request).includes('find ideas')) return 'What a friendly idea! The fox could find a map in a boot, or a bell that rings by itself. Which of the two do you like?';
  return toldStory(request, paragraphs === undefined ? {} : { paragraphs });
}

const usageOf = (request: ChatRequest, text: string) => {
  const read = Math.ceil(JSON.stringify(request.messages).length / 4);
  const written = Math.ceil(text.length / 4);
  return { prompt_tokens: read, completion_tokens: written, total_tokens: read + written };
};

export function sendJson(response: ServerResponse, schema: string, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const mistakes = mistakesIn(schema, body, { isWhole: false });
  if (mistakes.length > 0) throw new Error(`the stand-in answers wrongly: ${mistakes.join('; ')}`);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export const sendError = (response: ServerResponse, status: number, message: string, code = 'error', headers: Record<string, string> = {}) =>
  sendJson(response, 'ErrorResponse', status, { error: { type: 'api_error', code, message, param: null } }, headers);

function streamText(response: ServerResponse, request: ChatRequest, text: string, answer: Answer, finish: string): void {
  const chunk = (delta: object, more: object = {}) => {
    const body = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: CREATED, model: request.model, choices: [{ index: 0, delta, finish_reason: null, ...more }] };
    const mistakes = mistakesIn('CreateChatCompletionStreamResponse', body, { isWhole: false });
    if (mistakes.length > 0) throw new Error(`the stand-in streams wrongly: ${mistakes.join('; ')}`);
    response.write(`data: ${JSON.stringify(body)}\n\n`);
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = text.match(new RegExp(`.{1,${PIECE}}`, 'gs')) ?? [];
  const shown = answer.is === 'cut' || answer.is === 'unfinished' ? pieces.slice(0, pieces.length / 2) : answer.is === 'silent' ? pieces.slice(0, answer.after ?? 0) : pieces;
  chunk({ role: 'assistant', content: '' });
  for (const content of shown) chunk({ content });
  if (answer.is === 'silent') return;
  if (answer.is === 'cut') return void setImmediate(() => response.destroy());
  if (answer.is === 'unfinished') return void response.end();
  chunk({}, { finish_reason: finish });
  response.write(`data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: CREATED, model: request.model, choices: [], usage: usageOf(request, text) })}\n\n`);
  response.end('data: [DONE]\n\n');
}

const MEGABYTE = 1024 * 1024;
const PIECE_WITHOUT_END = 'A'.repeat(MEGABYTE);

/** Ends where a test would go on for too long. */
async function sendWithoutEnd(response: ServerResponse, answer: Extract<Answer, { is: 'endless' }>): Promise<void> {
  function* pieces(): Generator<string> {
    yield '{"data":[{"b64_json":"';
    for (; answer.megabytesSent < 300; answer.megabytesSent += 1) yield PIECE_WITHOUT_END;
    yield '"}]}';
  }
  await pipeline(pieces, response).catch(() => undefined);
}

/** What every service can do wrong; false where the answer is about what was asked. */
export function sendTrouble(response: ServerResponse, answer: Answer): boolean {
  if (answer.is === 'error') {
    sendError(response, answer.status, `refused with ${answer.status}`, answer.code, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {});
    return true;
  }
  if (answer.is === 'json') response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  if (answer.is === 'endless') void sendWithoutEnd(response.writeHead(200, { 'content-type': answer.contentType }), answer);
  if (answer.is === 'not-json') response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>502 Bad Gateway</body></html>');
  return ['json', 'endless', 'not-json'].includes(answer.is) || (answer.is === 'silent' && answer.after === undefined);
}

export function sendChat(response: ServerResponse, request: ChatRequest, answer: Answer): void {
  const right = answer.is === 'text' ? answer.text : rightText(request, answer.is === 'right' ? answer.paragraphs : undefined);
  const text = answer.is === 'right' && answer.spoilt ? answer.spoilt(right) : right;
  const finish = answer.is === 'text' ? (answer.finish ?? 'stop') : 'stop';
  if (request.stream) return streamText(response, request, text, answer, finish);
  if (answer.is === 'cut' || answer.is === 'unfinished') return void response.destroy();
  const message = { role: 'assistant', content: text, refusal: null };
  const choices = [{ index: 0, finish_reason: finish, logprobs: null, message }];
  sendJson(response, 'CreateChatCompletionResponse', 200, { id: 'chatcmpl-1', object: 'chat.completion', created: CREATED, model: request.model, choices, usage: usageOf(request, text) });
}
