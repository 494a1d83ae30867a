// Takes a stored character type apart and puts it together: 'category - subcategory - specific'.
import { CHARACTER_TYPES } from './character-types.ts';
import type { CharacterCategory } from './character-types.ts';

const BETWEEN = ' - ';

export interface CharacterTypePath {
  category: CharacterCategory;
  subcategory: string;
  specific: string;
}

export function writeCharacterType(path: CharacterTypePath): string {
  return [path.category, path.subcategory, path.specific].join(BETWEEN);
}

/** Every path a character may have, in the order of the lists. */
export const CHARACTER_TYPE_PATHS: readonly CharacterTypePath[] = CHARACTER_TYPES.flatMap(({ category, subcategories }) =>
  subcategories.flatMap(({ name, types }) => types.map((specific) => ({ category, subcategory: name, specific }))),
);

const KNOWN = new Map(CHARACTER_TYPE_PATHS.map((path) => [writeCharacterType(path), path]));

/** Null for a text that is not one of ours, for example an unfinished choice. */
export function readCharacterType(type: string): CharacterTypePath | null {
  return KNOWN.get(type) ?? null;
}

export function isCharacterType(type: string): boolean {
  return KNOWN.has(type);
}
