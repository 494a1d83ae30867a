/** Answers without an end, from a server that sends as fast as it can. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedModel } from './ask-model.ts';
import { notingMeter } from './testing/noting-meter.ts';

const PIECE = 256 * 1024;
const RIGHT = 'data: {"id":"1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":"WORDS"},"finish_reason":null}]}\n\n'.replace('WORDS', 'and on '.repeat(2000));
let sent = 0;
let asked = 0;

function sendOn(response: ServerResponse, piece: string): void {
  if (response.destroyed) return;
  sent += piece.length;
  response.write(piece, () => setImmediate(() => sendOn(response, piece)));
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  asked += 1;
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('end', () => {
    const { stream = false } = JSON.parse(Buffer.concat(parts).toString()) as { stream?: boolean };
    response.on('error', () => undefined);
    response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' });
    sendOn(response, stream ? RIGHT.repeat(20) : ' '.repeat(PIECE));
  });
});

beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
afterAll(() => server.closeAllConnections());

const model = () => {
  const { port } = server.address() as AddressInfo;
  const choice = { host: 'compatible' as const, model: 'm', key: undefined, baseUrl: `http://127.0.0.1:${port}/v1`, label: 'endless' };
  return askedModel(choice, { silentMs: 120_000, pauseMs: 1 }, notingMeter(), 'text');
};
const QUESTION = { instructions: 'Say.', messages: [{ role: 'user' as const, content: 'Go.' }], mostTokens: 10 };

test.each([
  ['in a shape', () => model().answerInShape(QUESTION, { type: 'object', properties: {} })],
  ['in a stream', () => model().stream(QUESTION)],
])('an answer %s that never ends is read no further than any right one, and not asked for again', async (_, ask) => {
  sent = 0;
  asked = 0;
  await expect(ask()).rejects.toMatchObject({ name: 'HostedFailed', why: 'unusable' });
  expect(asked).toBe(1);
  expect(sent).toBeLessThan(30 * 1024 * 1024);
});
