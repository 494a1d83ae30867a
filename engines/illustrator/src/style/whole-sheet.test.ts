import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';

const cat = { id: 'c', name: 'Miu', type: 'Animal - Pets and Farm Animals - Cat', gender: 'female', personality: ['Kind'], appearance: {} } as const;
const FILTERED = ['Comic Book', 'Stained Glass', 'Pencil Sketch', 'Enchanted Watercolor', 'Digital Painting', 'Soft Portrait'];

test.each(FILTERED)('%s: the filter is as large as the sheet, though roofs stand out over its edge', (imageStyle) => {
  const { svg } = drawPicture({ is: 'portrait', seed: 'z', character: { ...cat, personality: ['Kind'] }, style: { imageStyle, background: 'City Rooftops' } });
  const [, id] = /<\/defs><g filter="url\(#(\w+)\)">/.exec(svg) ?? [];
  expect(svg).toMatch(new RegExp(`<filter id="${id}"[^>]* filterUnits="userSpaceOnUse"`));
  // Of the size of what is on the sheet it would end the process here and now.
  expect(new Resvg(svg, { fitTo: { mode: 'width', value: 96 } }).render().width).toBe(96);
});
