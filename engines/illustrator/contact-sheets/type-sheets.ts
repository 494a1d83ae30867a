/** Every specific type of the tree that families choose from, and every distinguishing feature once. */
import { CHARACTER_TYPES } from '../../../contract/src/taxonomies/character-types.ts';
import { distinguishingFeatures } from '../../../contract/src/taxonomies/distinguishing-features.ts';
import type { PictureBrief } from '../src/brief.ts';
import { someone } from './casts.ts';

interface TypeSheet {
  columns: number;
  cell: readonly [number, number];
  briefs: PictureBrief[];
}

/** `types-human`, `types-animal` …: figures in the order of the tree, 8 a row. */
export const TYPE_SHEETS: Readonly<Record<string, TypeSheet>> = Object.fromEntries(
  CHARACTER_TYPES.map(({ category, subcategories }) => {
    const types = subcategories.flatMap(({ name, types: names }) => names.map((type) => `${category} - ${name} - ${type}`));
    const briefs = types.map((type, i): PictureBrief => {
      return { is: 'figure', seed: type, character: someone(type, { gender: i % 2 ? 'female' : 'male' }), expression: 'happy' };
    });
    return [`types-${category.split(/[ /]/)[0]?.toLowerCase()}`, { columns: 8, cell: [190, 261], briefs }];
  }),
);

const BODIES = [
  'Animal - Forest Animals - Red Fox',
  'Mythical Creature - Dragons - Ice Dragon',
  'Robot/Artificial Intelligence - Helper Robots - School Robot',
  'Supernatural Being - Friendly Ghosts - Bedsheet Ghost',
  'Animal - Birds - Owl',
  'Animal - Ocean Animals - Whale',
  'Alien - Curious Visitors - Jelly Alien',
  'Magical Being - Enchanted Things - Gingerbread Child',
  'Animal - Savanna and Jungle - Lion',
  'Animal - Little Creatures - Snail',
  'Dark Being - Under-the-Bed Monsters - Closet Monster',
  'Human - Children - Map Maker',
];

function everyFeatureOnce(): PictureBrief[] {
  const seen = new Set<string>();
  return BODIES.flatMap((type) =>
    distinguishingFeatures(type)
      .flatMap(({ features }) => features)
      .filter((feature) => !seen.has(feature) && seen.add(feature))
      .map((feature): PictureBrief => {
        return { is: 'figure', seed: 'f', character: someone(type, { id: 'f', appearance: { distinguishingFeature: feature } }) };
      }),
  );
}

export const FEATURE_SHEET: TypeSheet = { columns: 16, cell: [110, 151], briefs: everyFeatureOnce() };
