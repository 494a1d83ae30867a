import { expect, test } from 'vitest';
import { builtInSafety } from '../safety/built-in.ts';
import { NO_WORDS, withoutWords } from './no-words.ts';

test.each([
  ['A castle on a hill.', `A castle on a hill. ${NO_WORDS}`],
  ['A castle on a hill', `A castle on a hill. ${NO_WORDS}`],
  ['"Look, a castle!"', `"Look, a castle!" ${NO_WORDS}`],
  ['', NO_WORDS],
])('%s forbids writing in the picture, once', (asked, said) => {
  expect(withoutWords(asked)).toBe(said);
  expect(withoutWords(said)).toBe(said);
});

test('what is forbidden is nothing that the gate would stop', async () => {
  expect(await builtInSafety().check(NO_WORDS, '3-4')).toEqual({ is: 'safe' });
});
