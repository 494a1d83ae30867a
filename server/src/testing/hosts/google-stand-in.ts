/** A server that speaks Google's language (Gemini): stories, pictures and speech through generateContent, and its own errors. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { type Answer, rightText } from '../openai/answers.ts';
import { paintedPicture, spokenSamples } from '../openai/made-things.ts';
import type { ChatRequest } from '../openai/told-story.ts';
import { type Desk, type House, openHouse, readBody } from './house.ts';

export const GOOGLE_KEY = 'AIza-stand-in';

const part = z.union([z.strictObject({ text: z.string() }), z.strictObject({ inlineData: z.strictObject({ mimeType: z.string().regex(/^image\/(?:png|jpeg|webp)$/), data: z.base64() }) })]);
const contents = z.array(z.strictObject({ role: z.enum(['user', 'model']), parts: z.array(part).min(1) })).min(1);
const voice = z.strictObject({ voiceConfig: z.strictObject({ prebuiltVoiceConfig: z.strictObject({ voiceName: z.string() }) }) });

/** What generateContent takes, as far as the hosted adapters use it. */
const generateRequest = z.strictObject({
  contents,
  systemInstruction: z.strictObject({ parts: z.array(z.strictObject({ text: z.string() })) }).optional(),
  generationConfig: z.strictObject({
    maxOutputTokens: z.number().int().optional(),
    responseMimeType: z.literal('application/json').optional(),
    responseJsonSchema: z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()).optional() }).optional(),
    responseModalities: z.array(z.enum(['TEXT', 'IMAGE', 'AUDIO'])).optional(),
    imageConfig: z.strictObject({ aspectRatio: z.enum(['1:1', '3:4', '4:3', '16:9', '9:16']) }).optional(),
    speechConfig: voice.optional(),
  }).optional(),
});
type GenerateRequest = z.infer<typeof generateRequest>;

const STATUSES: Record<number, string> = {
  400: 'INVALID_ARGUMENT', 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND', 429: 'RESOURCE_EXHAUSTED', 500: 'INTERNAL', 503: 'UNAVAILABLE', 504: 'DEADLINE_EXCEEDED',
};
const QUOTA = 'You exceeded your current quota, please check your plan and billing details.';
/** So a voice says that it began to answer the text in place of reading it. */
const ANSWERS = 'Model tried to generate text, but it should only be used for TTS.';

