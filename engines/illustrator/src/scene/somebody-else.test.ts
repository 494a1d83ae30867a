import { expect, test } from 'vitest';
import { comesIn, manyOthersIn, othersIn, saidBy, standsThere, strangerIn, unknownIn } from './somebody-else.ts';

test('a clause of others begins with them and what they do', () => {
  expect(othersIn('A dog ran beside her')).toBe('A dog ran');
  expect(othersIn('Maya ran beside a dog')).toBeUndefined();
  expect(manyOthersIn('The young fish find their way')).toBe(true);
  expect(manyOthersIn('The two friends find their way')).toBe(false);
});

test.each([
  ['It was the man with the hat', 'male'],
  ['It was the woman with the hat', 'female'],
  ['It was the baker', 'anybody'],
  ['She saw the man with the hat', undefined],
] as const)('who comes in: %s', (clause, who) => expect(comesIn(clause)).toBe(who));

test('who stands in the doorway and who asks is somebody else', () => {
  expect(standsThere('In the doorway stood a man')).toBeDefined();
  expect(standsThere('In the doorway stood a chair')).toBeUndefined();
  expect(saidBy('asked a man with a whistle')).toBeDefined();
  expect(saidBy('said the cleaner')).toBeDefined();
  expect(saidBy('asked Maya')).toBeUndefined();
});

test('a name that is none of the cast’s is somebody, a word that only begins the sentence is not', () => {
  expect(unknownIn('Duchess got down')).toBe('Duchess');
  expect(unknownIn('Suddenly got dark')).toBeUndefined();
});

test('a trade is of anybody', () => expect(['the king', 'the aunt', 'the vicar', 'the chair'].map(strangerIn)).toEqual(['male', 'female', 'anybody', undefined]));
