import { expect, test } from 'vitest';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '../../../../contract/src/taxonomies/location-lists.ts';
import type { DrawnPlace } from '../brief.ts';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';

const cottage = (has: Partial<DrawnPlace>): string =>
  drawPicture({ is: 'place', seed: 'same', place: place('Residential', 'Cozy Cottage', { id: 'same', ...has }) }).svg;
const plain = cottage({});

test.each([
  ['magical property', MAGICAL_PROPERTIES.map((one) => cottage({ magicalProperties: [one] }))],
  ['danger', DANGERS.map((one) => cottage({ dangers: [one] }))],
  ['treasure', TREASURES.map((one) => cottage({ treasures: [one] }))],
  ['inhabitant', INHABITANTS.map((one) => cottage({ inhabitants: [one] }))],
  ['climate', CLIMATES.map((climate) => cottage({ climate }))],
])('every %s of the list changes the picture of a place, each in its own way', (_, drawn) => {
  expect(drawn).not.toContain(plain);
  expect(new Set(drawn).size).toBe(drawn.length);
});
