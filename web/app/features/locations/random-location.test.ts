import { locationFormSchema } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { LOCATION_TYPE_PATHS } from '@fableloom/contract/taxonomies/read-location-type';
import { describe, expect, it } from 'vitest';
import { missingIn } from './draft.ts';
import { randomLocation } from './random-location.ts';

function rolls(start: number) {
  let at = start;
  return () => (at = (at + 0.618034) % 1);
}

describe('a random location', () => {
  const many = Array.from({ length: 200 }, (_, place) => randomLocation(rolls(place / 200)));

  it('can be saved as it is, also with the longest type in its name', () => {
    for (const location of many) {
      expect(missingIn(location)).toEqual([]);
      expect(locationFormSchema.safeParse(location).success).toBe(true);
    }
    const longest = Math.max(...LOCATION_TYPE_PATHS.map(({ type }) => type.length));
    expect('The Upside-Down '.length + longest).toBeLessThanOrEqual(LIMITS.name);
  });

  it('has one to three different things of each list', () => {
    for (const { magicalProperties, inhabitants, dangers, treasures } of many) {
      for (const list of [magicalProperties, inhabitants, dangers, treasures]) {
        expect(list.length).toBeGreaterThanOrEqual(LIMITS.randomLocationItems.min);
        expect(list.length).toBeLessThanOrEqual(LIMITS.randomLocationItems.max);
        expect(new Set(list).size).toBe(list.length);
      }
    }
  });
});
