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
  expect(aroundTold(facts, share)).toBe(around);
});
