// Finds where a type of place stands in the lists, and what may be chosen after a category or a subcategory.
import { LOCATION_TYPES } from './location-types.ts';
import type { LocationCategory } from './location-types.ts';

export interface LocationTypePath {
  category: LocationCategory;
  subcategory: string;
  type: string;
}

/** Every place a story can be set in, in the order of the lists. */
export const LOCATION_TYPE_PATHS: readonly LocationTypePath[] = LOCATION_TYPES.flatMap(({ category, subcategories }) =>
  subcategories.flatMap(({ name, types }) => types.map((type) => ({ category, subcategory: name, type }))),
);

const KNOWN = new Map(LOCATION_TYPE_PATHS.map((path) => [path.type, path]));

/** Null for a text that is not one of ours. */
export function findLocationType(type: string): LocationTypePath | null {
  return KNOWN.get(type) ?? null;
}

/** Empty for a category that is not one of ours. */
export function locationSubcategories(category: string): string[] {
  return subcategoriesIn(category).map(({ name }) => name);
}

/** Empty for a subcategory that does not belong to the category. */
export function locationTypes(category: string, subcategory: string): readonly string[] {
  return subcategoriesIn(category).find(({ name }) => name === subcategory)?.types ?? [];
}

function subcategoriesIn(category: string) {
  return LOCATION_TYPES.find((group) => group.category === category)?.subcategories ?? [];
}
