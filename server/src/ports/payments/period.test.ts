import { expect, test } from 'vitest';
import { periodEnd } from './period.ts';

test.each([
  ['2026-01-31T10:00:00.000Z', 'month', '2026-02-28T10:00:00.000Z'],
  ['2026-12-15T10:00:00.000Z', 'month', '2027-01-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', '2029-02-28T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', 'year', '2027-11-21T10:00:00.000Z'],
] as const)('a period that begins %s and lasts a %s ends %s', (from, interval, end) => {
  expect(periodEnd(new Date(from), interval).toISOString()).toBe(end);
});
