import { expect, test } from 'vitest';
import { shareOf, smallTold } from './small-told.ts';

const small = (text: string): string[] => [...smallTold(['bell', 'cup', 'key', 'chalk', 'ladder', 'yarn'], text)];

test('what is told to be small is known', () => {
  expect(small('The small brass bell rang. There was a cup.')).toEqual(['bell']);
  expect(small('She put a tiny cup on the step.')).toEqual(['cup']);
  expect(small('Rusty had a key. It was for the jam. It did not fit. It was too small.')).toEqual(['key']);
  expect(small('A little ladder stood there, and a ball of red wool. The little dog saw the bell.')).toEqual([]);
});

test('what is told to be small lies there smaller, and a key is no lamp', () => {
  expect(shareOf('bell', new Set(['bell']))).toBeLessThan(shareOf('bell', new Set()));
  expect(shareOf('key', new Set())).toBeLessThan(1);
  expect(shareOf('lantern', new Set())).toBe(1);
});
