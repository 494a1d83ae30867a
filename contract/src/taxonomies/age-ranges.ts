// For whom a story is written. Shape: the 4 age ranges of the specification, each with a label and one line about its reader.
export const AGE_RANGES = ['3-4', '5-8', '9-12', '12-17'] as const;

export type AgeRange = (typeof AGE_RANGES)[number];

export const AGE_RANGE_WORDS = {
  '3-4': { label: 'Ages 3-4', reader: 'Listens on a lap, loves repeated words, small worries and safe endings.' },
  '5-8': { label: 'Ages 5-8', reader: 'Reads the first lines alone, asks why, and laughs at what goes wrong.' },
  '9-12': { label: 'Ages 9-12', reader: 'Reads alone, wants real puzzles, real friends and a choice that costs something.' },
  '12-17': { label: 'Ages 12-17', reader: 'Reads between the lines and wants hard questions with honest answers.' },
} as const satisfies Record<AgeRange, { label: string; reader: string }>;
