/** Servers that speak OpenAI's language more loosely than its document: a whole answer is kept at the first try, a broken one is not. */
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { askedModel } from './ask-model.ts';
import { answering } from './testing/answering.ts';
import { notingMeter } from './testing/noting-meter.ts';

const service = answering();
const meter = notingMeter();
const QUESTION = { instructions: 'x'.repeat(20), messages: [{ role: 'user' as const, content: 'y'.repeat(20) }], mostTokens: 100 };

beforeEach(() => void (meter.noted.length = 0));

const HOSTS = ['compatible', 'openai'] as const;
type Host = (typeof HOSTS)[number];
const asked = (host: Host) => askedModel({ host, model: 'm', key: 'k', baseUrl: service.baseUrl(), label: 'm' }, { silentMs: 20_000, pauseMs: 1 }, meter, 'text').stream(QUESTION);
const say = (body: string, contentType: string) => (response: ServerResponse) => void response.writeHead(200, { 'content-type': contentType }).end(body);
const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (choice: object, more: object = {}): string => event({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }], ...more });
const words = (...pieces: string[]): string => pieces.map((content) => chunk({ delta: { role: 'assistant', content } })).join('');
const stream = (...events: string[]) => say(events.join(''), 'text/event-stream');
const DONE = 'data: [DONE]\n\n';
const whole = (choice: object, more: object = {}) => JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, ...choice }], ...more });
const message = { role: 'assistant', content: 'A fox ran.' };
const usage = { prompt_tokens: 70, completion_tokens: 9, total_tokens: 79 };

describe.each(HOSTS)('of a %s server', (host) => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['a stream that says that it is done, and not how it ended', stream(words('A fox', ' ran.'), DONE)],
    ['a stream whose ends are all empty words', stream(chunk({ delta: { content: 'A fox' }, finish_reason: '' }), chunk({ delta: { content: ' ran.' }, finish_reason: '' }), DONE)],
    ['a stream with CRLF', stream(`${words('A fox', ' ran.')}${DONE}`.replaceAll('\n', '\r\n'))],
    ['a stream with notes between that have no choices, ids that are numbers, and a speaker of another name', stream(
      ': busy\n\n', event({ type: 'ping' }), event({ id: 7, choices: [{ delta: { role: 'model', content: 'A fox ran.' } }] }), chunk({ delta: {}, finish_reason: 'stop' }), event({ usage }), DONE)],
    ['one record where a stream was asked for', say(whole({ message, finish_reason: 'stop' }, { usage }), 'application/json')],
    ['one record that does not say how it ended', say(`\n ${whole({ message })}\n`, 'application/json')],
  ])('%s is whole', async (_, answers) => {
    service.answer = answers;
    expect(await asked(host)).toBe('A fox ran.');
    expect(meter.noted.map(({ outcome }) => outcome)).toEqual(['answered']);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a stream without any end', stream(words('A fox', ' ran.'))],
    ['a stream in which an error came, though it says that it is done', stream(words('A fox'), event({ error: { message: 'the provider is gone', code: 502 } }), DONE)],
    ['a stream that says an error instead of an end', stream(words('A fox'), chunk({ delta: { content: '' }, finish_reason: 'error' }, { error: { message: 'the provider is gone' } }), DONE)],
    ['a record that breaks off', say(whole({ message }).slice(0, -20), 'application/json')],
    ['a record of an error', say(JSON.stringify({ error: { message: 'overloaded' } }), 'application/json')],
    ['a stream that is done before it begins', stream(DONE)],
  ])('%s is asked for again', async (_, answers) => {
    service.answer = answers;
    await expect(asked(host)).rejects.toMatchObject({ why: 'silent' });
    expect(meter.noted).toHaveLength(3);
  });

  test('one record that was cut for want of room is told so, and its tokens are counted', async () => {
    service.answer = say(whole({ message, finish_reason: 'length' }, { usage }), 'application/json');
    let isCut = false;
    const model = askedModel({ host, model: 'm', key: 'k', baseUrl: service.baseUrl(), label: 'm' }, { silentMs: 20_000, pauseMs: 1 }, meter, 'text');
    await model.stream(QUESTION, { onText: async () => undefined, onRestart: async () => undefined, onCut: () => void (isCut = true) });
    expect(isCut).toBe(true);
    expect(meter.noted).toEqual([{ work: 'text', model: 'm', read: 70, written: 9, outcome: 'answered' }]);
  });
});
