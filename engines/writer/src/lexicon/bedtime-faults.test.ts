// What spoils a plan at bedtime is a thing that a child can see, and no trait is without one.
import { expect, it } from 'vitest';
import { inYoungWords, personWords } from '../stage/person-words.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { BEDTIME_AGAIN, BEDTIME_FAULTS } from './bedtime-faults.ts';
import { TRAITS } from './traits.ts';

const [someone] = SAMPLE_CAST;
const spoils = (trait: string, again: boolean, name: 'flaw' | 'cost'): unknown => {
  if (!someone) return undefined;
  const who = { ...someone, id: 'c0', personality: [trait] };
  return inYoungWords(personWords(who, { again, second: false, others: [] }), who, { isLap: false, second: false }).get(name);
};

it('every trait has two faults at bedtime that no other has', () => {
  expect(TRAITS.map(({ words }) => words[0] ?? '').filter((trait) => !BEDTIME_FAULTS[trait])).toEqual([]);
  const flaws = Object.values(BEDTIME_FAULTS).flat().map(([flaw]) => flaw);
  expect(new Set(flaws).size).toBe(flaws.length);
  expect(Object.keys(BEDTIME_AGAIN).filter((trait) => !BEDTIME_FAULTS[trait])).toEqual([]);
});

it('the first plan is spoiled by it and costs something, the second in a few words', () => {
  expect([spoils('serious', false, 'flaw'), spoils('serious', false, 'cost')]).toEqual(BEDTIME_FAULTS.serious?.[0]);
  expect([spoils('serious', true, 'flaw'), spoils('serious', true, 'cost')]).toEqual([BEDTIME_AGAIN.serious?.[0], undefined]);
});
