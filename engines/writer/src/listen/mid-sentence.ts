// A told sentence in the middle of another one: its first word loses its capital, unless it is a name.

import { isSomeone } from './phrase.ts';

/** “They found a piano”, “Aliens landed”, where it does not begin a sentence; names stay as they are. */
export const inMidSentence = (told: string): string => {
  const [first = ''] = told.split(' ');
  return opensNoName(first) || isSomeone(first.toLowerCase()) ? `${told.charAt(0).toLowerCase()}${told.slice(1)}` : told;
};

/** “The”, “they”, “nobody”: no name begins so. */
export const opensNoName = (first: string): boolean => NO_NAME.test(first);

const NO_NAME = /^(?:they|he|she|it|the|an?|his|her|their|its|some|all|both|two|three|four|five|six|seven|many|every\p{L}*|nobody|no|one|some\p{L}*|there|in|on|at)$/iu;
