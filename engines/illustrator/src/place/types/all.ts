/** Every type of the list of places by its name. */
import { COSMOS_TYPES } from './cosmos.ts';
import { FANTASY_TYPES } from './fantasy.ts';
import { NATURE_TYPES } from './nature.ts';
import { OLD_AND_DARK_TYPES } from './old-and-dark.ts';
import { TODAY_TYPES } from './today.ts';
import type { TypeHint } from './type-hint.ts';

export const PLACE_TYPES: Record<string, TypeHint> = {
  ...FANTASY_TYPES,
  ...NATURE_TYPES,
  ...COSMOS_TYPES,
  ...OLD_AND_DARK_TYPES,
  ...TODAY_TYPES,
};
