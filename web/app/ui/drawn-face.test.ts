import { expect, test } from 'vitest';
import { drawnFaceOf } from './drawn-face.ts';

test('a name has one drawn face, however it is written', () => {
  expect(drawnFaceOf(' Ada Lovelace ')).toBe(drawnFaceOf('ada lovelace'));
  expect(drawnFaceOf('')).toMatch(/^\/art\/face-\d+\.webp\?size=thumb$/);
});

test('names share faces no more than they must', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dario', 'Elif', 'Femi', 'Gus', 'Hana', 'Ivo', 'Juno', 'Kofi', 'Lin'];
  expect(new Set(names.map(drawnFaceOf)).size).toBeGreaterThan(6);
});
