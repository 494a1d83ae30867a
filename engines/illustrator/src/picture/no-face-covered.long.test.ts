import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { anyScene } from '../testing/any-cast.ts';
import { coveredFaces } from '../testing/face-cover.ts';

test('no face is covered in three hundred finished pictures of one to five', () => {
  const covered: string[] = [];
  for (let i = 0; i < 300; i++) {
    const brief = anyScene(`long ${i}`, (i % 5) + 1);
    for (const { figure, share, by } of coveredFaces(drawPicture(brief).svg, 0.002)) covered.push(`${i}: ${figure} ${(share * 100).toFixed(1)} % by ${by.join()}`);
  }
  expect(covered).toEqual([]);
});
