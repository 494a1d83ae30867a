import { expect, it } from 'vitest';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { personWords } from './person-words.ts';

const [someone] = SAMPLE_CAST;

it('nobody who whispers is known for a loud voice, and nobody who never sits for standing still, where no look was chosen', () => {
  const ways = (trait: string): string[] => 'Ada Ben Cleo Dov Eli Finn Gus Hana Ivo Jun Kim Lea Max Noa Otto Pia'.split(' ').map((name) => String(personWords({ ...someone!, id: name, name, personality: [trait], appearance: {} }, { again: false, second: false, others: [] }).get('look')));
  expect(ways('Witty').filter((way) => /voice|laugh/u.test(way)).length).toBeGreaterThan(0);
  expect(ways('Shy').filter((way) => /voice|laugh/u.test(way))).toEqual([]);
  expect(ways('Witty').filter((way) => /still/u.test(way)).length).toBeGreaterThan(0);
  expect(ways('Playful').filter((way) => /still/u.test(way))).toEqual([]);
});
