import { expect, test } from 'vitest';
import type { DrawnCharacter } from '../brief.ts';
import { drawPicture } from '../index.ts';
import { character, maya, olive, rusty } from '../testing/families.ts';
import { shotOf, shotTold } from './shot.ts';

const [ann, tom] = [character('Ann', 'Human - Family - Parent', { gender: 'female' }), character('Tom', 'Human - Family - Parent', { gender: 'male' })];
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const faces = (text: string, cast: DrawnCharacter[], seed: string): number[][] =>
  [...drawPicture({ is: 'scene', seed, text, cast }).svg.matchAll(/data-layer="figure" data-face="([^"]+)"/g)].map(([, at = '']) => at.split(' ').map(Number));
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const size = (text: string, cast: DrawnCharacter[]): number => mean(SEEDS.flatMap((seed) => faces(text, cast, seed).map(([, , r = 0]) => r)));

test.each([
  ['Maya leaned over and whispered it to Lin.', 'near'], ['Maya looked at Lin.', 'near'], ['A tear ran down her cheek.', 'near'],
  ['At last they came to the river.', 'far'], ['Before them lay the valley.', 'far'], ['Maya put the kettle on.', undefined], ['“Do not whisper!” said Maya.', undefined],
])('%s: %s', (words, shot) => {
  expect(shotTold(words)).toBe(shot);
});

test('an arrival is seen from far away, whichever part of its story it is', () => {
  expect([0, 1, 2, 3].map((part) => shotOf({ seed: 's', story: 's', part }, 'far').name)).toEqual(['far', 'far', 'far', 'far']);
});

test('a whisper is seen from near: faces are larger, and every one is inside the cut of a page', () => {
  expect(size('Ann whispered it to Tom.', [ann, tom])).toBeGreaterThan(size('Ann counted the eggs. Tom waited.', [ann, tom]) * 1.1);
  for (const seed of SEEDS)
    for (const [, y = 0, r = 0] of faces('Ann whispered it to Tom.', [ann, tom], seed)) {
      expect(y - r).toBeGreaterThan(1024 * 0.125);
      expect(y + r).toBeLessThan(1024 * 0.875);
    }
});

test('who runs, sits or has something at the feet is seen whole', () => {
  const height = (text: string): number => mean(SEEDS.map((seed) => Math.max(...[...drawPicture({ is: 'scene', seed, text, cast: [maya] }).svg.matchAll(/<g data-layer="figure"[^>]*><g transform="translate\([\d.-]+ ([\d.-]+)\)/g)].map(([, y]) => Number(y)))));
  expect(height('Maya whispered.')).toBeGreaterThan(1024);
  for (const text of ['Maya ran, and whispered.', 'Maya sat down on the wall and whispered.', 'A cat sat there. Maya whispered.']) expect(height(text), text).toBeLessThan(1024);
});

test('of four who tell each other something some are seen from near, and all of those are larger', () => {
  const cast = [ann, rusty, tom, olive];
  const told = 'Ann told them what she knew, and Rusty told them the rest, and Tom and Olive were sure that it was all true.';
  const mid = (seed: string, text: string): number => mean(faces(text, cast, seed).map(([, , r = 0]) => r));
  const usual = mean(SEEDS.map((seed) => mid(seed, 'Ann, Rusty, Tom and Olive laughed.')));
  expect(SEEDS.filter((seed) => mid(seed, told) > usual * 1.1).length).toBeGreaterThanOrEqual(1);
});
