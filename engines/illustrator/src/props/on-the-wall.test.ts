import { expect, test } from 'vitest';
import { hangsOnWall } from './on-the-wall.ts';

test.each([
  ['clock', 'The clock struck nine.', true],
  ['clock', 'There was a clock on the wall.', true],
  ['clock', 'The clock on the table ticked.', false],
  ['clock', 'Maya mended the clock.', false],
  ['picture', 'A picture hung there.', true],
  ['picture', 'Maya found a picture.', false],
  ['chest', 'A chest stood by the wall.', false],
] as const)('%s: %s', (prop, told, hangs) => {
  expect(hangsOnWall(prop, told)).toBe(hangs);
});
