/** What is looked for when this is typed: a longer text stays in its box, which says so, and its beginning is looked for. */
import { LIMITS } from '@fableloom/contract/limits';

export const wordsToFind = (typed: string): string => typed.trim().slice(0, LIMITS.search);
