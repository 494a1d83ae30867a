import { expect, test } from 'vitest';
import { withPrintGlow } from './print-glow.ts';
import { meanDifference, pixelsOf, stripesUnder, withoutFilter } from './testing/striped-sheet.ts';

const PRINT = 2;
const underTheLens = () => stripesUnder('Soft Portrait', /<filter id="([\w-]+)"[^>]*><feGaussianBlur[\s\S]*?<\/filter>/);

test('a print of a soft portrait glows as its page does', () => {
  const svg = underTheLens();
  const print = withPrintGlow(svg, PRINT);
  expect(print).toContain('feImage');
  const glow = pixelsOf(svg, PRINT);
  expect(meanDifference(pixelsOf(print, PRINT), glow)).toBeLessThan(2);
  expect(meanDifference(pixelsOf(withoutFilter(svg), PRINT), glow)).toBeGreaterThan(8);
});

test('what is not a print keeps its own lens, and what has none stays as it is', () => {
  const svg = underTheLens();
  expect(withPrintGlow(svg, 1)).toBe(svg);
  const plain = svg.replace(/<feGaussianBlur[^>]*>/, '');
  expect(withPrintGlow(plain, PRINT)).toBe(plain);
});
