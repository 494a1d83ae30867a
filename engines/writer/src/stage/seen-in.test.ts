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

test('a place that a family chose is drawn as it is', () => {
  const moor = { name: 'The Moor', type: 'Midnight Moor', description: '', climate: '', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] };
  expect(seenIn({ phase: 'climax', places: [{ id: 'moor', ...moor }] }, plan)).toBeUndefined();
});
