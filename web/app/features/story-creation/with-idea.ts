/** Begins a draft with what a talk about ideas has brought; what the family has chosen itself stays as it is. */
import { LIMITS } from '@fableloom/contract/limits';
import type { Draft } from './draft.ts';

type Idea = Pick<Draft, 'characterIds' | 'locationIds' | 'themeCategory' | 'theme' | 'ageRange'> & {
  /** The family's own words, for the custom story elements. */
  words: string;
};

export function withIdea(draft: Draft, idea: Idea): Draft {
  const locationIds = together(draft.locationIds, idea.locationIds).slice(0, LIMITS.locationsPerStory);
  return {
    ...draft,
    characterIds: together(draft.characterIds, idea.characterIds),
    locationIds,
    usesLocations: draft.usesLocations || idea.locationIds.length > 0,
    ...(draft.theme === '' ? { theme: idea.theme, themeCategory: idea.themeCategory } : {}),
    ageRange: draft.ageRange || idea.ageRange,
    customPrompt: withWords(draft.customPrompt, idea.words),
  };
}

const together = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

/** A talk that went on since it was carried here replaces what it brought before. */
function withWords(own: string, words: string): string {
  if (words === '' || own.includes(words)) return own;
  if (own === '' || words.startsWith(own)) return words;
  const both = `${own}\n${words}`;
  return both.length <= LIMITS.customPrompt ? both : own;
}
