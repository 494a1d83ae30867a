/** What a search of My Stories looks through: title, theme, age, phase, names and types of characters and locations. */
import type { CastMember } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';

export interface Searchable {
  title: string;
  theme: string;
  themeCategory: string;
  ageRange: AgeRange;
  currentPhase: string;
  characters: CastMember[];
  locations: CastMember[];
}

/** Upper and lower case, and letters written in one or two pieces, are the same to a search. */
export const foldForSearch = (text: string): string => text.normalize('NFKC').toLowerCase();

export function searchTextOf(story: Searchable): string {
  const cast = [...story.characters, ...story.locations].flatMap(({ name, type }) => [name, type]);
  const age = [story.ageRange, AGE_RANGE_WORDS[story.ageRange].label];
  return foldForSearch([story.title, story.theme, story.themeCategory, ...age, story.currentPhase, ...cast].join(' '));
}
