import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('the same words are read once, and far back they are forgotten', () => {
  let asked = 0;
  const read = remembered((words) => `${words}${(asked += 1)}`);
  expect([read('a'), read('a'), read('b')]).toEqual(['a1', 'a1', 'b2']);
  for (let i = 0; i < 700; i++) read(`w${i}`);
  expect(read('a')).not.toBe('a1');
});
