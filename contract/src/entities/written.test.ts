import { expect, test } from 'vitest';
import { writtenLine, writtenText } from './written.ts';

test('what nobody can see is taken out of a text, and nothing else', () => {
  expect(writtenText(100).parse(' Ma\u0000ya\u0007 \u202Eand\u2069 the fox\r\nlaugh \uD800')).toBe('Maya and the fox\nlaugh \uFFFD');
  for (const text of ['שלום עולם', 'مرحبا', '👩‍👩‍👧 🦊', '<b>not bold</b> & "so"', 'é e\u0301', 'a\tb']) expect(writtenText(100).parse(text)).toBe(text);
});

test('a line has no line breaks', () => {
  expect(writtenLine(100).parse('The\nLost \t Lantern ')).toBe('The Lost Lantern');
});

test('the length counts after cleaning, at the bound and over it', () => {
  expect(writtenLine(3).parse(' abc\u0007 ')).toBe('abc');
  expect(writtenLine(3).safeParse('abcd').success).toBe(false);
});
