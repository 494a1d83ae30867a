/** Whom the words of a story mean, and which of them make its picture. The engine is loaded when it is first asked. */
import type { DrawnCharacter } from './illustrator.port.ts';

export const whoIsMeant = async (words: string, before: string, cast: readonly DrawnCharacter[]): Promise<DrawnCharacter[]> =>
  (await import('@fableloom/illustrator')).whoIsMeant(words, before, cast);

/**
 * Of a whole part the paragraph that shows most, with what is told before it; a short text is its own moment.
 * @param told the same with names for its pronouns (`spelledOut`)
 */
export const momentOf = async (text: string, cast: readonly DrawnCharacter[], told = text): Promise<{ text: string; told?: string; before: string }> =>
  (await import('@fableloom/illustrator')).momentOf(text, cast, told);
