import { expect, test } from 'vitest';
import { readThings } from './things.ts';

const names = (text: string) => readThings(text).map(({ prop }) => prop);

test('things that are there are seen', () => {
  expect(names('Under the hedge lay a golden key.')).toEqual(['key']);
  expect(names('There stood a big door.')).toEqual(['door']);
  expect(names('A candle burned.')).toEqual(['candle']);
  expect(names('They ran through the old town with a map.')).toEqual(['map']);
});

test('figures of speech, mere mentions and what is not there are no things', () => {
  expect(names('The moon was like a cake. It was as good as a rope to hold on to.')).toEqual([]);
  expect(names('Everybody talked about the map. There was no lantern, and she had no key.')).toEqual([]);
  expect(names('The moon rose. A smell of cake came from the kitchen.')).toEqual([]);
});

test('what is held and told of again comes first, and there are at most three', () => {
  expect(names('A lantern hung there. On the wall hung a mirror and there was a drum. Maya found a key. She held the key.')[0]).toBe('key');
  expect(names('He saw a drum. He saw a mirror. He saw a key. He saw a book. He saw a tent.')).toHaveLength(3);
});

test('what is worn, only planned or magnificent lies nowhere', () => {
  for (const text of ['What they saw first was a long cape.', 'It was a plan for a cake.', 'For some minutes she was magnificent.']) expect(readThings(text), text).toEqual([]);
  expect(readThings('Maya held a magnifying glass.').map(({ prop }) => prop)).toEqual(['magnifier']);
});

test('a silver flute is one flute and no lute', () => {
  expect(readThings('A silver flute hung on a hook.').map(({ prop }) => prop)).toEqual(['silverflute']);
  expect(readThings('Maya held a lute.').map(({ prop }) => prop)).toEqual(['guitar']);
});

test('what a bridge has is in no hand, and what is only written is not there', () => {
  expect(readThings('When they came to the new bridge with the ribbon they stopped.').some(({ prop, inHand }) => prop === 'bow' && inHand)).toBe(false);
  expect(names('A poster said: three keys, one door, and the first one through may keep what is behind it.')).not.toContain('key');
});
