/** A server that speaks Anthropic's language (the Messages API): streamed events, answers in a shape, and its own errors. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { type Answer, rightText } from '../openai/answers.ts';
import type { ChatRequest } from '../openai/told-story.ts';
import { type Desk, type House, openHouse, readBody } from './house.ts';

export const ANTHROPIC_KEY = 'sk-ant-stand-in';

const textBlock = z.strictObject({ type: z.literal('text'), text: z.string().min(1), cache_control: z.unknown().optional() });
const source = z.strictObject({ type: z.literal('base64'), media_type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/gif']), data: z.base64() });
const imageBlock = z.strictObject({ type: z.literal('image'), source });
const tool = z.strictObject({ name: z.string(), description: z.string().optional(), input_schema: z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()).optional() }), strict: z.boolean().optional() });
const format = z.strictObject({ type: z.literal('json_schema'), schema: z.looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()).optional() }) });

/** What the Messages API takes, as far as the hosted adapters use it; `max_tokens` must be there. */
const messagesRequest = z.strictObject({
  model: z.string(),
  max_tokens: z.number().int().positive(),
  system: z.union([z.string(), z.array(textBlock)]).optional(),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.union([z.string(), z.array(z.union([textBlock, imageBlock]))]) })).min(1),
  stream: z.boolean().optional(),
  tools: z.array(tool).optional(),
  tool_choice: z.strictObject({ type: z.enum(['auto', 'any', 'tool']), name: z.string().optional(), disable_parallel_tool_use: z.boolean().optional() }).optional(),
  output_config: z.strictObject({ format }).optional(),
});
type MessagesRequest = z.infer<typeof messagesRequest>;

const TYPES: Record<number, string> = {
  400: 'invalid_request_error', 401: 'authentication_error', 402: 'billing_error', 403: 'permission_error', 404: 'not_found_error',
  413: 'request_too_large', 429: 'rate_limit_error', 500: 'api_error', 529: 'overloaded_error',
};

const sendError = (response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ type: 'error', error: { type: TYPES[status] ?? 'api_error', message }, request_id: 'req_1' }));

const textIn = (content: MessagesRequest['messages'][number]['content']): string =>
  typeof content === 'string' ? content : content.map((block) => (block.type === 'text' ? block.text : '')).join('');

/** The same request as one to OpenAI, for whom the stand-in's stories are told. */
function asChat({ model, system = '', messages, tools = [], output_config }: MessagesRequest): ChatRequest {
  const rules = typeof system === 'string' ? system : system.map(({ text }) => text).join('\n');
  const shape = output_config?.format.schema ?? tools[0]?.input_schema;
  return {
    model,
    messages: [{ role: 'system', content: rules }, ...messages.map(({ role, content }) => ({ role, content: textIn(content) }))],
    ...(shape ? { response_format: { type: 'json_schema', json_schema: { schema: shape } } } : {}),
  };
}

const STOP: Record<string, string> = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' };

/** Answers: text, or the input of the tool that was asked for. */
function contentOf({ tools = [] }: MessagesRequest, text: string): object {
  return tools[0] ? { type: 'tool_use', id: 'toolu_1', name: tools[0].name, input: JSON.parse(text) as object } : { type: 'text', text };
}

const usageOf = (request: MessagesRequest, text: string) => ({ input_tokens: Math.ceil(JSON.stringify(request.messages).length / 4), output_tokens: Math.ceil(text.length / 4) });

function stream(response: ServerResponse, request: MessagesRequest, text: string, plan: Answer): void {
  const { input_tokens, output_tokens } = usageOf(request, text);
  const tell = (event: { type: string } & Record<string, unknown>) => response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: request.model, content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens, output_tokens: 1 } };
  tell({ type: 'message_start', message });
  tell({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
  tell({ type: 'ping' });
  const pieces = text.match(/.{1,160}/gs) ?? [];
  const isBroken = plan.is === 'cut' || plan.is === 'unfinished' || plan.is === 'silent';
  for (const piece of isBroken ? pieces.slice(0, pieces.length / 2) : pieces) tell({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } });
  if (plan.is === 'silent') return;
  if (plan.is === 'cut') {
    tell({ type: 'error', error: { type: plan.says ? 'invalid_request_error' : 'overloaded_error', message: plan.says ?? 'Overloaded' } });
    return void response.end();
  }
  if (plan.is === 'unfinished') return void response.end();
  tell({ type: 'content_block_stop', index: 0 });
  const finish = plan.is === 'text' ? (plan.finish ?? 'stop') : 'stop';
  tell({ type: 'message_delta', delta: { stop_reason: STOP[finish] ?? 'end_turn', stop_sequence: null }, usage: { output_tokens } });
  tell({ type: 'message_stop' });
  response.end();
}

async function answer(request: IncomingMessage, response: ServerResponse, { asked, mistakes, plan: next }: Desk): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://stand.in').pathname;
  const bytes = await readBody(request);
  if (request.method !== 'POST' || path !== '/v1/messages') return void sendError(response, 404, `Not found: ${path}`);
  if (request.headers['x-api-key'] !== ANTHROPIC_KEY) return void sendError(response, 401, 'invalid x-api-key');
  const body: unknown = JSON.parse(bytes.toString());
  asked.push({ path, body });
  const parsed = messagesRequest.safeParse(body);
  if (!parsed.success || request.headers['anthropic-version'] !== '2023-06-01') {
    mistakes.push(...(parsed.error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`), `anthropic-version ${request.headers['anthropic-version']}`);
    return void sendError(response, 400, mistakes.join('; '));
  }
  const plan = next();
  if (plan.is === 'error') return void sendError(response, plan.status, plan.code ?? `refused with ${plan.status}`, plan.retryAfter ? { 'retry-after': plan.retryAfter } : {});
  if (plan.is === 'not-json') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  if (plan.is === 'silent' && plan.after === undefined) return;
  const asks = parsed.data;
  const text = plan.is === 'text' ? plan.text : rightText(asChat(asks), plan.is === 'right' ? plan.paragraphs : undefined);
  if (asks.stream) return stream(response, asks, text, plan);
  if (plan.is === 'cut' || plan.is === 'unfinished') return void response.destroy();
  const whole = {
    id: 'msg_1', type: 'message', role: 'assistant', model: asks.model, content: [contentOf(asks, text)],
    stop_reason: plan.is === 'text' && plan.finish ? (STOP[plan.finish] ?? 'end_turn') : asks.tools ? 'tool_use' : 'end_turn', stop_sequence: null, usage: usageOf(asks, text),
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole));
}

/** `url` is to be given as ANTHROPIC_BASE_URL. */
export async function openAnthropicStandIn(): Promise<House & { key: string }> {
  const house = await openHouse(answer);
  return { ...house, url: `${house.url}/v1`, key: ANTHROPIC_KEY };
}
