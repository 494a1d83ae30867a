import { expect, test } from 'vitest';
import { maya, olive, pixel, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';

const heldIn = (text: string, cast = [maya, rusty]) => readScene(text, cast).players.map(({ held }) => held);

test.each([
  'They sat down back to back. Each of them had half a bun, and nobody was hungry.',
  'Maya and Rusty sat down. They both had a bun.',
])('everybody has what each of them has: %s', (text) => {
  expect(heldIn(text)).toEqual(['bun', 'bun']);
});

test('what one has and what another has is in two hands, and in none of who has nothing', () => {
  expect(heldIn('Everybody had something for the bag. One had rope. One had cheese. “And what have you got?” they asked Maya.', [maya, rusty, pixel])).toEqual([undefined, 'rope', 'cheese']);
});

test('one thing of one of them stays with that one', () => {
  expect(heldIn('Maya had a bun. Rusty sat down. Olive had a map.', [maya, rusty, olive])).toEqual(['bun', undefined, 'map']);
});
