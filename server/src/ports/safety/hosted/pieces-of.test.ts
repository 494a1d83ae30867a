import { expect, test } from 'vitest';
import { piecesOf } from './pieces-of.ts';

test('a text that fits is one piece, and broken letters in it are mended', () => {
  expect(piecesOf('The fox shared a bun.')).toEqual(['The fox shared a bun.']);
  expect(piecesOf('A fox \ud83d.')).toEqual(['A fox \ufffd.']);
});

test.each([
  ['sentences', 'The fox shared a bun with the owl. '.repeat(600), /[.!?] $/],
  ['paragraphs', `${'The fox ran on and on '.repeat(40)}\n\n`.repeat(20), /\s$/],
  ['words', 'fox owl '.repeat(2000), / $/],
  ['one word', 'fox'.repeat(6000), /./],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(900), /(👦|🌈)$/u],
  ['emoji that are out of step', `x${'🦊'.repeat(6500)}`, /🦊$/u],
])('%s: nothing is lost, no piece is long, and none ends inside a letter', (_, text, end) => {
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(6000);
    expect(piece.isWellFormed()).toBe(true);
    expect(piece).toMatch(end);
  }
});

test('one letter of thousands of marks is cut somewhere, and stays well formed', () => {
  const pieces = piecesOf(`a${'\u0301'.repeat(20_000)}`);
  expect(pieces.join('')).toHaveLength(20_001);
});
