import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';

test('each sign counts so many points, up to so many of it, and what cannot be seen counts off', () => {
  expect(pointsOf([[2, 1.5]])).toBe(3);
  expect(pointsOf([[5, 1.5, 2]])).toBe(3);
  expect(pointsOf([[1, 2], [3, -0.5, 2]])).toBe(1);
  expect(pointsOf([])).toBe(0);
});
