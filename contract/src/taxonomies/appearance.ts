// How a character can look. Shape: for each look 7 lists; an empty list means that the field does not apply (a fish has no hair).
// Sentence case; no label contains ',' so that several can stand in one text.
import type { ColorLabel } from './colors.ts';
import { lookOf } from './looks.ts';
import type { Look } from './looks.ts';

export interface AppearanceOptions {
  readonly height: readonly string[];
  readonly build: readonly string[];
  readonly color: readonly ColorLabel[];
  readonly age: readonly string[];
  readonly skinTone: readonly ColorLabel[];
  readonly eyeColor: readonly ColorLabel[];
  readonly hairColor: readonly ColorLabel[];
}

export type AppearanceField = keyof AppearanceOptions;

/** Closes every list of ages; with it the form asks for customAge. */
export const CUSTOM_AGE = 'Custom age';

const PERSON_HEIGHTS = ['Very short', 'Short', 'Average height', 'Tall', 'Very tall'];
const CREATURE_HEIGHTS = ['Tiny', 'Small', 'Medium-sized', 'Large', 'Huge'];
const SMALL_HEIGHTS = ['As small as a seed', 'As small as a button', 'Thumb-sized', 'Hand-sized', 'Cat-sized'];
const GRAND_HEIGHTS = ['Cat-sized', 'Pony-sized', 'Horse-sized', 'House-sized', 'Tower-high'];

const PERSON_AGES = ['Baby', 'Toddler', 'Young child', 'Child', 'Teenager', 'Young adult', 'Grown-up', 'Elder', CUSTOM_AGE];
const CREATURE_AGES = ['Newborn', 'Little one', 'Young', 'Grown', 'Old and wise', CUSTOM_AGE];
const MACHINE_AGES = ['Just switched on', 'Nearly new', 'Well used', 'Antique', 'Older than anyone remembers', CUSTOM_AGE];
const TIMELESS_AGES = ['Newly awakened', 'Young at heart', 'A hundred years old', 'A thousand years old', 'Ageless', CUSTOM_AGE];

