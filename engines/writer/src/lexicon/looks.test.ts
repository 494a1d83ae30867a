// Looks are told as a phrase, not as a list.
import { expect, test } from 'vitest';
import type { WriterCharacter } from '../brief.ts';
import { looksOf } from './looks.ts';

test('of many features one is chosen, with its article', () => {
  const nora: WriterCharacter = {
    id: 'n', name: 'Nora', type: 'Human', gender: 'female', personality: [],
    appearance: { hairColor: 'Honey blond hair and braids', distinguishingFeature: 'freckles, dungarees, wheelchair' },
  };
  expect(looksOf(nora)).toBe('honey blond hair and a wheelchair');
});
