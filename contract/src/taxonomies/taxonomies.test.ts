// Every list has the shape that its header states, and every label can be stored, shown and looked up.
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import * as lists from './index.ts';

const typeTexts = lists.CHARACTER_TYPE_PATHS.map(lists.writeCharacterType);
const oneTypeOfEachLook = lists.LOOKS.map((look) => typeTexts.find((type) => lists.lookOf(type) === look) ?? `nothing looks ${look}`);

const flatLists: Record<string, [labels: readonly string[], count: number]> = {
  'personalities, positive': [lists.PERSONALITIES.Positive, 16],
  'personalities, neutral': [lists.PERSONALITIES.Neutral, 10],
  'personalities, dark': [lists.PERSONALITIES.Dark, 10],
  'personalities, all groups': [Object.values(lists.PERSONALITIES).flat(), 36],
  'magical powers': [lists.MAGICAL_POWERS, 20],
  'roles': [lists.ROLES, 7],
  'relationship types': [lists.RELATIONSHIP_TYPES, 20],
  'character image style groups': [lists.CHARACTER_IMAGE_STYLES.map(({ group }) => group), 5],
  'character image styles': [lists.CHARACTER_IMAGE_STYLES.flatMap(({ styles }) => styles), 20],
  'location image styles': [lists.LOCATION_IMAGE_STYLES, 8],
  'backgrounds': [lists.BACKGROUNDS, 15],
  'lightings': [lists.LIGHTINGS, 15],
  'moods': [lists.MOODS, 15],
  'magical properties': [lists.MAGICAL_PROPERTIES, 20],
  'inhabitants': [lists.INHABITANTS, 20],
  'climates': [lists.CLIMATES, 20],
  'dangers': [lists.DANGERS, 20],
  'treasures': [lists.TREASURES, 20],
  'theme categories': [lists.THEMES.map(({ category }) => category), 12],
  'themes': [lists.THEMES.flatMap(({ themes }) => themes), 120],
  'age ranges': [lists.AGE_RANGES, 4],
  'phases': [lists.PHASES, 4],
  'section lengths': [lists.SECTION_LENGTHS, 3],
  'continuation questions': [lists.CONTINUATION_QUESTIONS, 8],
  'idea suggestions': [lists.IDEA_SUGGESTIONS, 5],
  'looks': [lists.LOOKS, 14],
};

describe('every list', () => {
  test.each(Object.entries(flatLists))('%s: the stated number of labels, each of them once', (_name, [labels, count]) => {
    expect(labels).toHaveLength(count);
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(count);
  });

  test.each([
    ...Object.entries(flatLists).map(([name, [labels]]) => [name, labels] as const),
    ['character types', [...lists.CHARACTER_CATEGORIES, ...subcategoryNames(lists.CHARACTER_TYPES), ...specificTypes()]] as const,
    ['location types', [...lists.LOCATION_CATEGORIES, ...subcategoryNames(lists.LOCATION_TYPES), ...locationTypes()]] as const,
    ['appearance', typeTexts.flatMap((type) => Object.values(lists.appearanceOptions(type)).flat())] as const,
    ['features', lists.DISTINGUISHING_FEATURES.flatMap(({ group, features }) => [group, ...features])] as const,
    ['colors', Object.keys(lists.COLOR_SWATCHES)] as const,
  ])('%s: plain trimmed words that begin with a capital and contain no separator', (_name, labels) => {
    const misspelled = labels.filter((label) => !isPlain(label));
    expect(misspelled).toEqual([]);
  });
});

describe('character types', () => {
  test('10 categories in the order of the specification', () => {
    expect(lists.CHARACTER_TYPES.map(({ category }) => category)).toEqual(lists.CHARACTER_CATEGORIES);
    expect(lists.CHARACTER_CATEGORIES).toHaveLength(10);
  });

  test('3 to 6 subcategories of 4 to 8 types each', () => {
    for (const { category, subcategories } of lists.CHARACTER_TYPES) {
      expect(subcategories.length, category).toBeGreaterThanOrEqual(3);
      expect(subcategories.length, category).toBeLessThanOrEqual(6);
      for (const { name, types } of subcategories) {
        expect(types.length, name).toBeGreaterThanOrEqual(4);
        expect(types.length, name).toBeLessThanOrEqual(8);
      }
    }
  });

  test('no subcategory and no type occurs twice', () => {
    expect(repeated(subcategoryNames(lists.CHARACTER_TYPES))).toEqual([]);
    expect(repeated(specificTypes())).toEqual([]);
  });

  test('a stored type is read back as it was written', () => {
    const fox = { category: 'Animal', subcategory: 'Forest Animals', specific: 'Red Fox' } as const;
    expect(lists.writeCharacterType(fox)).toBe('Animal - Forest Animals - Red Fox');
    expect(lists.readCharacterType('Animal - Forest Animals - Red Fox')).toEqual(fox);
    expect(lists.isCharacterType('Animal - Forest Animals - Baker')).toBe(false);
    expect(lists.readCharacterType('')).toBeNull();
  });
});

