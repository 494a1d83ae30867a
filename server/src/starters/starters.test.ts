// The starter cast and places are made of the same lists that families choose from.
import { describe, expect, test } from 'vitest';
import * as lists from '@fableloom/contract/taxonomies/index';
import { STARTER_CHARACTERS } from './characters.ts';
import { STARTER_PLACES } from './places.ts';

test('12 characters and 12 places, each with an id and a name of its own', () => {
  expect(STARTER_CHARACTERS).toHaveLength(12);
  expect(STARTER_PLACES).toHaveLength(12);
  const everything = [...STARTER_CHARACTERS, ...STARTER_PLACES];
  expect(new Set(everything.map(({ id }) => id)).size).toBe(24);
  expect(new Set(everything.map(({ name }) => name)).size).toBe(24);
  for (const { id } of everything) expect(id).toMatch(/^starter_[a-z_]+$/);
});

describe('characters', () => {
  test.each(STARTER_CHARACTERS)('$name: every value can be chosen for its type', (character) => {
    expect(lists.isCharacterType(character.type)).toBe(true);
    expectListed([character.magicalPower], lists.MAGICAL_POWERS);
    expectListed([character.role], lists.ROLES);
    const traits = lists.traitsOf(character.personality);
    expectListed(traits, Object.values(lists.PERSONALITIES).flat());
    expect(traits).toHaveLength(2);

    const { distinguishingFeature, customAge, ...look } = character.appearance;
    expect(customAge).toBe('');
    const options = lists.appearanceOptions(character.type);
    for (const field of Object.keys(look) as (keyof typeof look)[]) {
      expectListed([look[field]], options[field].length > 0 ? options[field] : ['']);
    }
    const features = lists.featuresOf(distinguishingFeature);
    expectListed(features, lists.distinguishingFeatures(character.type).flatMap((group) => group.features));
    expect(features.length).toBeGreaterThanOrEqual(1);
    expect(features.length).toBeLessThanOrEqual(lists.MOST_FEATURES);
  });

  test.each(STARTER_CHARACTERS)('$name: the portrait settings are in the lists', ({ advancedFeatures, customDescription }) => {
    expectListed([advancedFeatures.imageStyle], lists.CHARACTER_IMAGE_STYLES.flatMap(({ styles }) => styles));
    expectListed([advancedFeatures.background], lists.BACKGROUNDS);
    expectListed([advancedFeatures.lighting], lists.LIGHTINGS);
    expectListed([advancedFeatures.mood], lists.MOODS);
    expect(advancedFeatures.imageProvider).toBe('dall-e');
    expect(customDescription).toMatch(/^[A-Z].*\.$/);
  });

  test('as many girls and women as boys and men, and powers of their own', () => {
    expect(STARTER_CHARACTERS.filter(({ gender }) => gender === 'female')).toHaveLength(6);
    expect(new Set(STARTER_CHARACTERS.map(({ magicalPower }) => magicalPower)).size).toBe(12);
  });
});

describe('places', () => {
  test.each(STARTER_PLACES)('$name: every value is in the lists', (place) => {
    const { category, subcategory, type } = place;
    expect(lists.findLocationType(type)).toEqual({ category, subcategory, type });
    expectListed(place.magicalProperties, lists.MAGICAL_PROPERTIES);
    expectListed(place.inhabitants, lists.INHABITANTS);
    expectListed([place.climate], lists.CLIMATES);
    expectListed(place.dangers, lists.DANGERS);
    expectListed(place.treasures, lists.TREASURES);
    for (const list of [place.magicalProperties, place.inhabitants, place.dangers, place.treasures]) {
      expect(list.length).toBeGreaterThanOrEqual(1);
      expect(list.length).toBeLessThanOrEqual(3);
    }
    expectListed([place.advancedFeatures.imageStyle], lists.LOCATION_IMAGE_STYLES);
    expectListed([place.advancedFeatures.lighting], lists.LIGHTINGS);
    expectListed([place.advancedFeatures.mood], lists.MOODS);
    expect(place.description).toMatch(/^[A-Z].*\.$/);
  });

  test('all 11 categories are there', () => {
    expect(new Set(STARTER_PLACES.map(({ category }) => category))).toEqual(new Set(lists.LOCATION_CATEGORIES));
  });
});

function expectListed(values: readonly string[], list: readonly string[]): void {
  expect(values.filter((value) => !list.includes(value))).toEqual([]);
}
