import { expect, test } from 'vitest';
import { readLook } from '../character/read-look.ts';
import { character, maya } from '../testing/families.ts';
import { hasHair } from './on-head.ts';

test('a book on the head lies on hair where there is hair, and on the skull of a skeleton', () => {
  expect(hasHair(readLook(maya))).toBe(true);
  expect(hasHair(readLook(character('h', 'Dark Being - Spooky Neighbors - Little Skeleton')))).toBe(false);
  expect(hasHair(readLook(character('r', 'Animal - Forest Animals - Red Fox')))).toBe(false);
});
