import { expect, test } from 'vitest';
import { LOCATION_IMAGE_STYLES } from '../../../../contract/src/taxonomies/image-styles.ts';
import { ASKED } from '../testing/asked-styles.ts';
import type { PictureStyle } from '../brief.ts';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';

const draw = (style: PictureStyle): string =>
  drawPicture({ is: 'place', seed: 's', place: place('Residential', 'Cozy Cottage'), style }).svg;

test.each(Object.entries(ASKED))('each of the %s changes a place, each in its own way', (_, styles) => {
  const drawn = styles.map(draw);
  expect(drawn).not.toContain(draw({}));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('each style of places has colours and a brush of its own', () => {
  const drawn = LOCATION_IMAGE_STYLES.map((imageStyle) => draw({ imageStyle }));
  expect(new Set(drawn).size).toBe(drawn.length);
  const brushes = drawn.map((svg) => /<filter id="brush"[^>]*>(.*?)<\/filter>/.exec(svg)?.[1] ?? 'none');
  expect(new Set(brushes).size).toBe(drawn.length);
});

test('the edge of the paper lies over what was painted, and no brush goes over it', () => {
  const svg = draw({ imageStyle: 'Digital Watercolor' });
  expect(svg.lastIndexOf('fill="#fdf9f0"')).toBeGreaterThan(svg.lastIndexOf('</g>'));
});
