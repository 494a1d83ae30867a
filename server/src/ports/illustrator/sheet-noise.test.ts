import { expect, test } from 'vitest';
import { withSheetNoise } from './sheet-noise.ts';
import { meanDifference, pixelsOf, stripesUnder, withoutFilter } from './testing/striped-sheet.ts';

const stripesIn = (imageStyle: string) => stripesUnder(imageStyle, /<filter id="(\w+)"[^>]*><feTurbulence[^>]* seed="4"[\s\S]*?<\/filter>/);

test.each([
  ['Pencil Sketch', 2.5], ['Anime Watercolor', 2.5], ['Digital Painting', 2.5], ['Pencil Sketch', 0.5], ['Enchanted Watercolor', 0.5], ['Digital Painting', 1],
] as const)('%s at %d wobbles as the drawing that is kept does', (imageStyle, zoom) => {
  const svg = stripesIn(imageStyle);
  const painted = withSheetNoise(svg);
  expect(painted).not.toContain('feTurbulence');
  const wobble = pixelsOf(svg, zoom);
  expect(meanDifference(pixelsOf(painted, zoom), wobble)).toBeLessThan(2);
  expect(meanDifference(pixelsOf(withoutFilter(svg), zoom), wobble)).toBeGreaterThan(8);
});

test('what has no brush stays as it is', () => {
  const plain = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0H10V10Z" fill="#000"/></svg>';
  expect(withSheetNoise(plain)).toBe(plain);
});
