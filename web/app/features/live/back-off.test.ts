import { expect, test } from 'vitest';
import { waitBefore } from './back-off.ts';

test('the waits grow from one second to ten and stay there', () => {
  expect([0, 1, 2, 3, 4, 100].map(waitBefore)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});
