/** A server that speaks OpenAI's language: it takes only what OpenAI's document takes, and answers from it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '../certificate.ts';
import { type Answer, sendChat, sendError, sendJson, sendTrouble } from './answers.ts';
import { isKnown, mistakesIn, requestSchema } from './contract.ts';
import { paintedPicture, spokenWave } from './made-things.ts';
import type { ChatRequest } from './told-story.ts';

export interface Asked {
  path: string;
  body: unknown;
}

export interface StandIn {
  /** To be given as OPENAI_BASE_URL or AI_BASE_URL. */
  url: string;
  key: string;
  /** All that was asked, oldest first. */
  asked: Asked[];
  /** Requests that OpenAI's document does not take; each was answered with 400. */
  mistakes: string[];
  /** What the next requests are answered with; after them everything is right again. */
  next(...answers: Answer[]): void;
  /** Forgets what was asked and what is planned. */
  clear(): void;
  close(): Promise<void>;
}

const KEY = 'sk-stand-in';
const MODELS = ['gpt-5-mini', 'gpt-image-1', 'gpt-4o-mini-tts'];
const asModel = (id: string) => ({ id, object: 'model', created: 1_795_000_000, owned_by: 'stand-in' });

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Numbers of a form arrive as words, and files as themselves; the document says 'binary' of a file. */
async function readAs(contentType: string, whole: string, bytes: Buffer): Promise<unknown> {
  if (contentType === 'application/json') return JSON.parse(bytes.toString());
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': whole } }).formData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const read = typeof value === 'string' ? (/^\d+$/.test(value) ? Number(value) : value) : `a file of ${value.type}`;
    const list = name.endsWith('[]');
    const field = name.replace('[]', '');
    fields[field] = list ? [...((fields[field] as unknown[] | undefined) ?? []), read] : read;
  }
  return fields;
}

interface StandInOptions {
  /** It is reached by https, and shows this. */
  certificate?: Certificate;
  /** What it says that it has; null where it says nothing about its models. */
  models?: readonly string[] | null;
}

export async function openStandIn({ certificate, models = MODELS }: StandInOptions = {}): Promise<StandIn> {
  const asked: Asked[] = [];
  const mistakes: string[] = [];
  let planned: Answer[] = [];

  async function fulfil(path: string, body: unknown, response: ServerResponse, plan: Answer): Promise<void> {
    if (path === '/chat/completions') return sendChat(response, body as ChatRequest, plan);
    if (plan.is === 'cut' || plan.is === 'unfinished') return void response.destroy();
    if (path === '/audio/speech') {
      const wave = plan.is === 'text' ? Buffer.from(plan.text) : await spokenWave((body as { input: string }).input);
      return void response.writeHead(200, { 'content-type': 'audio/wav' }).end(wave);
    }
    const picture = plan.is === 'text' ? Buffer.from(plan.text) : await paintedPicture();
    sendJson(response, 'ImagesResponse', 200, { created: 1_795_000_000, data: [{ b64_json: picture.toString('base64') }] });
  }

  function tellModels(response: ServerResponse, path: string): void {
    const [, , name] = path.split('/').map(decodeURIComponent);
    if (models && name === undefined) return sendJson(response, 'ListModelsResponse', 200, { object: 'list', data: models.map(asModel) });
    if (!models || !name || !models.includes(name)) return sendError(response, 404, `nothing at ${path}`, 'model_not_found');
    return sendJson(response, 'Model', 200, asModel(name));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [address = ''] = (request.url ?? '').split('?');
    const path = address.replace(/^\/v1/, '');
    const contentType = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
    const method = request.method ?? 'GET';
    const bytes = await readBody(request);
    if (path === address) return void response.writeHead(404).end('404 page not found');
    const isAboutModels = method === 'GET' && /^\/models\b/.test(path);
    if (!isAboutModels && !isKnown(method, path)) return sendError(response, 404, `nothing at ${path}`);
    if (request.headers.authorization !== `Bearer ${KEY}`) return sendError(response, 401, 'Incorrect API key provided', 'invalid_api_key');
    if (isAboutModels) return tellModels(response, path);
    const schema = requestSchema(method, path, contentType);
    const body: unknown = schema ? await readAs(contentType, request.headers['content-type'] ?? '', bytes) : null;
    asked.push({ path, body });
    const wrong = schema ? mistakesIn(schema, body) : [`${path} does not take ${contentType}`];
    if (wrong.length > 0) {
      mistakes.push(...wrong);
      return sendError(response, 400, wrong.join('; '), 'invalid_request_error');
    }
    const plan = planned.shift() ?? { is: 'right' as const };
    if (sendTrouble(response, plan)) return;
    await fulfil(path, body, response, plan);
  }

  const hear = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      mistakes.push(String(error));
      response.destroy();
    });
  };
  const server = certificate ? createSecureServer(certificate, hear) : createServer(hear);
  // Who does not like the certificate hangs up.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http${certificate ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: KEY,
    asked,
    mistakes,
    next: (...answers) => void planned.push(...answers),
    clear() {
      planned = [];
      asked.length = 0;
      mistakes.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
