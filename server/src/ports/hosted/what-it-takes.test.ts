/** Servers that speak OpenAI's language, and not all of it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBody } from '../../testing/hosts/house.ts';
import { askedModel } from './ask-model.ts';
import { notingMeter } from './testing/noting-meter.ts';

interface Asked {
  stream?: boolean;
  max_tokens?: number;
  response_format?: object;
  stream_options?: object;
  messages: { role: string; content: string }[];
}

/** As DeepSeek says it. */
const TOO_MANY = 'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]';
const NO_SHAPES = 'This response_format type is unavailable now';
/** As Mistral and vLLM say it, with their own records. */
const NO_TOKENS_TOLD = JSON.stringify({ object: 'error', message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options', 'include_usage'], msg: 'Extra inputs are not permitted', input: true }] }, type: 'invalid_request_error', param: null, code: null });
const NO_RULES = JSON.stringify({ object: 'error', message: 'System role not supported', type: 'BadRequestError', param: null, code: 400 });
let refuses: (asked: Asked) => string | null;
let status = 400;
const asked: Asked[] = [];
const server = createServer(async (request, response) => {
  const body = JSON.parse(String(await readBody(request))) as Asked;
  asked.push(body);
  const message = refuses(body);
  if (message !== null) return void response.writeHead(status, { 'content-type': 'application/json' }).end(message.startsWith('{') ? message : JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: 'invalid_request_error' } }));
  const head = { id: '1', created: 1, model: 'm' };
  if (!body.stream) {
    const content = 'Of course:\n```json\n{"labels":["fox"]}\n```';
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...head, object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }] }));
  }
  const chunk = (choice: object) => `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`${chunk({ delta: { content: 'A fox ran.' }, finish_reason: null })}${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
});
let baseUrl: string;
const model = () => askedModel({ host: 'compatible', model: 'm', key: undefined, baseUrl, label: 'm' }, { silentMs: 20_000, pauseMs: 1 }, notingMeter(), 'text');
const QUESTION = { instructions: 'Look.', messages: [{ role: 'user' as const, content: 'A fox.' }], mostTokens: 6000 };
const SHAPE = { type: 'object' as const, properties: { labels: { type: 'array' as const } }, required: ['labels'] };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  asked.length = 0;
  status = 400;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('one with a smaller longest answer is asked without a number, once it has said so', async () => {
  refuses = ({ max_tokens: most }) => (most !== undefined && most > 8192 ? TOO_MANY : null);
  const small = model();
  expect(await small.stream(QUESTION)).toBe('A fox ran.');
  expect(await small.stream(QUESTION)).toBe('A fox ran.');
  expect(asked.map(({ max_tokens: most }) => most)).toEqual([10_000, undefined, undefined]);
});

test.each([
  "This model's maximum context length is 8192 tokens. However, you requested 10500 tokens (500 in the messages, 10000 in the completion). Please reduce the length of the messages or completion.",
  "Requested token count exceeds the model's maximum context length of 8192 tokens. You requested a total of 10500 tokens: 500 tokens from the input messages and 10000 tokens for the completion.",
])('one with a small context is asked without a number: %s', async (sentence) => {
  refuses = ({ max_tokens: most }) => (most === undefined ? null : sentence);
  expect(await model().stream(QUESTION)).toBe('A fox ran.');
  expect(asked.map(({ max_tokens: most }) => most)).toEqual([10_000, undefined]);
});

test('what one question has learnt while another was on its way is no reason to give that up', async () => {
  refuses = ({ max_tokens: most }) => (most === undefined ? null : TOO_MANY);
  const small = model();
  expect(await Promise.all([1, 2, 3].map(() => small.stream(QUESTION)))).toEqual(['A fox ran.', 'A fox ran.', 'A fox ran.']);
});

test('one that takes no shapes is asked for them in words', async () => {
  refuses = ({ response_format: shape }) => (shape ? NO_SHAPES : null);
  const plain = model();
  expect(await plain.answerInShape(QUESTION, SHAPE)).toEqual({ labels: ['fox'] });
  expect(await plain.answerInShape(QUESTION, SHAPE)).toEqual({ labels: ['fox'] });
  expect(asked.map(({ response_format: shape }) => shape !== undefined)).toEqual([true, false, false]);
  expect(asked.at(-1)?.messages[0]?.content).toContain(JSON.stringify(SHAPE));
});

test.each([400, 422])('one that does not tell its tokens in a stream is not asked for them, once it has said so with %i', async (code) => {
  status = code;
  refuses = ({ stream_options: options }) => (options ? NO_TOKENS_TOLD : null);
  const silent = model();
  expect(await silent.stream(QUESTION)).toBe('A fox ran.');
  expect(await silent.stream(QUESTION)).toBe('A fox ran.');
  expect(asked.map(({ stream_options: options }) => options !== undefined)).toEqual([true, false, false]);
});

/** As OpenAI says it to organizations that are not verified, and vLLM of models that it cannot stream. */
test.each([
  JSON.stringify({ error: { message: 'Your organization must be verified to stream this model.', type: 'invalid_request_error', param: 'stream', code: 'unsupported_value' } }), 'This model does not support streaming.',
])('one that does not stream is asked for the whole, once it has said so: %s', async (says) => {
  refuses = ({ stream }) => (stream ? says : null);
  const whole = model();
  const heard: string[] = [];
  for (const _ of [1, 2]) expect(await whole.stream(QUESTION, { onText: async (piece) => void heard.push(piece), onRestart: async () => undefined })).toContain('{"labels":["fox"]}');
  expect(heard.join('').match(/fox/g)).toHaveLength(2);
  expect(asked.map(({ stream }) => stream === true)).toEqual([true, false, false]);
});

test.each([400, 500])('one whose template has no place for rules is told them with the first words, once it has said so with %i', async (code) => {
  status = code;
  refuses = ({ messages }) => (messages.some(({ role }) => role === 'system') ? NO_RULES : null);
  const plain = model();
  expect(await plain.stream(QUESTION)).toBe('A fox ran.');
  expect(await plain.answerInShape(QUESTION, SHAPE)).toEqual({ labels: ['fox'] });
  expect(asked.slice(1).map(({ messages }) => messages)).toEqual([[{ role: 'user', content: 'Look.\n\nA fox.' }], [{ role: 'user', content: 'Look.\n\nA fox.' }]]);
});

test('one that takes neither is asked for neither', async () => {
  refuses = ({ max_tokens: most, response_format: shape }) => (shape ? NO_SHAPES : most === undefined ? null : TOO_MANY);
  expect(await model().answerInShape(QUESTION, SHAPE)).toEqual({ labels: ['fox'] });
  expect(asked).toHaveLength(3);
});

test('one that refuses something else is not asked again', async () => {
  refuses = () => 'The model m does not exist';
  await expect(model().stream(QUESTION)).rejects.toMatchObject({ why: 'turned-away' });
  expect(asked).toHaveLength(1);
});
