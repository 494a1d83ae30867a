import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, rusty } from '../testing/families.ts';
import { perchTold } from './perched.ts';

test.each([
  ['bee', 'A bee sat down on Maya’s nose.', { on: 'nose', whose: 'Maya’s' }],
  ['robin', 'Then a robin landed on her hat.', { on: 'head', whose: 'her' }],
  ['bee', 'At the corner stood a man with bees on his hat.', { on: 'head', whose: 'his' }],
  ['butterfly', 'The butterfly had settled on his left shoulder.', { on: 'shoulder', whose: 'his' }],
])('a %s sits where the words put it: %s', (noun, text, found) => {
  expect(perchTold(noun, text)).toEqual(found);
});

test.each([['cow', 'A cow sat down on Maya’s nose.'], ['bee', 'A bee sat on the wall. Maya had a hat on her head.'], ['bee', 'A bee flew by.']])('a %s does not: %s', (noun, text) => {
  expect(perchTold(noun, text)).toBeUndefined();
});

const faces = (text: string, layer: 'figure' | 'beside'): number[][] =>
  [...drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty] }).svg.matchAll(new RegExp(`data-layer="${layer}" data-face="([^"]+)"`, 'g'))].map(([, at = '']) => at.split(' ').map(Number));

test('a bee on a nose is in the middle of that face and far smaller', () => {
  const text = 'A bee sat down on Maya’s nose. Rusty laughed.';
  const [[bx = 0, by = 0, br = 0] = []] = faces(text, 'beside');
  const near = faces(text, 'figure').map(([x = 0, y = 0, r = 1]) => ({ r, away: Math.hypot(x - bx, y - by) / r })).toSorted((a, b) => a.away - b.away)[0];
  expect(near?.away).toBeLessThan(0.5);
  expect(br).toBeLessThan((near?.r ?? 0) * 0.3);
});
