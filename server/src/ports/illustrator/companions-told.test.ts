// Whom a teller noted as going along.
import { expect, test } from 'vitest';
import { companionsTold } from './companions-told.ts';

const DOG = { as: 'helper', words: 'Maya’s dog Biscuit', a: 'Maya’s dog Biscuit', the: 'Biscuit', since: 'introduction' };
const facts = (...threads: unknown[]): unknown => ({ version: 1, plan: { threads } });

test('whom a family asked for goes along, and is there in every later part', () => {
  expect(companionsTold(facts(DOG), 'introduction')).toEqual([{ words: 'Maya’s dog Biscuit', called: 'Biscuit' }]);
  expect(companionsTold(facts(DOG), 'climax')).toEqual([{ words: 'Maya’s dog Biscuit', called: 'Biscuit', along: true }]);
  expect(companionsTold(facts(DOG))).toEqual([{ words: 'Maya’s dog Biscuit', called: 'Biscuit' }]);
});

test('who is stuck or lost somewhere goes nowhere', () => {
  expect(companionsTold(facts({ ...DOG, stays: true }), 'climax')).toEqual([{ words: 'Maya’s dog Biscuit', called: 'Biscuit' }]);
});

test.each([null, undefined, {}, { plan: {} }, facts({ as: 'tool', a: 'a key', the: 'the key', since: 'introduction' }), facts(7, null), { version: 'hosted-1', facts: [] }])('nobody of %j', (some) => {
  expect(companionsTold(some, 'climax')).toEqual([]);
});
