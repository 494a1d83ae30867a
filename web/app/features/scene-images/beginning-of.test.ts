import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('whole paragraphs, until there is enough to see', () => {
  const text = ['Maya ran. '.repeat(10).trim(), 'Rusty sat. '.repeat(20).trim(), 'They slept.'].join('\n\n');
  const passage = beginningOf({ text });
  expect(passage).toEqual({ start: 0, end: passage.text.length, text: text.slice(0, text.lastIndexOf('\n\n')) });
});

test('a short part is taken whole, a long paragraph as far as may be sent', () => {
  expect(beginningOf({ text: 'Maya ran.' })).toEqual({ start: 0, end: 9, text: 'Maya ran.' });
  expect(beginningOf({ text: 'a'.repeat(9000) }).text).toHaveLength(4000);
});