describe('looks and appearance', () => {
  test('a look is named only for subcategories and types that exist', () => {
    expect(lists.NAMED_LOOKS.subcategories.filter((name) => !subcategoryNames(lists.CHARACTER_TYPES).includes(name))).toEqual([]);
    expect(lists.NAMED_LOOKS.types.filter((name) => !specificTypes().includes(name))).toEqual([]);
  });

  test('every look belongs to some type', () => {
    expect(new Set(typeTexts.map(lists.lookOf))).toEqual(new Set(lists.LOOKS));
  });

  test.each(oneTypeOfEachLook)('%s: height, build, color, age and eyes can be chosen, nothing twice', (type) => {
    const options = lists.appearanceOptions(type);
    for (const field of ['height', 'build', 'color', 'age', 'eyeColor'] as const) {
      expect(options[field].length, field).toBeGreaterThanOrEqual(5);
    }
    for (const [field, labels] of Object.entries(options)) expect(repeated(labels), field).toEqual([]);
    expect(options.age.at(-1)).toBe(lists.CUSTOM_AGE);
    expect(lists.colorMeaning(type)).not.toBe('');
  });

  test('people have skin and hair; a fish, a fox and a robot do not', () => {
    const grandparent = lists.appearanceOptions('Human - Family - Grandparent');
    expect(grandparent.skinTone.length).toBeGreaterThanOrEqual(10);
    expect(grandparent.hairColor.length).toBeGreaterThanOrEqual(10);
    for (const type of ['Animal - Ocean Animals - Clownfish', 'Animal - Forest Animals - Red Fox', typeOf('Moon Gardener')]) {
      expect(lists.appearanceOptions(type)).toMatchObject({ skinTone: [], hairColor: [] });
    }
  });

  test('what is not a type of ours looks like a person', () => {
    expect(lists.appearanceOptions('')).toBe(lists.appearanceOptions('Human - Children - Young Explorer'));
  });

  test('every color that can be chosen has a swatch, and every swatch can be chosen', () => {
    const { color, skinTone, eyeColor, hairColor } = offeredColors();
    const offered = new Set<string>([...color, ...skinTone, ...eyeColor, ...hairColor]);
    for (const label of offered) expect(lists.isColor(label), label).toBe(true);
    for (const label of Object.keys(lists.COLOR_SWATCHES)) {
      expect(lists.colorSwatch(label)).toMatch(/^#[0-9a-f]{6}$/);
      expect(offered.has(label), `${label} is offered`).toBe(true);
    }
    expect(repeated(Object.values(lists.COLOR_SWATCHES))).toEqual([]);
    expect(lists.colorSwatch('Color of nothing')).toBe(lists.UNKNOWN_SWATCH);
  });
});

describe('distinguishing features', () => {
  test('7 groups, no feature twice in a group', () => {
    expect(lists.DISTINGUISHING_FEATURES).toHaveLength(7);
    for (const { group, features } of lists.DISTINGUISHING_FEATURES) expect(repeated(features), group).toEqual([]);
  });

  test.each(oneTypeOfEachLook)('%s: all 7 groups, at least 3 features in each, nothing in two groups', (type) => {
    const groups = lists.distinguishingFeatures(type);
    expect(groups.map(({ group }) => group)).toEqual(lists.DISTINGUISHING_FEATURES.map(({ group }) => group));
    for (const { group, features } of groups) expect(features.length, group).toBeGreaterThanOrEqual(3);
    expect(repeated(groups.flatMap(({ features }) => features))).toEqual([]);
  });

  test('several features are one text and come apart again', () => {
    expect(lists.joinFeatures(['Curly hair', 'Round glasses'])).toBe('Curly hair, Round glasses');
    expect(lists.featuresOf('Curly hair, Round glasses')).toEqual(['Curly hair', 'Round glasses']);
    expect(lists.featuresOf('')).toEqual([]);
  });

  test('the longest features that may be chosen together fit the stored text', () => {
    const longestFirst = lists.DISTINGUISHING_FEATURES.flatMap(({ features }) => features).toSorted((a, b) => b.length - a.length);
    expect(lists.joinFeatures(longestFirst.slice(0, lists.MOST_FEATURES)).length).toBeLessThanOrEqual(LIMITS.trait);
  });
});

describe('places', () => {
  test('11 categories in the order of the specification, 3 or 4 subcategories of about 10 types', () => {
    expect(lists.LOCATION_TYPES.map(({ category }) => category)).toEqual(lists.LOCATION_CATEGORIES);
    expect(lists.LOCATION_CATEGORIES).toHaveLength(11);
    for (const { category, subcategories } of lists.LOCATION_TYPES) {
      expect([3, 4], category).toContain(subcategories.length);
      for (const { name, types } of subcategories) expect(Math.abs(types.length - 10), name).toBeLessThanOrEqual(2);
    }
  });

  test('no subcategory and no type occurs twice', () => {
    expect(repeated(subcategoryNames(lists.LOCATION_TYPES))).toEqual([]);
    expect(repeated(locationTypes())).toEqual([]);
  });

  test('a category leads to its subcategories and they to their types', () => {
    for (const { category, subcategory, type } of lists.LOCATION_TYPE_PATHS) {
      expect(lists.locationSubcategories(category)).toContain(subcategory);
      expect(lists.locationTypes(category, subcategory)).toContain(type);
      expect(lists.findLocationType(type)).toEqual({ category, subcategory, type });
    }
    expect(lists.locationTypes('Residential', 'Lost Cities')).toEqual([]);
    expect(lists.findLocationType('Nowhere')).toBeNull();
  });
});

describe('stories', () => {
  test('10 themes in each category, and a theme knows its category', () => {
    for (const { category, themes } of lists.THEMES) {
      expect(themes, category).toHaveLength(10);
      for (const theme of themes) expect(lists.categoryOfTheme(theme)).toBe(category);
    }
    expect(lists.categoryOfTheme('No such theme')).toBeNull();
  });

  test('each phase follows the one before; a resolution stays; a missing phase counts as introduction', () => {
    expect(lists.PHASES.map(lists.phaseAfter)).toEqual(['development', 'climax', 'resolution', 'resolution']);
    expect(lists.phaseAfter(null)).toBe('development');
    expect(lists.phaseAfter(undefined)).toBe('development');
  });

  test('paragraphs as the specification states them', () => {
    const ranges = lists.SECTION_LENGTHS.map((length) =>
      lists.PHASES.map((phase) => `${lists.PARAGRAPHS[length][phase].fewest}-${lists.PARAGRAPHS[length][phase].most}`),
    );
    expect(ranges).toEqual([
      ['6-8', '6-8', '5-7', '4-6'],
      ['8-10', '8-10', '7-9', '6-8'],
      ['10-12', '10-12', '9-11', '8-10'],
    ]);
  });

  test('two traits are joined by and, and come apart again', () => {
    expect(lists.joinTraits(['Brave', 'Curious'])).toBe('Brave and Curious');
    expect(lists.traitsOf('Brave and Curious')).toEqual(['Brave', 'Curious']);
    expect(lists.traitsOf('')).toEqual([]);
  });

  test('every question has the beginning of an answer', () => {
    expect(Object.keys(lists.ANSWER_STARTERS)).toEqual([...lists.CONTINUATION_QUESTIONS]);
  });
});

function isPlain(label: string): boolean {
  const isQuestionOrPrompt = [...lists.CONTINUATION_QUESTIONS, ...lists.IDEA_SUGGESTIONS].some((text) => text === label);
  if (isQuestionOrPrompt) return label === label.trim();
  const words = [...lists.PHASES, ...lists.SECTION_LENGTHS, ...lists.LOOKS].some((id) => id === label);
  return words || (/^[A-Z0-9][A-Za-z0-9/-]*( [A-Za-z0-9-]*[A-Za-z0-9])*$/.test(label) && !label.includes(' - '));
}

function subcategoryNames(groups: readonly { subcategories: readonly { name: string }[] }[]): string[] {
  return groups.flatMap(({ subcategories }) => subcategories.map(({ name }) => name));
}

function specificTypes(): string[] {
  return lists.CHARACTER_TYPE_PATHS.map(({ specific }) => specific);
}

function locationTypes(): string[] {
  return lists.LOCATION_TYPE_PATHS.map(({ type }) => type);
}

function typeOf(specific: string): string {
  return typeTexts.find((type) => type.endsWith(` - ${specific}`)) ?? '';
}

function offeredColors() {
  const options = typeTexts.map(lists.appearanceOptions);
  return {
    color: options.flatMap(({ color }) => color),
    skinTone: options.flatMap(({ skinTone }) => skinTone),
    eyeColor: options.flatMap(({ eyeColor }) => eyeColor),
    hairColor: options.flatMap(({ hairColor }) => hairColor),
  };
}

function repeated(labels: readonly string[]): string[] {
  return labels.filter((label, at) => labels.indexOf(label) !== at);
}
