import { characterFormSchema } from '@fableloom/contract';
import { appearanceOptions } from '@fableloom/contract/taxonomies/appearance';
import { describe, expect, it } from 'vitest';
import { fitAppearance, missingIn } from './draft.ts';
import { randomCharacter } from './random-character.ts';

/** A roll that walks evenly through its range. */
function rolls(start: number) {
  let at = start;
  return () => (at = (at + 0.618034) % 1);
}

describe('a random character', () => {
  const many = Array.from({ length: 200 }, (_, place) => randomCharacter(rolls(place / 200)));

  it('can be saved as it is', () => {
    for (const character of many) {
      expect(missingIn(character, null)).toEqual([]);
      expect(characterFormSchema.safeParse(character).success).toBe(true);
    }
  });

  it('has only what its kind can have', () => {
    for (const { appearance, type } of many) {
      expect(fitAppearance(appearance, type)).toEqual(appearance);
      if (appearanceOptions(type).hairColor.length === 0) expect(appearance.hairColor).toBe('');
    }
  });
});
