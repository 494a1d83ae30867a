import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { NATURE } from './natural-landmarks.ts';

test('rocks of a desert have rubble at the foot: no straight edge hovers over the sand', () => {
  const paper = new Paper(1000, 400);
  const art = NATURE.mesa?.({ paper, at: (color: string) => color, lit: false, roll: dice('a') }) ?? '';
  paper.add(`<g transform="translate(500 300)">${art}</g>`);
  const { pixels, width, height } = new Resvg(paper.toSvg()).render();
  const solid = (y: number): number => Array.from({ length: width }, (_, x) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 128).filter(Boolean).length;
  const lowest = Array.from({ length: height }, (_, y) => y).findLast((y) => solid(y) > 0) ?? 0;
  expect(solid(lowest)).toBeLessThan(solid(lowest - 24) * 0.5);
});
