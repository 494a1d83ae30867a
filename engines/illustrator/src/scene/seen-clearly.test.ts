import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { ember, maya, place, rusty } from '../testing/families.ts';

const SIDE = 96;
const pixelsOf = (svg: string): Uint8Array => new Resvg(svg, { fitTo: { mode: 'width', value: SIDE } }).render().pixels;

test.each([
  'Moonlit Forest',
  'Summer Beach',
  'Snow Village',
  'Crystal Cave',
  'Sleeping Volcano',
  'Home Library',
  'Galaxy Train',
  'Cloud Sea',
])('whoever stands in %s stands out from it', (type) => {
  const scene = (cast: (typeof maya)[]): Uint8Array =>
    pixelsOf(drawPicture({ is: 'scene', seed: 's', text: 'They laughed.', cast, place: place('', type) }).svg);
  const [people, empty] = [scene([maya, rusty, ember]), scene([])];
  const differences: number[] = [];
  for (let i = 0; i < people.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((c) => Math.abs((people[i + c] ?? 0) - (empty[i + c] ?? 0)));
    if (r + g + b > 24) differences.push((r + g + b) / 3);
  }
  expect(differences.length).toBeGreaterThan(SIDE * SIDE * 0.12);
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeGreaterThan(32);
});
