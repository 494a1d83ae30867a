// A story begins in the midst of it only where it happens at home.
import { expect, test } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { writePhase } from '../index.ts';

const shapes = (theme: string, type: string): (string | undefined)[] => ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => writePhase(askedBrief('3-4', {
  seed, theme: { category: 'Nature', name: theme }, places: [{ id: 'p', name: 'Aunt Bea’s kitchen', type, magicalProperties: [], inhabitants: [], dangers: [], treasures: [] }],
})).facts.plan.words.shape);

test('a plant in the street is not seen in the kitchen first', () => {
  expect(new Set(shapes('The Seed in the Sidewalk', 'Cozy Kitchen'))).toEqual(new Set(['calm']));
  expect(shapes('The Seed in the Sidewalk', 'Village Square')).toContain('midst');
});
