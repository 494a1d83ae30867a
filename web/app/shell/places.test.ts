import { expect, test } from 'vitest';
import { placesFor } from './places.ts';

const FOR_ALL = ['/create', '/stories', '/characters', '/locations', '/friends', '/explore', '/profile', '/subscription'];

test('the sidebar has the eight places of the specification, and the administration for administrators only', () => {
  expect(placesFor(false).map(({ to }) => to)).toEqual(FOR_ALL);
  expect(placesFor(true).map(({ to }) => to)).toEqual([...FOR_ALL, '/admin']);
  expect(placesFor(true).filter(({ hasNews }) => hasNews).map(({ to }) => to)).toEqual(['/profile']);
});
