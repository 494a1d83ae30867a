/** What a question costs where the service does not say, and where its answer cannot be read; and letters that nobody can keep. */
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { askedModel } from './ask-model.ts';
import { answering } from './testing/answering.ts';
import { notingMeter } from './testing/noting-meter.ts';

const service = answering();
const meter = notingMeter();
const model = () => askedModel({ host: 'compatible', model: 'm', key: undefined, baseUrl: service.baseUrl(), label: 'm' }, { silentMs: 20_000, pauseMs: 1 }, meter, 'text');
/** 40 letters, which are ten tokens. */
const QUESTION = { instructions: 'x'.repeat(20), messages: [{ role: 'user' as const, content: 'y'.repeat(20) }], mostTokens: 100 };

beforeEach(() => void (meter.noted.length = 0));

const SHAPE = { type: 'object' as const, properties: { labels: { type: 'array' as const } }, required: ['labels'] };
const asJson = (value: object) => (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const chat = (content: string, more: object = {}) =>
  asJson({ id: '1', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }], ...more });

test.each<[string, object | null]>([['says nothing of tokens', null], ['says that there were none', { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }]])(
  'of a service that %s, four letters count as one', async (_, usage) => {
    const chunk = (choice: object) => `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }], ...(usage ? { usage } : {}) })}\n\n`;
    service.answer = (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' })
      .end(`${chunk({ delta: { role: 'assistant', content: 'z'.repeat(80) }, finish_reason: null })}${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
    await model().stream(QUESTION);
    service.answer = chat('{"labels":["a red fox"]}', usage ? { usage } : {});
    expect(await model().answerInShape(QUESTION, SHAPE)).toEqual({ labels: ['a red fox'] });
    expect(meter.noted).toEqual([
      { work: 'text', model: 'm', read: 10, written: 20, outcome: 'answered' }, { work: 'text', model: 'm', read: 10, written: 6, outcome: 'answered' },
    ]);
  });

test.each<[string, string, 'answered' | 'failed']>([['that tells no tokens', 'data: [DONE]\n\n', 'answered'], ['that broke off', '', 'failed']])(
  'what a model thinks aloud is paid for as well, of an answer %s', async (_, end, outcome) => {
    const chunk = (delta: object) => `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta }] })}\n\n`;
    service.answer = (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`${chunk({ reasoning_content: 'Six paragraphs.'.repeat(8) })}${chunk({ content: 'z'.repeat(40) })}${end}`);
    await model().stream(QUESTION).catch(() => undefined);
    expect(meter.noted[0]).toEqual({ work: 'text', model: 'm', read: 10, written: 40, outcome });
  });

test.each<[string, (response: ServerResponse) => void, object]>([
  ['in no shape', chat('I see a fox.', { usage: { prompt_tokens: 70, completion_tokens: 9, total_tokens: 79 } }), { read: 70, written: 9 }],
  ['in no shape, and without its tokens', chat('I see a fox.'), { read: 10, written: 3 }],
  ['that was cut off', (response) => chat('{"labels":["a re', { choices: [{ index: 0, finish_reason: 'length', message: { role: 'assistant', content: '{"labels":["a re' } }] })(response), { read: 10, written: 4 }],
])('an answer %s is paid for', async (_, answers, used) => {
  service.answer = answers;
  await expect(model().answerInShape(QUESTION, SHAPE)).rejects.toMatchObject({ why: 'unusable' });
  expect(meter.noted).toEqual([{ work: 'text', model: 'm', ...used, outcome: 'failed' }]);
});

const endsWith = (finish: string, ...pieces: string[]) => (response: ServerResponse) => {
  const chunk = (choice: object) => `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, ...choice }] })}\n\n`;
  const words = pieces.map((content) => chunk({ delta: { content }, finish_reason: null })).join('');
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`${words}${chunk({ delta: {}, finish_reason: finish })}data: [DONE]\n\n`);
};
const streamed = (...pieces: string[]) => endsWith('stop', ...pieces);
const listening = (onText: (piece: string) => Promise<void>) => ({ onText, onRestart: async () => undefined });

test('letters that no database keeps are taken out of words and of answers in a shape before anybody has them', async () => {
  const heard: string[] = [];
  service.answer = streamed('A\u0000 fox \ud83e', '\udd8a ran \ud83e.', '\u202e It hid.\ud83e');
  expect(await model().stream(QUESTION, listening(async (piece) => void heard.push(piece)))).toBe('A fox 🦊 ran . It hid.');
  expect(heard.join('')).toBe('A fox 🦊 ran . It hid.');
  service.answer = chat(JSON.stringify({ labels: ['a\u0000 fox', 'half \ud83e'] }));
  expect(await model().answerInShape(QUESTION, SHAPE)).toEqual({ labels: ['a fox', 'half '] });
});

test('what goes wrong where an answer is kept is not told as a fault of the service, which is not asked again', async () => {
  const slip = new Error('the database is away');
  let asked = 0;
  service.answer = (response) => {
    asked += 1;
    streamed('A fox ran.')(response);
  };
  await expect(model().stream(QUESTION, listening(() => Promise.reject(slip)))).rejects.toBe(slip);
  expect(asked).toBe(1);
});

describe('a server that says in a word of its own how an answer ended', () => {
  test.each(['eos', 'eos_token', 'end_turn', 'COMPLETE', 'STOP'])('is believed that it is whole: %s', async (word) => {
    service.answer = endsWith(word, 'A fox ran.');
    expect(await model().stream(QUESTION)).toBe('A fox ran.');
    service.answer = asJson({ id: '1', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, finish_reason: word, message: { role: 'assistant', content: '{"labels":["fox"]}' } }] });
    expect(await model().answerInShape(QUESTION, SHAPE)).toEqual({ labels: ['fox'] });
    expect(meter.noted.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
  });

  test.each(['max_tokens', 'model_length'])('is believed that there was no room left: %s', async (word) => {
    let isCut = false;
    service.answer = endsWith(word, 'A fox');
    await model().stream(QUESTION, { ...listening(async () => undefined), onCut: () => void (isCut = true) });
    expect(isCut).toBe(true);
  });

  test.each(['abort', 'insufficient_system_resource'])('is asked again where it broke off: %s', async (word) => {
    service.answer = endsWith(word, 'A fox');
    await expect(model().stream(QUESTION)).rejects.toMatchObject({ why: 'silent' });
    expect(meter.noted).toHaveLength(3);
  });
});
