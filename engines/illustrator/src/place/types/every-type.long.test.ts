import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawPicture } from '../../index.ts';
import { place } from '../../testing/families.ts';
import { PLACE_TYPES } from './all.ts';

test('every type of place is sound, holds no writing, and looks like no other', () => {
  const seen = new Map<string, string>();
  for (const type of Object.keys(PLACE_TYPES)) {
    const { svg } = drawPicture({ is: 'place', seed: 'same', place: place('', type, { id: 'same' }) });
    expect(svg, type).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|<foreignObject/);
    expect(svg.length, type).toBeLessThan(400 * 1024);
    const pixels = Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: 48 } }).render().pixels).toString('base64');
    expect(seen.get(pixels), type).toBeUndefined();
    seen.set(pixels, type);
  }
});
