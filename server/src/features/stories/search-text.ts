/** What a search of My Stories looks through: title, theme, age, phase, names and types of characters and locations. */
import type { CastMember } from '@fableloom/contract';

export interface Searchable {
  title: string;
  theme: string;
  themeCategory: string;
  ageRange: string;
  currentPhase: string;
  characters: CastMember[];
  locations: CastMember[];
}

export function searchTextOf(story: Searchable): string {
  const cast = [...story.characters, ...story.locations].flatMap(({ name, type }) => [name, type]);
  return [story.title, story.theme, story.themeCategory, story.ageRange, story.currentPhase, ...cast].join(' ').toLowerCase();
}
