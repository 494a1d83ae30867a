import { describe, expect, test } from 'vitest';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';
import { countWords } from '../tell/measure.ts';
import { cameAfter, caughtUpFor, crewsFor, isInHindsight, isOfChildren, joinsWith } from './crews.ts';

describe('who comes along', () => {
  const categories = ['Adventure', 'Sci-Fi Adventures', 'School Life', 'Fairy Tales & Folklore'];
  test.each(categories.flatMap((category) => [[category, '5-8'], [category, '9-12']]))('they can speak and hold hands: %s at %s', (category, age) => {
    const crews = crewsFor(category, age).map(({ the }) => the);
    expect(crews.length).toBeGreaterThan(5);
    expect(crews.filter((the) => !isOfChildren(the))).toEqual([]);
    expect(crews.filter((the) => joinsWith(the, age) === undefined)).toEqual([]);
  });

  test('on a lap it is animals, and on a station robots', () => {
    expect(crewsFor('Adventure', '3-4').some(({ the }) => isOfChildren(the))).toBe(false);
    expect(crewsFor('Sci-Fi Adventures', '3-4').map(({ the }) => the)).toContain('the two repair robots');
    expect(joinsWith('the three ducks', '3-4')).toBe('Three ducks came, too. Quack!');
  });

  test('a story that began with ducks goes on with them', () => {
    expect(joinsWith('the three ducks', '5-8')).toContain('Three ducks');
    expect(joinsWith('the three ducks', '9-12')).toContain('Three ducks');
  });

  test('who has come after all is told at bedtime in so few words that the first scene on the way has room for them', () => {
    const told = [...crewsFor('School Life', '5-8').map(({ the }) => cameAfter(the, '5-8') ?? ''), ...caughtUpFor('5-8').slice(1, -1).split('|')];
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((line) => line === '' || countWords(line) > 11)).toEqual([]);
  });

  test.each(['5-8', '9-12', '12-17'])('a long way from home no neighbour comes running after them, age %s', (age) => {
    const afar = caughtUpFor(age, true).slice(1, -1).split('|');
    expect(afar.length).toBeGreaterThan(1);
    expect(afar.filter((line) => /home|neighbour|next door/u.test(line))).toEqual([]);
    expect(isInHindsight(caughtUpFor(age, true))).toBe(true);
  });

  test('no goat comes along where a goat is against them', () => {
    const [hero] = askedBrief('3-4').characters;
    const goat = { id: 'lou', name: 'Lou', type: 'Animal - Pets and Farm Animals - Goat', gender: 'female' as const, personality: ['Stubborn'], appearance: {} };
    const crews = Array.from({ length: 40 }, (_, n) => writePhase({
      ...askedBrief('3-4'), seed: `goat-${n}`, theme: { category: 'Mystery', name: 'Footprints in the Flour' }, characters: hero ? [hero, goat] : [], relationships: [{ from: hero?.id ?? '', to: 'lou', type: 'Rival' }],
    }).facts.plan.words.crew ?? '');
    expect(new Set(crews).size).toBeGreaterThan(3);
    expect(crews.filter((the) => the.includes('goat'))).toEqual([]);
  });
});
