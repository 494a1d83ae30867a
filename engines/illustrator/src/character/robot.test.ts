import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character } from '../testing/families.ts';

const SOLID = 250;

/** Whether something that light does not pass stands on every row of the middle of a figure, from its middle down to the ground. */
function isOnePiece(type: string): boolean {
  const { svg } = drawPicture({ is: 'figure', seed: 'a', character: character('X', `Robot/Artificial Intelligence - Any - ${type}`) });
  const { pixels, width, height } = new Resvg(svg).render();
  const rows = Array.from({ length: height }, (_, y) => {
    const row = pixels.subarray(y * width * 4, (y + 1) * width * 4);
    return Array.from({ length: width }, (_none, x) => (row[x * 4 + 3] ?? 0) >= SOLID).filter(Boolean).length;
  });
  const bottom = rows.findLastIndex((solid) => solid > 0);
  return rows.slice(Math.round(bottom * 0.6), bottom).every((solid) => solid > 24);
}

test.each(['Repair Robot', 'Post Robot', 'Moon Gardener', 'Weather Machine', 'Mars Rover', 'Toy Train'])('the body of a %s rests on its wheels', (type) => {
  expect(isOnePiece(type)).toBe(true);
});
