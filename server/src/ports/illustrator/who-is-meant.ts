/** Whom the words of a story mean. The engine is loaded when it is first asked. */
import type { DrawnCharacter } from './illustrator.port.ts';

export const whoIsMeant = async (words: string, before: string, cast: readonly DrawnCharacter[]): Promise<DrawnCharacter[]> =>
  (await import('@fableloom/illustrator')).whoIsMeant(words, before, cast);
