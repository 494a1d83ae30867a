/** Who has shut the eyes, and who opened them again. */
import { presentText } from '../words/told.ts';

const WHOSE = '(?:his|her|their|its|both|all his|all her)';
const SHUT = new RegExp(`\\b(?:shut|shuts|closed|closes|squeezed|screwed up) (?:up )?${WHOSE} (?:\\w+ )?eyes\\b(?! to\\b)|\\b${WHOSE} (?:\\w+ )?eyes (?:were |was |are )?(?:still |quite |tight(?:ly)? )?(?:shut|closed)\\b`, 'i');
const OPENED = new RegExp(`\\b(?:open(?:ed|s)|rubbed) ${WHOSE} (?:\\w+ )?eyes\\b|\\b${WHOSE} eyes (?:\\w+ )?(?:opened|were open)\\b`, 'i');

/** @returns undefined where the words say nothing of it */
export function eyesTold(words: string): 'shut' | 'open' | undefined {
  const told = presentText(words);
  return OPENED.test(told) ? 'open' : SHUT.test(told) ? 'shut' : undefined;
}
