/** Finds characters and places by what a family would type. */
import type { CharacterChoice, LocationChoice } from '@fableloom/contract';
import { matches } from '../creations/find-words.ts';

export const findCharacters = (characters: readonly CharacterChoice[], search: string) =>
  characters.filter(({ name, type, personality, magicalPower }) => matches(search, [name, type, personality, magicalPower]));

export const findLocations = (locations: readonly LocationChoice[], search: string) =>
  locations.filter((place) => matches(search, [place.name, place.type, place.category, place.subcategory, place.description]));

/** 'Animal - Forest Animals - Red Fox' is a red fox to its readers. */
export const kindOf = (type: string) => type.split(' - ').at(-1) ?? type;
