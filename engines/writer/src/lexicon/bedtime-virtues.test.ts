// Whoever saves the day at bedtime does it in a way of their own, and somebody notices something because of it.
import { expect, it } from 'vitest';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { inYoungWords } from '../stage/person-words.ts';
import { BEDTIME_VIRTUES } from './bedtime-virtues.ts';
import { TRAITS } from './traits.ts';
import { YOUNG_VIRTUES } from './young-habits.ts';

const [someone] = SAMPLE_CAST;
const savesTheDay = (trait: string, isLap: boolean): unknown =>
  someone && inYoungWords(new Map(), { ...someone, id: 'c0', personality: [trait] }, { isLap, second: false }).get('virtue');

it('at bedtime every trait saves the day in two ways that no other has', () => {
  const traits = TRAITS.map(({ words }) => words[0] ?? '');
  expect(traits.filter((trait) => !BEDTIME_VIRTUES[trait])).toEqual([]);
  const all = Object.values(BEDTIME_VIRTUES).flat();
  expect(new Set(all).size).toBe(all.length);
});

it('who is funny makes them laugh until they can think at bedtime, and on a lap only makes a face', () => {
  expect(savesTheDay('funny', false)).toBe(BEDTIME_VIRTUES.funny?.[0]);
  expect(savesTheDay('funny', true)).toBe(YOUNG_VIRTUES.funny?.[0]);
});
