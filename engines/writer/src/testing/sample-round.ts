// A round of mixed briefs, as both commands that print one take it: the seed deals out who goes, where, and which plots.

import type { StoryBrief } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { BOOKS } from '../premises/premises.ts';
import { SAMPLES } from './samples.ts';

const THEMES = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));

/** @param age one of the four, or nothing for all of them; another seed makes another round, and no plot comes twice in 120 */
export function sampleRound(count: number, age: string, seed: string): StoryBrief[] {
  const dice = diceFrom(`round ${seed}`);
  const [samples, themes] = [dice.shuffle(SAMPLES.filter((sample) => !age || sample.ageRange === age)), dice.shuffle(THEMES)];
  return Array.from({ length: count }, (_, n) => samples[n % samples.length]).flatMap((sample, n) => {
    const theme = themes[n % themes.length];
    return sample && theme ? [{ ...sample, theme, seed: `${seed}-${n}` }] : [];
  });
}
