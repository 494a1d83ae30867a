import type { Character } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { describeBonds } from './words.ts';

const named = (id: string, name: string) => ({ id, name }) as Character;

test('roles are told in the order of the cast, whoever got theirs first', () => {
  const cast = [named('a', 'Maya'), named('b', 'Rusty')];
  expect(describeBonds({ ...EMPTY_DRAFT, roles: { b: 'Sidekick', a: 'Hero' } }, cast)).toBe('Maya: Hero, Rusty: Sidekick');
});
