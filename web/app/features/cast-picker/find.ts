/** Finds characters and places by what a family would type. */
import type { Character, Location } from '@fableloom/contract';

/** Every word must occur somewhere in one of the texts; nothing typed finds everything. */
function mentions(search: string, texts: readonly string[]): boolean {
  const written = texts.join(' ').toLocaleLowerCase();
  return search.toLocaleLowerCase().split(/\s+/).every((word) => written.includes(word));
}

export const findCharacters = (characters: readonly Character[], search: string) =>
  characters.filter(({ name, type, personality, magicalPower }) => mentions(search, [name, type, personality, magicalPower]));

export const findLocations = (locations: readonly Location[], search: string) =>
  locations.filter((place) => mentions(search, [place.name, place.type, place.category, place.subcategory, place.description]));

/** 'Animal - Forest Animals - Red Fox' is a red fox to its readers. */
export const kindOf = (type: string) => type.split(' - ').at(-1) ?? type;
