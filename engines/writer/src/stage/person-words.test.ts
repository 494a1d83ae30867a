import { expect, it } from 'vitest';
import { traitsOf } from '../lexicon/traits.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { PLANT } from '../voices/chapter/introduction/plant.ts';
import { personWords } from './person-words.ts';

const [someone] = SAMPLE_CAST;
const CHAPTER_PLANT = PLANT.plant ?? [];

it('nobody who whispers is known for a loud voice, and nobody who never sits for standing still, where no look was chosen', () => {
  const ways = (trait: string): string[] => 'Ada Ben Cleo Dov Eli Finn Gus Hana Ivo Jun Kim Lea Max Noa Otto Pia'.split(' ').map((name) => String(personWords({ ...someone!, id: name, name, personality: [trait], appearance: {} }, { again: false, second: false, others: [] }).get('look')));
  expect(ways('Witty').filter((way) => /voice|laugh/u.test(way)).length).toBeGreaterThan(0);
  expect(ways('Shy').filter((way) => /voice|laugh/u.test(way))).toEqual([]);
  expect(ways('Witty').filter((way) => /still/u.test(way)).length).toBeGreaterThan(0);
  expect(ways('Playful').filter((way) => /still/u.test(way))).toEqual([]);
});

it('what nobody called a talent is of the trait that saves the day, and not of the one that is at fault', () => {
  const words = personWords({ ...someone!, id: 'c0', personality: ['Exact', 'Grumpy'] }, { again: false, second: false, others: [] });
  const [grumpy] = traitsOf(['Grumpy']);
  expect(words.get('virtue')).toBe(grumpy?.virtue);
  expect(words.get('knack')).toEqual(grumpy?.habit);
  expect(CHAPTER_PLANT.filter((core) => core.includes('{H.habit}'))).toEqual([]);
});
