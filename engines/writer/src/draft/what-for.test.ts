// What they want is said before anybody packs for it.
import { expect, test } from 'vitest';
import { tellPhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';

test.each([['5-8', 'edge of the map'], ['9-12', 'edge of the map'], ['12-17', 'edge of the map']] as const)('nobody packs, or lies awake, for what has not been said, age %s', (age, want) => {
  const intros = Array.from({ length: 8 }, (_, n) => tellPhase({ ...askedBrief(age), seed: `bag-${n}`, length: 'epic', theme: { category: 'Adventure', name: 'Journey to the Edge of the Map' } }));
  const ready = intros.flatMap(({ made, written }) => made.flatMap(({ beat }, at) => (/^(?:pack|eve)$/u.test(beat) ? [written.paragraphs.slice(0, at + 1).join(' ')] : [])));
  expect(ready.length).toBeGreaterThan(3);
  expect(ready.filter((told) => !told.includes(want))).toEqual([]);
});