const CLOTH: readonly ColorLabel[] = [
  'Sunflower yellow', 'Pumpkin orange', 'Ruby red', 'Berry red', 'Coral pink', 'Rose pink', 'Lavender', 'Plum purple', 'Sky blue',
  'Cornflower blue', 'Ocean blue', 'Midnight blue', 'Turquoise', 'Teal', 'Emerald green', 'Forest green', 'Mint green', 'Cream white',
  'Chestnut brown', 'Storm gray', 'Rainbow',
];
const FUR: readonly ColorLabel[] = [
  'Copper red', 'Red with white', 'Honey gold', 'Golden striped', 'Spotted tan', 'Calico', 'Caramel brown', 'Brown with white',
  'Chestnut brown', 'Chocolate brown', 'Sand beige', 'Cream white', 'Snow white', 'Silver gray', 'Gray striped', 'Storm gray',
  'Black with white', 'Ink black', 'Blossom pink',
];
const FEATHERS: readonly ColorLabel[] = [
  'Bark brown', 'Caramel brown', 'Snow white', 'Cloud gray', 'Storm gray', 'Ink black', 'Black with white', 'Ruby red', 'Fire orange',
  'Sunflower yellow', 'Emerald green', 'Turquoise', 'Sky blue', 'Violet', 'Blossom pink', 'Rainbow',
];
const SCALES: readonly ColorLabel[] = [
  'Emerald green', 'Forest green', 'Moss green', 'Olive green', 'Lime green', 'Ruby red', 'Fire orange', 'Bright gold', 'Sea green',
  'Turquoise', 'Ice blue', 'Ocean blue', 'Midnight blue', 'Violet', 'Rose pink', 'Pearl white', 'Storm gray', 'Charcoal black', 'Rainbow',
];
const SEA: readonly ColorLabel[] = [
  'Pumpkin orange', 'Coral pink', 'Sunflower yellow', 'Sea green', 'Turquoise', 'Sky blue', 'Ocean blue', 'Midnight blue', 'Lavender',
  'Violet', 'Leaf green', 'Cloud gray', 'Slate gray', 'Pearl white', 'Black with white', 'Rainbow',
];
const WINGS_AND_SHELLS: readonly ColorLabel[] = [
  'Ruby red', 'Pumpkin orange', 'Sunflower yellow', 'Golden striped', 'Lime green', 'Emerald green', 'Turquoise', 'Sky blue', 'Violet',
  'Rose pink', 'Caramel brown', 'Pearl white', 'Charcoal black', 'Rainbow',
];
const FINISHES: readonly ColorLabel[] = [
  'White enamel', 'Polished silver', 'Brushed steel', 'Shining copper', 'Old brass', 'Bright gold', 'Rose gold', 'Rusty iron',
  'Charcoal black', 'Ruby red', 'Sunflower yellow', 'Mint green', 'Sky blue', 'Lavender', 'Bubblegum pink',
];
const GLOWS: readonly ColorLabel[] = [
  'Moonlight silver', 'Snow white', 'Candle glow', 'Sunlight gold', 'Firefly green', 'Aurora green', 'Starlight blue', 'Ice blue',
  'Misty violet', 'Blossom pink', 'Shadow gray', 'Twilight purple', 'Midnight blue', 'Rainbow',
];
const ALIEN_COLORS: readonly ColorLabel[] = [
  'Lime green', 'Mint green', 'Sea green', 'Turquoise', 'Sky blue', 'Moon blue', 'Violet', 'Lilac', 'Bubblegum pink', 'Coral pink',
  'Fire orange', 'Lemon yellow', 'Silver gray', 'Pearl white', 'Rainbow',
];
const SHAGGY_COATS: readonly ColorLabel[] = [
  'Plum purple', 'Violet', 'Moon blue', 'Turquoise', 'Mint green', 'Moss green', 'Lime green', 'Pumpkin orange', 'Rose pink',
  'Chocolate brown', 'Bark brown', 'Snow white', 'Storm gray', 'Charcoal black', 'Rainbow',
];
const MATERIALS: readonly ColorLabel[] = [
  'Caramel brown', 'Bark brown', 'Sand beige', 'Cream white', 'Snow white', 'Storm gray', 'Moss green', 'Leaf green', 'Pumpkin orange',
  'Ruby red', 'Rose pink', 'Sky blue', 'Lavender', 'Old brass', 'Rainbow',
];

const SKIN: readonly ColorLabel[] = [
  'Porcelain', 'Rosy ivory', 'Peach', 'Apricot', 'Golden tan', 'Almond', 'Bronze', 'Walnut', 'Cocoa', 'Espresso',
];
const WONDER_SKIN: readonly ColorLabel[] = [
  ...SKIN, 'Pearl white', 'Mint green', 'Leaf green', 'Sea green', 'Sky blue', 'Lilac', 'Blossom pink', 'Honey gold', 'Cloud gray',
];

const EYES: readonly ColorLabel[] = [
  'Dark brown', 'Chestnut brown', 'Hazel brown', 'Amber', 'Leaf green', 'Emerald green', 'Sky blue', 'Ocean blue', 'Storm gray',
];
const WONDER_EYES: readonly ColorLabel[] = [...EYES, 'Sunlight gold', 'Turquoise', 'Violet', 'Rose pink', 'Starlight blue', 'Rainbow'];
const CREATURE_EYES: readonly ColorLabel[] = [
  'Dark brown', 'Amber', 'Honey gold', 'Fire orange', 'Leaf green', 'Emerald green', 'Sky blue', 'Ink black',
];
const LAMP_EYES: readonly ColorLabel[] = [
  'Turquoise', 'Sky blue', 'Firefly green', 'Sunlight gold', 'Fire orange', 'Rose pink', 'Violet', 'Snow white',
];

