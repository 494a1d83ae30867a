import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character, kofi, maya, rusty } from '../testing/families.ts';

const lin = character('Lin', 'Human - Children - Kite Flyer', { gender: 'female' });
const alt = (text: string, cast = [maya, rusty]): string => drawPicture({ is: 'scene', seed: 'h', text, cast }).alt;

test.each([
  ['Maya and Rusty sat on a branch.', 'a branch'], ['Maya sat up in a tree. Rusty laughed.', 'a branch'], ['Maya and Rusty sat on the roof.', 'a roof'],
  ['Rusty sat on the window sill.', 'a window sill'], ['Rusty sat down on the ledge.', 'a window sill'],
])('%s: on %s', (text, seat) => {
  expect(alt(text)).toContain(`sitting on ${seat}`);
});

test('a man in a boat is in a boat, and a man on the road is not', () => {
  expect(alt('A man in a small boat came by. Maya waved.', [maya])).toContain('The man is sitting in a boat');
  expect(alt('A man in a red coat came by. Maya waved.', [maya])).not.toContain('boat');
});

test('what is picked up on the knees is in the hand', () => {
  expect(alt('Maya knelt down and picked up the key.', [maya])).toMatch(/is kneeling.*holds a key/);
});

test('of many the smallest one does what is told of it, and an animal does what is told last', () => {
  const art = (text: string): string => drawPicture({ is: 'scene', seed: 'h', text, cast: [maya] }).svg;
  expect(art('Three ducklings came by. The smallest one sat down and wept. Maya waited.')).not.toBe(art('Three ducklings came by. Maya waited.'));
  expect(art('A goat looked round. It ate the map. It lay down and fell asleep. Maya laughed.')).not.toBe(art('A goat looked round. It ate the map. Maya laughed.'));
});

test('of two girls, the one named last has the bee on her nose', () => {
  const svg = (text: string): string => drawPicture({ is: 'scene', seed: 'h', text, cast: [maya, lin] }).svg;
  const at = (layer: string, text: string): number[][] => [...svg(text).matchAll(new RegExp(`data-layer="${layer}" data-face="([^"]+)"`, 'g'))].map(([, where = '']) => where.split(' ').map(Number));
  const text = 'Lin looked up. Maya had a bee on the tip of her nose.';
  const [[x = 0, y = 0] = []] = at('beside', text);
  expect(at('figure', text).some(([fx = 0, fy = 0, r = 1]) => Math.hypot(fx - x, fy - y) < r * 0.5)).toBe(true);
});

test('who says “Take this” holds it out, and Granny is the old woman', () => {
  const told = alt('An old woman stood there. “Take this,” said Granny Plum. It was a tin whistle. Maya waited.', [maya, kofi]);
  expect(told).toMatch(/Granny Plum[^.]* holds a tin whistle/);
  expect(told.match(/old woman/g)).toHaveLength(1);
});
