import { expect, test } from 'vitest';
import { withPrintNoise } from './print-noise.ts';
import { meanDifference, pixelsOf, stripesUnder, withoutFilter } from './testing/striped-sheet.ts';

const PRINT = 2.5;
const stripesIn = (imageStyle: string) => stripesUnder(imageStyle, /<filter id="(\w+)"[^>]*><feTurbulence[^>]* seed="4"[\s\S]*?<\/filter>/);

test.each(['Pencil Sketch', 'Anime Watercolor', 'Digital Painting'])('a print of %s wobbles as its page does', (imageStyle) => {
  const svg = stripesIn(imageStyle);
  const print = withPrintNoise(svg, PRINT);
  expect(print).not.toContain('feTurbulence');
  const wobble = pixelsOf(svg, PRINT);
  expect(meanDifference(pixelsOf(print, PRINT), wobble)).toBeLessThan(2);
  expect(meanDifference(pixelsOf(withoutFilter(svg), PRINT), wobble)).toBeGreaterThan(8);
});

test('what is not a print keeps its own noise', () => {
  const svg = stripesIn('Pencil Sketch');
  expect(withPrintNoise(svg, 1)).toBe(svg);
});
