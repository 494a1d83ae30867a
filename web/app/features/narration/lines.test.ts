import { expect, test } from 'vitest';
import { firstWordOfLine } from './lines.ts';

const TEXT = 'Maya looked up. “Who is there?” she said.\n\n…\n\nNobody answered.';
const WORDS = ['Maya', 'looked', 'up', 'Who', 'is', 'there', 'she', 'said', 'Nobody', 'answered'].map((word, place) => {
  const from = TEXT.indexOf(word);
  return { from, to: from + word.length, start: place, end: place + 1 };
});

test('the line of a word begins with its first spoken word', () => {
  expect([-1, 0, 2, 3, 5, 6, 9].map((lit) => firstWordOfLine(TEXT, WORDS, lit))).toEqual([0, 0, 0, 3, 3, 6, 8]);
});

test('the next line is the next that is spoken, and after the last there is none', () => {
  expect([0, 4, 6].map((lit) => firstWordOfLine(TEXT, WORDS, lit, 1))).toEqual([3, 6, 8]);
  expect(firstWordOfLine(TEXT, WORDS, 9, 1)).toBeNull();
});

test('the line before is the one that was spoken before, and before the first there is none', () => {
  expect([4, 6, 9].map((lit) => firstWordOfLine(TEXT, WORDS, lit, -1))).toEqual([0, 3, 6]);
  expect(firstWordOfLine(TEXT, WORDS, 2, -1)).toBeNull();
});

test('a recording without words has no lines', () => {
  expect(firstWordOfLine(TEXT, [], 0)).toBeNull();
});
