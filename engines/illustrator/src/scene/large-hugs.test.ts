// Large bodies that hug.
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character } from '../testing/families.ts';

/** Of the width: as small ponies the horses had 0.14. */
const LARGE = 0.17;
const faces = (svg: string): { x: number; r: number }[] => [...svg.matchAll(/data-layer="figure" data-face="([\d.-]+) [\d.-]+ ([\d.]+)"/g)].map(([, x, r]) => ({ x: Number(x), r: Number(r) }));

test.each([
  ['Animal - Safari Animals - Elephant', 'Mythical Creature - Dragons - Fire Dragon'],
  ['Mythical Creature - Hooves and Wings - Unicorn', 'Animal - Farm Animals - Horse'],
  ['Animal - Safari Animals - Elephant', 'Animal - Safari Animals - Giraffe'],
])('%s and %s hug head to head and are as large as the sheet allows', (one, other) => {
  const cast = [character('Ella', one), character('Gus', other)];
  const [left, right] = faces(drawPicture({ is: 'scene', seed: 'hug', text: 'Ella and Gus hugged each other.', cast }).svg).toSorted((a, b) => a.x - b.x);
  if (!left || !right) throw new Error('two faces are seen');
  expect(left.r + right.r).toBeGreaterThan(1024 * LARGE);
  expect(right.x - left.x).toBeLessThan((left.r + right.r) * 2.1);
});
