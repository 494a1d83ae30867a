import { drawPicture } from '@fableloom/illustrator';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { withPrintNoise } from './print-noise.ts';

const PRINT = 2.5;
const maya = { id: 'maya', name: 'Maya', type: 'Human - Children - Young Explorer', gender: 'female', personality: ['Kind'], appearance: {} } as const;

/** Stripes on a small sheet, moved by the filter that this style lays over a portrait. */
function stripesIn(imageStyle: string): string {
  const { svg } = drawPicture({ is: 'portrait', seed: 'maya', character: { ...maya, personality: ['Kind'] }, style: { imageStyle } });
  const filter = /<filter id="(\w+)"[^>]*><feTurbulence[^>]* seed="4"[\s\S]*?<\/filter>/.exec(svg);
  const stripes = Array.from({ length: 8 }, (_, i) => `<path d="M0 ${i * 20} H120 V${i * 20 + 10} H0Z" fill="#402060"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="120" height="160"><defs>${filter?.[0]}</defs>` +
    `<g filter="url(#${filter?.[1]})"><path d="M0 0H120V160H0Z" fill="#ffffff"/>${stripes}</g></svg>`
  );
}

const pixelsOf = (svg: string): Uint8Array => new Resvg(svg, { fitTo: { mode: 'zoom', value: PRINT } }).render().pixels;
const meanDifference = (one: Uint8Array, other: Uint8Array): number => one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

test.each(['Pencil Sketch', 'Anime Watercolor', 'Digital Painting'])('a print of %s wobbles as its page does', (imageStyle) => {
  const svg = stripesIn(imageStyle);
  const print = withPrintNoise(svg, PRINT);
  expect(print).not.toContain('feTurbulence');
  const wobble = pixelsOf(svg);
  expect(meanDifference(pixelsOf(print), wobble)).toBeLessThan(2);
  expect(meanDifference(pixelsOf(svg.replace(/ filter="[^"]*"/, '')), wobble)).toBeGreaterThan(8);
});

test('what is not a print keeps its own noise', () => {
  const svg = stripesIn('Pencil Sketch');
  expect(withPrintNoise(svg, 1)).toBe(svg);
});
