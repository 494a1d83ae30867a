import { expect, test } from 'vitest';
import { endInText, isBelow } from './passages.ts';

const TEXT = 'Maya found a lantern.\n\nIt hummed a little.\n\nRusty sneezed.';
const at = (text: string) => ({ start: TEXT.indexOf(text), end: TEXT.indexOf(text) + text.length, text });

test('a passage is found where it was selected, or where it stands now', () => {
  expect(endInText(TEXT, at('It hummed a little.'))).toBe(TEXT.indexOf('little.') + 'little.'.length);
  expect(endInText(`Once more. ${TEXT}`, at('Rusty sneezed.'))).toBe(TEXT.length + 'Once more. '.length);
  expect(endInText('Everything is different now.', at('Rusty sneezed.'))).toBeNull();
});

test('a passage over two paragraphs keeps its place whatever stands between them', () => {
  const both = 'a lantern.\n\nIt hummed';
  expect(endInText(TEXT.replace('\n\n', '\n \n'), at(both))).toBeNull();
  expect(endInText(TEXT, { ...at(both), text: 'a lantern. It hummed' })).toBe(at(both).end);
});

test('what ends in a paragraph, or between it and the next, stands below it and below no other', () => {
  const places = [{ from: 0, next: 23 }, { from: 23, next: 44 }, { from: 44, next: Infinity }];
  const below = (end: number | null) => places.flatMap((place, index) => (isBelow(end, place) ? [index] : []));
  expect([1, 21, 23, 24, 44, 900, null].map(below)).toEqual([[0], [0], [0], [1], [1], [2], []]);
});
