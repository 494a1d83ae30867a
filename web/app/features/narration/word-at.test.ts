import { expect, it } from 'vitest';
import { wordAt } from './playback.ts';

const WORDS = [0.2, 0.8, 1.5, 3].map((start, place) => ({ from: place * 5, to: place * 5 + 4, start, end: start + 0.4 }));

it('lights the word that is spoken, and keeps it lit through the pause after it', () => {
  expect([0, 0.2, 0.7, 0.8, 2.9, 3, 60].map((seconds) => wordAt(WORDS, seconds))).toEqual([-1, 0, 0, 1, 2, 3, 3]);
});

it('lights nothing where there are no words', () => {
  expect(wordAt([], 1)).toBe(-1);
});
