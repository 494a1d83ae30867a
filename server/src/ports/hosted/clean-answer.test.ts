import { expect, test } from 'vitest';
import { cleanAnswer, pieceCleaner } from './clean-answer.ts';

test('in an answer in a shape every text is cleaned, and nothing else is changed', () => {
  const answer = { facts: ['A fox\u0000 waits.', 'Half \ud83d an emoji', 'A whole 🦊', 'over\u202eturned'], 'ke\u0000y': { deep: ['\u0007'] }, count: 3, none: null };
  expect(cleanAnswer(answer)).toEqual({ facts: ['A fox waits.', 'Half  an emoji', 'A whole 🦊', 'overturned'], key: { deep: [''] }, count: 3, none: null });
});

function inPieces(...pieces: string[]): string {
  const { clean, rest } = pieceCleaner();
  return pieces.map(clean).join('') + rest();
}

test('an emoji and a line break that come in two pieces stay whole', () => {
  expect(inPieces('A fox \ud83e', '\udd8a ran.\r', '\nIt hid.\r\n', '\r\nThe end.')).toBe('A fox 🦊 ran.\nIt hid.\n\nThe end.');
});

test('halves that never become whole, and control characters, are taken out', () => {
  expect(inPieces('A\u0000 fox \ud83e', ' ran', '\udd8a', ' on\ud83e')).toBe('A fox  ran on');
  expect(inPieces('over', '\u2028', 'there\r')).toBe('over\nthere\n');
});
