import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { anyScene } from '../testing/any-cast.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { kofi, maya, olive, rusty } from '../testing/families.ts';

/** The whole is in `no-face-covered.long.test.ts`. */
test.each([2, 3, 4, 5])('no face of %i is covered in the finished picture', (players) => {
  for (let i = 0; i < 2; i++) expect(coveredFaces(drawPicture(anyScene(`faces ${players} ${i}`, players)).svg, 0.002)).toEqual([]);
});

test('beings that a text brings in stand before nobody’s face, and lie within what a tall page shows', () => {
  const text = 'Maya, Rusty, Olive and Kofi laughed. A tall giraffe stood there. A big elephant came.';
  const { svg } = drawPicture({ is: 'scene', seed: 'beside', text, cast: [maya, rusty, olive, kofi] });
  // The first of the two is so large that it stands among them.
  expect(svg.match(/data-layer="figure"/g)).toHaveLength(5);
  expect(svg.match(/data-layer="beside"/g)).toHaveLength(1);
  expect(coveredFaces(svg, 0.002)).toEqual([]);
});

test('the measure finds a face that is covered', () => {
  const { svg } = drawPicture(anyScene('measure', 3));
  const [, x, y, r] = /data-face="([\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const blot = `<g data-layer="front"><circle cx="${x}" cy="${y}" r="${Number(r) / 2}" fill="#ff00ff"/></g></svg>`;
  expect(coveredFaces(svg.replace('</svg>', blot)).some(({ share }) => share > 0.3)).toBe(true);
});
