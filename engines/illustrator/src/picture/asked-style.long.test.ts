import { expect, test } from 'vitest';
import type { PictureStyle } from '../brief.ts';
import { drawPicture } from '../index.ts';
import { ASKED } from '../testing/asked-styles.ts';
import { maya, place, rusty } from '../testing/families.ts';

const kinds = {
  portrait: (style: PictureStyle) => drawPicture({ is: 'portrait', seed: 's', character: maya, style }).svg,
  scene: (style: PictureStyle) =>
    drawPicture({ is: 'scene', seed: 's', text: 'Maya waved.', cast: [maya, rusty], place: place('Residential', 'Farmhouse'), style }).svg,
};

for (const [kind, draw] of Object.entries(kinds))
  test.each(Object.entries(ASKED))(`each of the %s changes a ${kind}, each in its own way`, (_, styles) => {
    const drawn = styles.map(draw);
    expect(drawn).not.toContain(draw({}));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
