import { Resvg } from '@resvg/resvg-js';
import { differenceEuclidean } from 'culori';
import { expect, test } from 'vitest';
import { appearanceOptions } from '../../../../contract/src/taxonomies/appearance.ts';
import type { DrawnCharacter } from '../brief.ts';
import { SWATCHES } from '../lexicon/colors/swatches.ts';
import { drawPicture } from '../index.ts';
import { character } from '../testing/families.ts';

const CARD = 128;
const pixelsOf = (type: string, appearance: DrawnCharacter['appearance']): Uint8Array => {
  const somebody = { ...character('Q', type), gender: 'male' as const, appearance };
  return new Resvg(drawPicture({ is: 'figure', seed: 'a', character: somebody }).svg, { fitTo: { mode: 'height', value: CARD } }).render().pixels;
};
/** Pixels of a card in which two drawings differ so much that it is seen. */
function seen(type: string, one: DrawnCharacter['appearance'], other: DrawnCharacter['appearance']): number {
  const [a, b] = [pixelsOf(type, one), pixelsOf(type, other)];
  let count = 0;
  for (let i = 0; i < a.length; i += 4) if ([0, 1, 2, 3].reduce((sum, k) => sum + Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)), 0) > 30) count++;
  return count;
}

const ELF = 'Magical Being - Elves - Wood Elf';
const CHILD = 'Human - Children - Young Explorer';
const GHOST = 'Supernatural Being - Friendly Ghosts - Castle Ghost';
const ROBOT = 'Robot/Artificial Intelligence - Space Robots - Rocket Mechanic';
const TEAPOT = 'Magical Being - Enchanted Things - Talking Teapot';

test.each([
  [CHILD, 'hairColor', ['Chestnut brown', 'Auburn', 'Copper red', 'Strawberry blond', 'Honey blond', 'Platinum blond']],
  [ELF, 'hairColor', ['Rose pink', 'Rainbow']],
  [ROBOT, 'color', ['Bright gold', 'Sunflower yellow', 'Old brass']],
  [GHOST, 'color', ['Moonlight silver', 'Ice blue', 'Starlight blue']],
] as const)('%s: colours of the %s are told apart: %s', (type, field, values) => {
  expect(appearanceOptions(type)[field]).toEqual(expect.arrayContaining([...values]));
  const apart = differenceEuclidean('oklab');
  for (const [i, one] of values.entries())
    for (const other of values.slice(i + 1)) {
      expect(apart(SWATCHES[one.toLowerCase()] ?? '', SWATCHES[other.toLowerCase()] ?? '') > 0.05 || other === 'Rainbow', `${one} and ${other}`).toBe(true);
      expect(seen(type, { [field]: one }, { [field]: other }), `${one} and ${other}`).toBeGreaterThan(60);
    }
});

test('eyes and hair of all colours are painted in several', () => {
  const svg = drawPicture({ is: 'figure', seed: 'a', character: { ...character('Q', ELF), appearance: { hairColor: 'Rainbow', eyeColor: 'Rainbow' } } }).svg;
  const pink = drawPicture({ is: 'figure', seed: 'a', character: { ...character('Q', ELF), appearance: { hairColor: 'Rose pink', eyeColor: 'Rose pink' } } }).svg;
  for (const color of ['#f8dd78', '#86d493', '#7cb6f0', '#b08ae6']) {
    expect(svg).toContain(color);
    expect(pink).not.toContain(color);
  }
});

test('made just now, nearly new and well loved', () => {
  for (const [one, other] of [['Just made', 'Nearly new'], ['Nearly new', 'Well loved'], ['Just made', 'Well loved']] as const)
    expect(seen(TEAPOT, { age: one }, { age: other }), `${one} and ${other}`).toBeGreaterThan(20);
});

test('as high as a tree is more than very tall', () => {
  const STAR = 'Supernatural Being - Sky Beings - Star Child';
  expect(seen(STAR, { height: 'Very tall' }, { height: 'Tree-high' })).toBeGreaterThan(60);
});

test.each([
  [TEAPOT, 'Bucket hat', 'Top hat'],
  [ROBOT, 'Flowerpot hat', 'Top hat'],
  [CHILD, 'Birthmark', 'Heart-shaped mark'],
  [ELF, 'Flowing robe', 'Tunic with stars'],
])('%s: %s is no %s', (type, one, other) => {
  expect(seen(type, { distinguishingFeature: one }, { distinguishingFeature: other })).toBeGreaterThan(8);
});

test.each([CHILD, ELF, GHOST, ROBOT, 'Animal - Forest Animals - Red Fox', 'Animal - Birds - Raven'])('rosy cheeks of %s are seen on a card', (type) => {
  expect(seen(type, {}, { distinguishingFeature: 'Rosy cheeks' })).toBeGreaterThan(12);
});
