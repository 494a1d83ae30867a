// What a family asked of a whole story goes along to the picture of each part.
import { expect, test } from 'vitest';
import { askedTold } from './asked-told.ts';

const UMBRELLA = { as: 'tool', words: 'Maya carried a red umbrella', a: 'a red umbrella', the: 'the red umbrella', since: 'introduction' };
const facts = (threads: unknown[], wishes: unknown[] = []): unknown => ({ version: 1, plan: { threads }, wishes });

test('what is carried comes with the words that say who carries it', () => {
  expect(askedTold(facts([UMBRELLA]), '', 'climax')).toEqual({ carried: ['Maya carried a red umbrella'] });
});

test('what is asked for later, or missing, is not there', () => {
  expect(askedTold(facts([{ ...UMBRELLA, since: 'climax' }]), '', 'development')).toEqual({});
  expect(askedTold(facts([{ ...UMBRELLA, lost: true }]), '', 'climax')).toEqual({});
});

test('the wish goes along as it was written and as its teller understood it', () => {
  const wishes = [{ kind: 'fact', words: 'It was a snowy day', from: 'prompt' }, { kind: 'newcomer', words: 'a cat', from: 'prompt' }, { kind: 'fact', words: 'It rained', from: 'answer' }];
  expect(askedTold(facts([], wishes), 'A story about a snowy day', 'introduction')).toEqual({ asked: 'It was a snowy day. A story about a snowy day.' });
});

test.each([null, undefined, {}, { plan: {} }, { plan: { threads: [7, null] }, wishes: [null, 3] }, { version: 'hosted-1', facts: [] }])('of %j only the wish is known', (some) => {
  expect(askedTold(some, 'It rains.', 'climax')).toEqual({ asked: 'It rains.' });
});
