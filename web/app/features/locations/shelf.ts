/** Which places stand on the shelf. */
import type { Location } from '@fableloom/contract';
import { byShelfOrder, matches } from '../creations/find-words.ts';

export const findLocations = (locations: readonly Location[], search: string): Location[] =>
  locations
    .filter(({ name, type, category, subcategory, description }) => matches(search, [name, type, category, subcategory, description]))
    .toSorted(byShelfOrder);
