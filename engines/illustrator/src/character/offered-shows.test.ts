import { expect, test } from 'vitest';
import { CHARACTER_TYPES } from '../../../../contract/src/taxonomies/character-types.ts';
import { distinguishingFeatures, TYPES_WITHOUT } from '../../../../contract/src/taxonomies/distinguishing-features.ts';
import { drawPicture } from '../index.ts';
import { character } from '../testing/families.ts';

const draw = (type: string, distinguishingFeature?: string): string =>
  drawPicture({ is: 'figure', seed: 'a', character: { ...character('Q', type), gender: 'male', appearance: distinguishingFeature ? { distinguishingFeature } : {} } }).svg;
const PATHS = new Map(CHARACTER_TYPES.flatMap(({ category, subcategories }) => subcategories.flatMap(({ name, types }) => types.map((type) => [type as string, `${category} - ${name} - ${type}`] as const))));
const pathOf = (type: string): string => PATHS.get(type) ?? '';

/** Aids, what hangs around a neck, hair and paws: what a body may have no place for. */
const NEEDS_A_PLACE = ['Leg prosthesis', 'Wheelchair', 'Green scarf', 'Red scarf', 'Striped scarf', 'One white paw', 'Braids', 'Bald head'];

test.each([...TYPES_WITHOUT, 'Satellite Keeper', 'Spaceship Mind', 'Lion', 'Grumpy Ogre'])('%s shows what the form offers it', (type) => {
  expect(pathOf(type)).not.toBe('');
  const offered = distinguishingFeatures(pathOf(type)).flatMap(({ features }) => features);
  const plain = draw(pathOf(type));
  expect(offered.filter((feature) => NEEDS_A_PLACE.includes(feature) && draw(pathOf(type), feature) === plain)).toEqual([]);
});

test.each(['Lion', 'Satellite Keeper', 'Spaceship Mind'])('%s wears a bow tie', (type) => {
  expect(draw(pathOf(type), 'Bow tie')).not.toBe(draw(pathOf(type)));
});

test('no prosthesis is offered to smoke, and no paw to hooves', () => {
  const offered = (type: string): string[] => distinguishingFeatures(pathOf(type)).flatMap(({ features }) => [...features]);
  expect(offered('Lamp Genie')).not.toContain('Leg prosthesis');
  expect(offered('Centaur')).not.toContain('Wheelchair');
  expect(offered('Pig')).not.toContain('One white paw');
  expect(offered('Red Fox')).toContain('One white paw');
});
