/** What tells one age from its neighbour where both have the body of one time of life: a baby from a toddler, a hundred years from a grandmother. */
import type { DrawnCharacter } from '../brief.ts';

interface Step {
  words: RegExp;
  /** of the height of that time of life */
  tall: number;
  /** seen on everybody of that age, in the words of distinguishing features */
  features: readonly string[];
}

/** The first that matches. */
const STEPS: readonly Step[] = [
  { words: /\bbaby\b|newborn|freshly hatched|newly awakened|just switched/i, tall: 0.86, features: ['Very big eyes'] },
  { words: /young child/i, tall: 0.9, features: [] },
  { words: /young adult/i, tall: 1.08, features: [] },
  { words: /just made/i, tall: 1, features: ['Brand-new shine'] },
  { words: /well loved/i, tall: 1, features: ['Worn and mended'] },
  { words: /well used/i, tall: 1, features: ['Dents from adventures'] },
  { words: /thousand|older than/i, tall: 0.94, features: ['Laugh lines', 'Bushy eyebrows', 'Dents from adventures'] },
  { words: /hundred/i, tall: 0.97, features: ['Laugh lines'] },
  { words: /ageless/i, tall: 1, features: ['Soft glow'] },
];

const NONE: Omit<Step, 'words'> = { tall: 1, features: [] };

export const stepOfAge = ({ appearance: { age = '' } }: DrawnCharacter): Omit<Step, 'words'> => STEPS.find(({ words }) => words.test(age)) ?? NONE;
