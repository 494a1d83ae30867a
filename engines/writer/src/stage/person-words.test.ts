import { expect, it } from 'vitest';
import { traitsOf } from '../lexicon/traits.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { PLANT } from '../voices/chapter/introduction/plant.ts';
import { personWords, seenBesideKin } from './person-words.ts';

const [someone] = SAMPLE_CAST;
const CHAPTER_PLANT = PLANT.plant ?? [];

it('nobody who whispers is known for a loud voice, and nobody who never sits for standing still, where no look was chosen', () => {
  const ways = (trait: string): string[] => 'Ada Ben Cleo Dov Eli Finn Gus Hana Ivo Jun Kim Lea Max Noa Otto Pia'.split(' ').map((name) => String(personWords({ ...someone!, id: name, name, personality: [trait], appearance: {} }, { again: false, second: false, others: [] }).get('look')));
  expect(ways('Witty').filter((way) => /voice|laugh/u.test(way)).length).toBeGreaterThan(0);
  expect(ways('Shy').filter((way) => /voice|laugh/u.test(way))).toEqual([]);
  expect(ways('Witty').filter((way) => /still/u.test(way)).length).toBeGreaterThan(0);
  expect(ways('Playful').filter((way) => /still/u.test(way))).toEqual([]);
});

it('what nobody called a talent is of the trait that saves the day', () => {
  const words = personWords({ ...someone!, id: 'c0', personality: ['Exact', 'Grumpy'] }, { again: false, second: false, others: [] });
  const [exact] = traitsOf(['Exact']);
  expect(words.get('virtue')).toBe(exact?.virtue);
  expect(words.get('knack')).toEqual(exact?.habit);
  expect(CHAPTER_PLANT.filter((core) => core.includes('{H.habit}'))).toEqual([]);
});

it('what went wrong and what saves the day are two sides of one nature: what everybody sighed at was the way', () => {
  const both = personWords({ ...someone!, id: 'a', personality: ['Hot-tempered', 'Kind'], appearance: {} }, { again: false, second: false, others: [] });
  const one = personWords({ ...someone!, id: 'a', personality: ['Hot-tempered'], appearance: {} }, { again: false, second: false, others: [] });
  expect(one.get('virtue')).toContain('temper');
  expect([both.get('flaw'), both.get('virtue')]).toEqual([one.get('flaw'), one.get('virtue')]);
});

it('no two of a cast are known by one way', () => {
  const cast = 'Ada Ben Cleo Dov Eli Finn'.split(' ').map((name) => ({ ...someone!, id: name, name, personality: ['Playful'], appearance: {} }));
  for (let size = 2; size <= cast.length; size += 1) {
    const ways = cast.slice(0, size).map((who, at) => personWords(who, { again: false, second: false, others: cast.slice(0, at) }).get('look'));
    expect(new Set(ways).size).toBe(size);
  }
});

it('whose aunt somebody is, is not said twice', () => {
  const aunt = { ...someone!, id: 'c1', name: 'Greta', gender: 'female' as const, type: 'Human - Family - Aunt or Uncle', role: 'Mentor', appearance: {} };
  const words = personWords(aunt, { again: false, second: false, others: [] });
  const family = { relationships: [{ from: 'c0', to: 'c1', type: 'Family' }] };
  expect(seenBesideKin(words, aunt, family).get('a-kind')).toContain('grown-up');
  expect(seenBesideKin(words, aunt, { relationships: [] }).get('a-kind')).toContain('aunt');
});
