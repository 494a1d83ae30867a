/** A whole place by chance; `roll` gives numbers from 0 up to, but not including, 1. */
import type { LocationForm } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '@fableloom/contract/taxonomies/location-lists';
import { LOCATION_TYPE_PATHS } from '@fableloom/contract/taxonomies/read-location-type';
import { BLANK_LOCATION } from './draft.ts';

export type Roll = () => number;

const QUALITIES = [
  'Whispering', 'Silver', 'Hidden', 'Merry', 'Drowsy', 'Golden', 'Humming', 'Moonlit', 'Gentle', 'Curious', 'Faraway', 'Painted',
  'Glimmering', 'Forgotten', 'Windy', 'Velvet', 'Lantern-Lit', 'Upside-Down', 'Friendly', 'Misty',
] as const;

export function randomLocation(roll: Roll): LocationForm {
  const one = <T>(items: readonly T[]): T | undefined => items[Math.floor(roll() * items.length)];

  function some(items: readonly string[]): string[] {
    const { min, max } = LIMITS.randomLocationItems;
    const left = [...items];
    const count = min + Math.floor(roll() * (max - min + 1));
    return Array.from({ length: count }, () => left.splice(Math.floor(roll() * left.length), 1)).flat();
  }

  const path = one(LOCATION_TYPE_PATHS);
  return {
    ...BLANK_LOCATION,
    name: path ? `The ${one(QUALITIES) ?? ''} ${path.type}` : '',
    category: path?.category ?? '',
    subcategory: path?.subcategory ?? '',
    type: path?.type ?? '',
    magicalProperties: some(MAGICAL_PROPERTIES),
    inhabitants: some(INHABITANTS),
    climate: one(CLIMATES) ?? '',
    dangers: some(DANGERS),
    treasures: some(TREASURES),
  };
}
