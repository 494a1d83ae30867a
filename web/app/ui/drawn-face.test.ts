import { FACES } from '@fableloom/contract/picture-sizes';
import { expect, test } from 'vitest';
import { drawnFaceOf } from './drawn-face.ts';

test('a name has one drawn face, however it is written', () => {
  expect(drawnFaceOf(' Ada Lovelace ')).toBe(drawnFaceOf('ada lovelace'));
  expect(drawnFaceOf('')).toMatch(/^\/art\/face-\d+\.webp\?size=thumb$/);
});

test('every face is somebody’s, and none is half of everybody’s', () => {
  const syllables = ['ma', 'ri', 'lo', 'ka', 'ben', 'ju', 'ne', 'sol', 'ta', 'vi'];
  const counts = new Map<string, number>();
  for (const one of syllables) for (const other of syllables) counts.set(drawnFaceOf(one + other), (counts.get(drawnFaceOf(one + other)) ?? 0) + 1);
  expect(counts.size).toBe(FACES);
  expect(Math.max(...counts.values())).toBeLessThan(25);
});
