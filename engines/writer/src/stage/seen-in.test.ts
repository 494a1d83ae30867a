// Where the parts of a story without a place are seen to happen.
import { expect, test } from 'vitest';
import { seenIn } from './seen-in.ts';

const plan = { premise: 'A Class Pet Named Thunder', words: { home: 'Marrow Hill School', spot: 'the caretaker’s garden' } };

test('at home, on the way, where it comes to a head, and home again', () => {
  const seen = (phase: Parameters<typeof seenIn>[0]['phase']) => seenIn({ phase, places: [] }, plan);
  expect(seen('introduction')).toEqual(['Elementary School', 'Elementary School']);
  expect(seen('development')).toEqual(['Elementary School', 'Elementary School']);
  expect(seen('climax')).toEqual(['Vegetable Garden', 'Vegetable Garden']);
  expect(seen('resolution')).toEqual(['Vegetable Garden', 'Elementary School']);
});

const moor = { id: 'moor', name: 'The Moor', type: 'Midnight Moor', description: '', climate: '', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] };

test('a place that a family chose is drawn as it is, where the story comes to a head on its ground', () => {
  const onTheMoor = { premise: 'Three Keys and a Door', words: { home: 'The Moor', spot: 'the ring of white stones' } };
  expect(seenIn({ phase: 'climax', places: [moor] }, onTheMoor)).toBeUndefined();
});

test.each([
  ['the spot of a plot', { premise: 'The Last Wish in the Well', words: { spot: 'the bottom of the wishing well' } }, 'Secret Cave'],
  ['a spot that was asked for', { premise: 'Three Keys and a Door', words: { spot: 'the tiny door under the stairs' }, threads: [{ as: 'spot' as const, a: 'a tiny door', the: 'the tiny door under the stairs', words: 'a tiny door', since: 'introduction' as const }] }, 'the tiny door under the stairs'],
])('%s is in no place of the family: the climax is there, and how it ends', (_, told, spot) => {
  const seen = (phase: Parameters<typeof seenIn>[0]['phase']) => seenIn({ phase, places: [moor] }, told);
  expect([seen('introduction'), seen('development')]).toEqual([undefined, undefined]);
  expect(seen('climax')).toEqual([spot]);
  expect(seen('resolution')).toEqual([spot, '', '']);
});
