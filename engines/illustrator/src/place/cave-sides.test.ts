import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';
import { sidesOf } from './cave-sides.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `cave ${i}`);
const CAVE = { features: [], plants: [] };

test('one cave is not the next: what is at its sides differs, and never stands at both', () => {
  const sides = SEEDS.map((seed) => sidesOf(seed, CAVE));
  expect(new Set(sides.map((both) => both.join(' '))).size).toBeGreaterThan(15);
  expect(sides.filter(([left, right]) => left === right)).toEqual([]);
});

test('where embers fly nothing grows and no water stands', () => {
  const hot = new Set(SEEDS.flatMap((seed) => sidesOf(seed, { ...CAVE, weather: 'embers' })));
  expect([...hot].toSorted()).toEqual(['crystals', 'geodes', 'pillars']);
});

test('a cave of crystals has crystals at both sides, whatever its seed', () => {
  for (const seed of SEEDS) expect(sidesOf(seed, { ...CAVE, features: ['bigcrystals', 'crystals'] })).toEqual(['crystals', 'crystals']);
});

test('every side is drawn soundly', () => {
  for (const seed of SEEDS) expect(drawPicture({ is: 'place', seed, place: place('', 'Cave of Bats') }).svg).not.toMatch(/NaN|undefined/);
});