/** @param code 'PerDay' for a day's quota; else, with 429, the seconds to wait ('0'); 'answers', with 400, for a voice that does not read */
function sendError(response: ServerResponse, status: number, message: string, code?: string): void {
  const details = status !== 429 ? [] : [
    { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId: code === 'PerDay' ? 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' : 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier' }] },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${code === 'PerDay' ? 1 : (code ?? 0)}s` },
  ];
  const error = { code: status, message: status === 429 ? QUOTA : message, status: STATUSES[status] ?? 'UNKNOWN', ...(details.length > 0 ? { details } : {}) };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}

const textIn = (parts: GenerateRequest['contents'][number]['parts']): string => parts.map((one) => ('text' in one ? one.text : '')).join('');

function asChat(model: string, { contents: turns, systemInstruction, generationConfig }: GenerateRequest): ChatRequest {
  const rules = systemInstruction?.parts.map(({ text }) => text).join('\n') ?? '';
  const shape = generationConfig?.responseJsonSchema;
  return {
    model, messages: [{ role: 'system', content: rules }, ...turns.map(({ role, parts }) => ({ role, content: textIn(parts) }))],
    ...(shape ? { response_format: { type: 'json_schema', json_schema: { schema: shape } } } : {}),
  };
}

const FINISH: Record<string, string> = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' };

function answered(request: GenerateRequest, parts: object[], finishReason: string | null, written: number) {
  const read = Math.ceil(JSON.stringify(request.contents).length / 4);
  return {
    candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason ? { finishReason } : {}) }],
    usageMetadata: { promptTokenCount: read, candidatesTokenCount: written, totalTokenCount: read + written },
  };
}

/** A picture or a recording, where one is asked for. */
async function madeThing(request: GenerateRequest, plan: Answer): Promise<object[] | null> {
  const [kind] = request.generationConfig?.responseModalities ?? [];
  if (kind !== 'IMAGE' && kind !== 'AUDIO') return null;
  // So a model says that it will not.
  if (plan.is === 'text') return [{ text: plan.text }];
  if (kind === 'IMAGE') return [{ inlineData: { mimeType: 'image/png', data: (await paintedPicture()).toString('base64') } }];
  // What it is told about the reading is not read.
  const { samples, sampleRate } = await spokenSamples(textIn(request.contents[0]?.parts ?? []).replace(/^Read aloud: /, ''));
  return [{ inlineData: { mimeType: `audio/L16;codec=pcm;rate=${sampleRate}`, data: samples.toString('base64') } }];
}

async function send(response: ServerResponse, model: string, isStream: boolean, request: GenerateRequest, plan: Answer): Promise<void> {
  const json = (body: object) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (plan.is === 'json') return json(plan.body as object);
  const made = await madeThing(request, plan);
  if (made) return json(answered(request, made, 'STOP', 1290));
  const text = plan.is === 'text' ? plan.text : rightText(asChat(model, request), plan.is === 'right' ? plan.paragraphs : undefined);
  const finish = FINISH[plan.is === 'text' ? (plan.finish ?? 'stop') : 'stop'] ?? 'STOP';
  const written = Math.ceil(text.length / 4);
  if (!isStream) return json(answered(request, [{ text }], finish, written));
  const pieces = text.match(/.{1,160}/gs) ?? [];
  const shown = plan.is === 'cut' || plan.is === 'unfinished' || plan.is === 'silent' ? pieces.slice(0, pieces.length / 2) : pieces;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of shown) response.write(`data: ${JSON.stringify(answered(request, [{ text: piece }], null, 0))}\n\n`);
  if (plan.is === 'silent') return;
  if (plan.is === 'cut') return void setImmediate(() => response.destroy());
  if (plan.is !== 'unfinished') response.write(`data: ${JSON.stringify(answered(request, [{ text: '' }], finish, written))}\n\n`);
  response.end();
}

async function answer(request: IncomingMessage, response: ServerResponse, { asked, mistakes, plan: next }: Desk): Promise<void> {
  const { pathname: path } = new URL(request.url ?? '/', 'http://stand.in');
  const found = /^\/v1beta\/models\/([\w.-]+):(generateContent|streamGenerateContent)$/.exec(path);
  const bytes = await readBody(request);
  if (!found || request.method !== 'POST') return sendError(response, 404, `models not found at ${path}`);
  if (request.headers['x-goog-api-key'] !== GOOGLE_KEY) return sendError(response, 400, 'API key not valid. Please pass a valid API key.');
  const body: unknown = JSON.parse(bytes.toString());
  asked.push({ path, body });
  const parsed = generateRequest.safeParse(body);
  if (!parsed.success) {
    mistakes.push(...parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`));
    return sendError(response, 400, mistakes.join('; '));
  }
  const plan = next();
  if (plan.is === 'error') return sendError(response, plan.status, plan.code === 'answers' ? ANSWERS : `refused with ${plan.status}`, plan.code);
  if (plan.is === 'not-json') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  if (plan.is === 'silent' && plan.after === undefined) return;
  const isStream = found[2] === 'streamGenerateContent';
  if (!isStream && (plan.is === 'cut' || plan.is === 'unfinished')) return void response.destroy();
  await send(response, found[1] ?? '', isStream, parsed.data, plan);
}

/** `url` is to be given as GOOGLE_BASE_URL. */
export async function openGoogleStandIn(): Promise<House & { key: string }> {
  const house = await openHouse(answer);
  return { ...house, url: `${house.url}/v1beta`, key: GOOGLE_KEY };
}
