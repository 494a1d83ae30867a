import { drawPicture } from '@fableloom/illustrator';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { withPrintGlow } from './print-glow.ts';

const PRINT = 2;
const maya = { id: 'maya', name: 'Maya', type: 'Human - Children - Young Explorer', gender: 'female', personality: ['Kind'], appearance: {} } as const;

/** The lens of the style over a few stripes on a small sheet. */
function underTheLens(): string {
  const { svg } = drawPicture({ is: 'portrait', seed: 'maya', character: { ...maya, personality: ['Kind'] }, style: { imageStyle: 'Soft Portrait' } });
  const filter = /<filter id="([\w-]+)"[^>]*><feGaussianBlur[\s\S]*?<\/filter>/.exec(svg);
  const stripes = Array.from({ length: 8 }, (_, i) => `<path d="M0 ${i * 20} H120 V${i * 20 + 10} H0Z" fill="#402060"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="120" height="160"><defs>${filter?.[0]}</defs>` +
    `<g filter="url(#${filter?.[1]})"><path d="M0 0H120V160H0Z" fill="#ffffff"/>${stripes}</g></svg>`
  );
}

const pixelsOf = (svg: string): Uint8Array => new Resvg(svg, { fitTo: { mode: 'zoom', value: PRINT } }).render().pixels;
const meanDifference = (one: Uint8Array, other: Uint8Array): number => one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

test('a print of a soft portrait glows as its page does', () => {
  const svg = underTheLens();
  const print = withPrintGlow(svg, PRINT);
  expect(print).toContain('feImage');
  const glow = pixelsOf(svg);
  expect(meanDifference(pixelsOf(print), glow)).toBeLessThan(2);
  expect(meanDifference(pixelsOf(svg.replace(/ filter="[^"]*"/, '')), glow)).toBeGreaterThan(8);
});

test('what is not a print keeps its own lens, and what has none stays as it is', () => {
  const svg = underTheLens();
  expect(withPrintGlow(svg, 1)).toBe(svg);
  const plain = svg.replace(/<feGaussianBlur[^>]*>/, '');
  expect(withPrintGlow(plain, PRINT)).toBe(plain);
});
