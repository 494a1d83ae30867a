import { expect, test } from 'vitest';
import { drawPicture } from '../../index.ts';
import { Paper } from '../../paper.ts';
import { character } from '../../testing/families.ts';
import { drawCharacter } from '../draw-character.ts';
import { AT_EASE, type PoseName } from '../figure.ts';
import { readLook } from '../read-look.ts';
import { signOf } from './draw-signs.ts';

const teacher = character('Ada', 'Human - Helpers and Makers - Teacher', { gender: 'female' });
const BOARD = '<rect x="-240" y="-62" width="170" height="128"';

test('a teacher stands before a board in her own picture, and carries it into no story', () => {
  expect(signOf('schoolboard')?.alone).toBe(true);
  expect(drawPicture({ is: 'figure', seed: 'a', character: teacher }).svg).toContain(BOARD);
  expect(drawPicture({ is: 'portrait', seed: 'a', character: teacher }).svg).toContain(BOARD);
  expect(drawPicture({ is: 'scene', seed: 'a', text: 'Ada waved.', cast: [teacher] }).svg).not.toContain(BOARD);
});

test.each<PoseName>(['lying', 'sitting', 'swimming', 'riding', 'climbing', 'running'])('nobody who is %s takes along what stands beside them', (pose) => {
  expect(drawPicture({ is: 'figure', seed: 'a', character: teacher, pose }).svg).not.toContain(BOARD);
});

test('in a portrait the thing in the hand is on the other side than what stands beside somebody', () => {
  for (const seed of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']) {
    const { svg } = drawPicture({ is: 'portrait', seed, character: teacher });
    const [, side] = /translate\((-?[\d.]+) -?[\d.]+\) scale\(-?[\d.]+ [\d.]+\) translate\(/.exec(svg) ?? [];
    expect(Number(side), seed).toBeGreaterThan(0);
  }
});

test('a dancer dances in a picture of her own and stands in a story', () => {
  const dancer = readLook(character('Mo', 'Human - Artists and Performers - Dancer', { gender: 'male' }));
  expect(dancer.stands).toBe('cheering');
  const art = (alone: boolean): string => drawCharacter(new Paper(1, 1), dancer, { ...AT_EASE, alone }).art;
  expect(art(true)).not.toBe(art(false));
});
