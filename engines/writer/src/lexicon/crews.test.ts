import { describe, expect, test } from 'vitest';
import { crewsFor, isOfChildren, joinsWith } from './crews.ts';

describe('who comes along', () => {
  test.each(['Adventure', 'Sci-Fi Adventures', 'School Life', 'Fairy Tales & Folklore'])('at bedtime they can speak and hold hands: %s', (category) => {
    const crews = crewsFor(category, '5-8').map(({ the }) => the);
    expect(crews.length).toBeGreaterThan(5);
    expect(crews.filter((the) => !isOfChildren(the))).toEqual([]);
    expect(crews.filter((the) => joinsWith(the, '5-8') === undefined)).toEqual([]);
  });

  test('on a lap it is animals, and on a station robots', () => {
    expect(crewsFor('Adventure', '3-4').some(({ the }) => isOfChildren(the))).toBe(false);
    expect(crewsFor('Sci-Fi Adventures', '3-4').map(({ the }) => the)).toContain('the two repair robots');
    expect(joinsWith('the three ducks', '3-4')).toBe('Three ducks came, too. Quack!');
  });

  test('a story that began with ducks goes on with them', () => {
    expect(joinsWith('the three ducks', '5-8')).toContain('Three ducks');
  });
});
