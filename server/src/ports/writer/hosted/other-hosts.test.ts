/** The hosted storyteller against stand-ins that speak as Anthropic and Google do: their streams, shapes and errors. */
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAnthropicStandIn } from '../../../testing/hosts/anthropic-stand-in.ts';
import { openGoogleStandIn } from '../../../testing/hosts/google-stand-in.ts';
import type { House } from '../../../testing/hosts/house.ts';
import type { Answer } from '../../../testing/openai/answers.ts';
import { askedModel } from '../../hosted/ask-model.ts';
import type { ModelChoice } from '../../hosted/settings.ts';
import { notingMeter } from '../../hosted/testing/noting-meter.ts';
import { builtInSafety } from '../../safety/built-in.ts';
import { aBrief } from '../a-brief.fixture.ts';
import { obeysWriterPromises } from '../writer.compliance.ts';
import { hostedWriter } from './hosted-writer.ts';

const log = pino({ level: 'silent' });
const error = (status: number, code?: string): Answer => ({ is: 'error', status, ...(code ? { code } : {}) });

interface Row {
  name: string;
  host: 'anthropic' | 'google';
  /** The older model answers in a shape through a tool. */
  model: string;
  open: () => Promise<House & { key: string }>;
  /** Answers after which it is asked again. */
  again: [string, Answer][];
  /** Answers that end it at once, because asking again would not help. */
  ends: [string, Answer][];
  /** Errors that say that its own filter held the answer back. */
  held: [string, Answer][];
}

const BLOCKED = 'Output blocked by content filtering policy';

const ROWS: Row[] = [
  {
    name: 'Anthropic', host: 'anthropic', model: 'claude-haiku-4-5', open: openAnthropicStandIn,
    again: [['too many requests', error(429)], ['an overload', error(529)], ['an overload in the middle of a stream', { is: 'cut' }], ['a stream without an end', { is: 'unfinished' }], ['a page', { is: 'not-json' }]],
    ends: [['a key', error(401)], ['no credit', error(400, 'Your credit balance is too low to access the Anthropic API.')], ['a model that is not there', error(404)], ['no right', error(403)]],
    held: [['before it began', error(400, BLOCKED)], ['in its middle', { is: 'cut', says: BLOCKED }]],
  },
  {
    name: 'an older model of Anthropic', host: 'anthropic', model: 'claude-3-haiku-20240307', open: openAnthropicStandIn, again: [], ends: [], held: [],
  },
  {
    name: 'Google', host: 'google', model: 'gemini-2.5-flash', open: openGoogleStandIn,
    again: [["a minute's quota", error(429, '0')], ['an overload', error(503)], ['a cut stream', { is: 'cut' }], ['a stream without an end', { is: 'unfinished' }]],
    ends: [["a day's quota", error(429, 'PerDay')], ['a key', error(400)], ['a model that is not there', error(404)], ['no right', error(403)]],
    held: [],
  },
];

describe.each(ROWS)('$name', ({ host, model, open, again, ends, held, name }) => {
  let standIn: House & { key: string };
  const meter = notingMeter();
  const writer = (change: Partial<ModelChoice> = {}) => {
    const choice = { host, model, key: standIn.key, baseUrl: standIn.url, label: `${model} (${name})`, ...change };
    return hostedWriter(askedModel(choice, { silentMs: 20_000, pauseMs: 1 }, meter, 'text'), { safety: builtInSafety(), log });
  };
  const isStory = ({ path, body }: House['asked'][number]) => path.includes('stream') || (body as { stream?: boolean }).stream === true;
  const storiesAsked = () => standIn.asked.filter(isStory).length;

  beforeAll(async () => {
    standIn = await open();
  });
  beforeEach(() => standIn.clear());
  afterEach(() => expect(standIn.mistakes).toEqual([]));
  afterAll(() => standIn.close());

  // The older one differs in nothing but the shape.
  if (again.length > 0) obeysWriterPromises(name, () => writer());

  test('tells its tokens, and the facts of a part in a shape', async () => {
    meter.noted.length = 0;
    const { facts } = await writer().write(aBrief());
    expect(facts).toEqual({ version: 'hosted-1', facts: ['The gate is open now.', 'They carry the lunch.'] });
    expect(meter.noted).toHaveLength(2);
    for (const { read, written, outcome } of meter.noted) expect([outcome, (read ?? 0) > 50, (written ?? 0) > 5]).toEqual(['answered', true, true]);
  });

  test.skipIf(again.length === 0).each(again)('is asked again after %s, and the story comes', async (_, answer) => {
    standIn.next(answer);
    expect((await writer().write(aBrief())).paragraphs.length).toBeGreaterThanOrEqual(6);
    expect(storiesAsked()).toBe(2);
  });

  test.skipIf(ends.length === 0).each(ends)('turns us away at once for want of %s', async (_, answer) => {
    standIn.next(answer);
    await expect(writer().write(aBrief())).rejects.toMatchObject({ name: 'HostedFailed', why: 'turned-away' });
    expect(storiesAsked()).toBe(1);
  });

  test('does not know a wrong key', async () => {
    await expect(writer({ key: 'wrong' }).write(aBrief())).rejects.toMatchObject({ name: 'HostedFailed', why: 'turned-away' });
  });

  test.each(held)('an answer that it held back %s with an error is asked for in other words, and twice is enough', async (_, blocked) => {
    standIn.next(blocked);
    expect((await writer().write(aBrief())).paragraphs.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(standIn.asked.filter(isStory).at(-1)?.body)).toContain('It was held back before its end.');
    standIn.next(blocked, blocked);
    await expect(writer().write(aBrief())).rejects.toMatchObject({ why: 'unusable' });
  });

  test('an answer that it held back for its content twice is not kept', async () => {
    const filtered: Answer = { is: 'text', text: 'Maya', finish: 'content_filter' };
    standIn.next(filtered, filtered);
    await expect(writer().write(aBrief())).rejects.toMatchObject({ why: 'unusable' });
  });
});
