import { expect, test } from 'vitest';
import { writeSpan } from './write-moment.ts';

test.each([[0.4, '0 s'], [59, '59 s'], [60, '1 min'], [3700, '1 h 1 min'], [90_000, '1 d 1 h']])('%d seconds are written %s', (seconds, written) => {
  expect(writeSpan(seconds)).toBe(written);
});
