import type { Character } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { describeBonds, describeMissing } from './words.ts';

const named = (id: string, name: string) => ({ id, name }) as Character;

test('what a story still needs is said until it has everything', () => {
  expect(describeMissing(EMPTY_DRAFT)).toBe('Choose who, a theme, and an age');
  const chosen = { ...EMPTY_DRAFT, characterIds: ['a'], ageRange: '5-8' as const };
  expect(describeMissing(chosen)).toBe('Choose a theme');
  expect(describeMissing({ ...chosen, theme: 'The Lost Lantern' })).toBe('');
});

test('roles are told in the order of the cast, whoever got theirs first', () => {
  const cast = [named('a', 'Maya'), named('b', 'Rusty')];
  expect(describeBonds({ ...EMPTY_DRAFT, roles: { b: 'Sidekick', a: 'Hero' } }, cast)).toBe('Maya: Hero, Rusty: Sidekick');
});
