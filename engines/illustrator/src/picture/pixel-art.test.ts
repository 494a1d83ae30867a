import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawPicture, pixelArt } from '../index.ts';
import { maya } from '../testing/families.ts';

const drawing = drawPicture({ is: 'portrait', seed: 'px', character: maya, style: { imageStyle: 'Pixel Art' } });
const side = drawing.grid ?? 0;
const art = pixelArt(new Resvg(drawing.svg).render(), drawing, side);

test('pixel art is even squares of at most 32 colours, also in print', () => {
  for (const zoom of [1, 3]) {
    const { pixels, width, height } = new Resvg(art, { fitTo: { mode: 'zoom', value: zoom } }).render();
    expect([width, height]).toEqual([drawing.width * zoom, drawing.height * zoom]);
    const colors = new Set<number>();
    const at = (x: number, y: number): number => {
      const byte = (y * width + x) * 4;
      return ((pixels[byte] ?? 0) << 16) | ((pixels[byte + 1] ?? 0) << 8) | (pixels[byte + 2] ?? 0);
    };
    for (let y = 0; y < height; y += side * zoom)
      for (let x = 0; x < width; x += side * zoom) {
        colors.add(at(x, y));
        expect(at(x + side * zoom - 1, y + side * zoom - 1)).toBe(at(x, y));
      }
    expect(colors.size).toBeGreaterThan(12);
    expect(colors.size).toBeLessThanOrEqual(32);
  }
});

test('no other style is laid on a grid, and pixel art has no slopes of colour left', () => {
  expect(drawPicture({ is: 'portrait', seed: 'px', character: maya, style: { imageStyle: 'Vector Art' } }).grid).toBeUndefined();
  expect(art).not.toMatch(/Gradient|opacity|filter/);
});