const HAIR: readonly ColorLabel[] = [
  'Ink black', 'Dark brown', 'Chestnut brown', 'Auburn', 'Copper red', 'Strawberry blond', 'Honey blond', 'Platinum blond',
  'Silver gray', 'Snow white',
];
const WONDER_HAIR: readonly ColorLabel[] = [
  ...HAIR, 'Moon blue', 'Turquoise', 'Leaf green', 'Lavender', 'Violet', 'Rose pink', 'Fire orange', 'Rainbow',
];

const NOT_APPLICABLE: readonly ColorLabel[] = [];

const APPEARANCE: Readonly<Record<Look, AppearanceOptions>> = {
  person: {
    height: PERSON_HEIGHTS,
    build: ['Slim', 'Petite', 'Average build', 'Athletic', 'Sturdy', 'Round', 'Broad-shouldered'],
    color: CLOTH,
    age: PERSON_AGES,
    skinTone: SKIN,
    eyeColor: EYES,
    hairColor: HAIR,
  },
  folk: {
    height: ['Thumb-sized', 'Hand-sized', ...PERSON_HEIGHTS, 'Tree-high'],
    build: ['Slender', 'Delicate', 'Average build', 'Athletic', 'Sturdy', 'Round', 'Broad-shouldered'],
    color: CLOTH,
    age: [...PERSON_AGES.slice(0, -1), 'A hundred years old', 'Ageless', CUSTOM_AGE],
    skinTone: WONDER_SKIN,
    eyeColor: WONDER_EYES,
    hairColor: WONDER_HAIR,
  },
  furry: {
    height: CREATURE_HEIGHTS,
    build: ['Slim', 'Fluffy', 'Round', 'Chubby', 'Sturdy', 'Muscular', 'Long-legged'],
    color: FUR,
    age: CREATURE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: CREATURE_EYES,
    hairColor: NOT_APPLICABLE,
  },
  maned: {
    height: CREATURE_HEIGHTS,
    build: ['Slim', 'Graceful', 'Round', 'Sturdy', 'Muscular', 'Long-legged'],
    color: [...FUR, 'Lavender', 'Sky blue'],
    age: CREATURE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: [...CREATURE_EYES, 'Violet'],
    hairColor: WONDER_HAIR,
  },
  feathered: {
    height: CREATURE_HEIGHTS,
    build: ['Slim', 'Fluffy', 'Round', 'Chubby', 'Sturdy', 'Broad-winged', 'Long-legged'],
    color: FEATHERS,
    age: CREATURE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: CREATURE_EYES,
    hairColor: NOT_APPLICABLE,
  },
  scaled: {
    height: GRAND_HEIGHTS,
    build: ['Slim', 'Round-bellied', 'Sturdy', 'Muscular', 'Broad-winged', 'Long and winding'],
    color: SCALES,
    age: ['Freshly hatched', 'Little one', 'Young', 'Grown', 'A hundred years old', 'Older than the hills', CUSTOM_AGE],
    skinTone: NOT_APPLICABLE,
    eyeColor: [...CREATURE_EYES, 'Violet', 'Ruby red'],
    hairColor: NOT_APPLICABLE,
  },
  reptile: {
    height: CREATURE_HEIGHTS,
    build: ['Slim', 'Round', 'Round-bellied', 'Sturdy', 'Muscular', 'Long and winding'],
    color: SCALES,
    age: CREATURE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: CREATURE_EYES,
    hairColor: NOT_APPLICABLE,
  },
  smooth: {
    height: CREATURE_HEIGHTS,
    build: ['Slim', 'Round', 'Chubby', 'Streamlined', 'Sturdy', 'Wobbly'],
    color: SEA,
    age: CREATURE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: CREATURE_EYES,
    hairColor: NOT_APPLICABLE,
  },
  tiny: {
    height: SMALL_HEIGHTS,
    build: ['Slim', 'Round', 'Fluffy', 'Sturdy', 'Long-legged', 'Broad-winged'],
    color: WINGS_AND_SHELLS,
    age: CREATURE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: CREATURE_EYES,
    hairColor: NOT_APPLICABLE,
  },
  metal: {
    height: ['Hand-sized', 'Toy-sized', 'Child-sized', 'As tall as a grown-up', 'As big as a truck'],
    build: ['Slim', 'Round', 'Boxy', 'Sturdy', 'Streamlined', 'Stretchy', 'Made of odd parts'],
    color: FINISHES,
    age: MACHINE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: LAMP_EYES,
    hairColor: NOT_APPLICABLE,
  },
  glowing: {
    height: ['Thumb-sized', 'Candle-high', 'Child-sized', 'As tall as a door', 'As tall as a tree', 'Ever-changing'],
    build: ['Slender', 'Wispy', 'Round', 'Floating', 'Flowing', 'Billowing'],
    color: GLOWS,
    age: TIMELESS_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: [...LAMP_EYES, 'Ink black'],
    hairColor: NOT_APPLICABLE,
  },
  alien: {
    height: ['Thumb-sized', 'Toy-sized', 'Child-sized', 'As tall as a grown-up', 'As tall as a tree'],
    build: ['Slender', 'Round', 'Wobbly', 'Sturdy', 'Long-legged', 'Stretchy'],
    color: ALIEN_COLORS,
    age: ['Newborn', 'Child', 'Teenager', 'Grown-up', 'Three hundred moons old', 'Ageless', CUSTOM_AGE],
    skinTone: NOT_APPLICABLE,
    eyeColor: [...LAMP_EYES, 'Ink black', 'Ruby red'],
    hairColor: NOT_APPLICABLE,
  },
  shaggy: {
    height: ['Cat-sized', 'Child-sized', 'As tall as a door', 'As tall as a tree', 'As tall as a hill'],
    build: ['Fluffy', 'Round', 'Chubby', 'Sturdy', 'Broad-shouldered', 'Wobbly', 'Long-legged'],
    color: SHAGGY_COATS,
    age: CREATURE_AGES,
    skinTone: NOT_APPLICABLE,
    eyeColor: [...CREATURE_EYES, 'Violet', 'Rose pink'],
    hairColor: NOT_APPLICABLE,
  },
  crafted: {
    height: ['Thumb-sized', 'Toy-sized', 'Child-sized', 'As tall as a grown-up', 'As tall as a tree'],
    build: ['Slim', 'Round', 'Boxy', 'Sturdy', 'Wobbly', 'Soft and stuffed'],
    color: MATERIALS,
    age: ['Just made', 'Nearly new', 'Well loved', 'Antique', 'Older than anyone remembers', CUSTOM_AGE],
    skinTone: NOT_APPLICABLE,
    eyeColor: [...CREATURE_EYES, 'Sunlight gold'],
    hairColor: NOT_APPLICABLE,
  },
};

const COLOR_MEANS: Readonly<Record<Look, string>> = {
  person: 'Clothes color',
  folk: 'Clothes color',
  furry: 'Fur color',
  maned: 'Coat color',
  feathered: 'Feather color',
  scaled: 'Scale color',
  reptile: 'Scale color',
  smooth: 'Body color',
  tiny: 'Body color',
  metal: 'Finish',
  glowing: 'Glow color',
  alien: 'Body color',
  shaggy: 'Fur color',
  crafted: 'Main color',
};

/** What can be chosen for a stored type ('Animal - Forest Animals - Red Fox'); while none is chosen, what a person can be. */
export function appearanceOptions(type: string): AppearanceOptions {
  return APPEARANCE[lookOf(type)];
}

/** What the field `color` is called for a type: the coat of a fox, the clothes of a child, the finish of a robot. */
export function colorMeaning(type: string): string {
  return COLOR_MEANS[lookOf(type)];
}
