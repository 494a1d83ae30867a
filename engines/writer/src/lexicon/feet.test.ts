// What two have with each other suits both of them.
import { expect, test } from 'vitest';
import { fitting } from './bodies.ts';

test('nobody stands on the feet of an octopus to dance, and a cow may be stood on', () => {
  const lines = ['{F} stood on {H’s} feet to dance.', 'They had one song.'];
  expect(fitting(['octopus', 'tortoise'], lines)).toEqual(['They had one song.']);
  expect(fitting(['cow', 'tortoise'], lines)).toEqual(lines);
  expect(fitting(['octopus'], lines.slice(0, 1))).toEqual(lines.slice(0, 1));
});
