// What a teller noted of where a part is.
import { expect, test } from 'vitest';
import { aroundTold } from './around-told.ts';

test.each([
  [{ version: 1, seen: ['Crystal Cave', 'a village'] }, 0.2, 'Crystal Cave'],
  [{ version: 1, seen: ['Crystal Cave', 'a village'] }, 0.8, 'a village'],
  [{ version: 1, seen: ['Crystal Cave', '', ''] }, 0.3, 'Crystal Cave'],
  [{ version: 1, seen: ['Crystal Cave', '', ''] }, 0.4, ''],
  [{ version: 1, seen: ['Crystal Cave'] }, 1, 'Crystal Cave'],
  [{ version: 1, seen: [] }, 0, ''],
  [{ version: 'hosted-1', facts: [] }, 0.2, ''],
  [{ version: 1 }, 0.2, ''],
  [{ seen: [7] }, 0, ''],
  [null, 0, ''],
])('%j after %d of the part: %j', (facts, share, around) => {
  expect(aroundTold(facts, 'x'.repeat(100), Math.round(share * 100))).toBe(around);
});

test('a paragraph is where its teller has noted it, until there are other paragraphs', () => {
  const facts = { version: 1, seen: ['a village', 'Crystal Cave', ''] };
  const text = ['One.', 'Two, and this one is a good deal longer than the others.', 'Three.'].join('\n\n');
  expect(['One', 'Two', 'longer', 'Three'].map((word) => aroundTold(facts, text, text.indexOf(word)))).toEqual(['a village', 'Crystal Cave', 'Crystal Cave', '']);
  expect(aroundTold(facts, `${text}\n\nFour.`, 0)).toBe('a village');
});
