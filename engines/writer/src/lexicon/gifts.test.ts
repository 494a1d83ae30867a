// A gift does not spoil its plot: nobody scatters salt to find a snail.
import { expect, test } from 'vitest';
import type { StoryBrief } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { castStory } from '../plan/cast.ts';
import { planStory } from '../plan/choose.ts';
import { BOOKS } from '../premises/premises.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { GIFTS } from './gifts.ts';

const PLOTS = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));
const SPOILED = GIFTS.flatMap(({ noun, never }) => (never === undefined ? [] : [{ noun, never }]));

test.each(SPOILED)('no $noun in “$never”', ({ noun, never }) => {
  const theme = PLOTS.find(({ name }) => name === never);
  if (!theme) throw new Error(`No plot is called ${never}`);
  const given = Array.from({ length: 60 }, (_, n) => {
    const brief: StoryBrief = { seed: `gift-${n}`, phase: 'introduction', ageRange: '9-12', length: 'standard', theme, characters: SAMPLE_CAST.slice(0, 2).map((one, at) => ({ ...one, id: `c${at}` })), places: [], relationships: [], earlier: [] };
    return planStory(brief, castStory(brief), [], diceFrom(brief.seed)).words.gift;
  });
  expect(new Set(given).size).toBeGreaterThan(3);
  expect(given).not.toContain(noun);
});
