/** A server that speaks OpenAI's language: it takes only what OpenAI's document takes, and answers from it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Desk, type House, type HouseOptions, openHouse, readBody } from '../hosts/house.ts';
import { type Answer, sendChat, sendError, sendJson, sendTrouble } from './answers.ts';
import { isKnown, mistakesIn, requestSchema } from './contract.ts';
import { paintedPicture, spokenWave } from './made-things.ts';
import { moderated, type ModerationRequest } from './moderated.ts';
import type { ChatRequest } from './told-story.ts';

export interface StandIn extends House {
  /** `url` is to be given as OPENAI_BASE_URL or AI_BASE_URL. */
  key: string;
}

const KEY = 'sk-stand-in';
const MODELS = ['gpt-5-mini', 'gpt-image-1', 'gpt-4o-mini-tts', 'omni-moderation-latest'];
const asModel = (id: string) => ({ id, object: 'model', created: 1_795_000_000, owned_by: 'stand-in' });

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

interface StandInOptions extends HouseOptions {
  /** What it says that it has; null where it says nothing about its models. */
  models?: readonly string[] | null;
}

async function fulfil(path: string, body: unknown, response: ServerResponse, plan: Answer): Promise<void> {
  if (path === '/chat/completions') return sendChat(response, body as ChatRequest, plan);
  if (plan.is === 'cut' || plan.is === 'unfinished') return void response.destroy();
  if (path === '/moderations') return sendJson(response, 'CreateModerationResponse', 200, await moderated(body as ModerationRequest));
  if (path === '/audio/speech') {
    const wave = plan.is === 'text' ? Buffer.from(plan.text) : await spokenWave((body as { input: string }).input);
    return void response.writeHead(200, { 'content-type': 'audio/wav' }).end(wave);
  }
  const picture = plan.is === 'text' ? Buffer.from(plan.text) : await paintedPicture();
  sendJson(response, 'ImagesResponse', 200, { created: 1_795_000_000, data: [{ b64_json: picture.toString('base64') }] });
}

function tellModels(response: ServerResponse, path: string, models: StandInOptions['models']): void {
  const [, , name] = path.split('/').map(decodeURIComponent);
  if (models && name === undefined) return sendJson(response, 'ListModelsResponse', 200, { object: 'list', data: models.map(asModel) });
  if (!models || !name || !models.includes(name)) return sendError(response, 404, `nothing at ${path}`, 'model_not_found');
  return sendJson(response, 'Model', 200, asModel(name));
}

async function answer(request: IncomingMessage, response: ServerResponse, { asked, mistakes, plan: next }: Desk, models: StandInOptions['models']): Promise<void> {
  const [address = ''] = (request.url ?? '').split('?');
  const path = address.replace(/^\/v1/, '');
  const contentType = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
  const method = request.method ?? 'GET';
  const bytes = await readBody(request);
  if (path === address) return void response.writeHead(404).end('404 page not found');
  const isAboutModels = method === 'GET' && /^\/models\b/.test(path);
  if (!isAboutModels && !isKnown(method, path)) return sendError(response, 404, `nothing at ${path}`);
  if (request.headers.authorization !== `Bearer ${KEY}`) return sendError(response, 401, 'Incorrect API key provided', 'invalid_api_key');
  if (isAboutModels) return tellModels(response, path, models);
  const schema = requestSchema(method, path, contentType);
  const body: unknown = schema ? await readAs(contentType, request.headers['content-type'] ?? '', bytes) : null;
  asked.push({ path, body });
  const wrong = schema ? mistakesIn(schema, body) : [`${path} does not take ${contentType}`];
  if (wrong.length > 0) {
    mistakes.push(...wrong);
    return sendError(response, 400, wrong.join('; '), 'invalid_request_error');
  }
  const plan = next();
  if (sendTrouble(response, plan)) return;
  await fulfil(path, body, response, plan);
}

export async function openStandIn({ models = MODELS, ...options }: StandInOptions = {}): Promise<StandIn> {
  const house = await openHouse((request, response, desk) => answer(request, response, desk, models), options);
  return { ...house, url: `${house.url}/v1`, key: KEY };
}
