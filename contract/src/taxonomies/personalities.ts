// How a character is. Shape: 16 positive, 10 neutral and 10 dark traits; at most two are stored, joined by ' and '.
export const PERSONALITIES = {
  Positive: [
    'Brave',
    'Kind',
    'Curious',
    'Dreamy',
    'Honest',
    'Cheerful',
    'Patient',
    'Clever',
    'Generous',
    'Bold',
    'Playful',
    'Loyal',
    'Gentle',
    'Funny',
    'Hopeful',
    'Wise',
  ],
  Neutral: ['Calm', 'Quiet', 'Shy', 'Careful', 'Serious', 'Exact', 'Witty', 'Stubborn', 'Mysterious', 'Independent'],
  Dark: ['Grumpy', 'Mischievous', 'Sneaky', 'Bossy', 'Boastful', 'Jealous', 'Greedy', 'Gloomy', 'Cold-Hearted', 'Short-Tempered'],
} as const;

export type PersonalityGroup = keyof typeof PERSONALITIES;

const BETWEEN = ' and ';

export function joinTraits(traits: readonly string[]): string {
  return traits.join(BETWEEN);
}

/** 'Brave and Curious' becomes ['Brave', 'Curious']; an empty text has no traits. */
export function traitsOf(personality: string): string[] {
  return personality.split(BETWEEN).filter((trait) => trait !== '');
}
