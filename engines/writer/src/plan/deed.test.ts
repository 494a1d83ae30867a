// How the trial is overcome by whoever was asked for.
import { expect, it } from 'vitest';
import type { StoryPlan, Thread } from '../brief.ts';
import { CRISES } from '../lexicon/crises.ts';
import { SAMPLES } from '../testing/samples.ts';
import { castStory } from './cast.ts';
import { deedFor } from './deed.ts';

const brief = SAMPLES[0]!;
const helper = (words: string): Thread => ({ as: 'helper', words, a: words, the: 'the old tram driver', since: 'introduction' });
const deed = (crisis: string, words: string): string | undefined =>
  deedFor({ crisis, tool: 'helper', words: {}, threads: [helper(words)] } as unknown as StoryPlan, castStory(brief), '3-4');

it('on a lap somebody who sings helps by singing, in every trial', () => {
  for (const { id } of CRISES) expect(deed(id, 'an old tram driver who sings')).toMatch(/\bsang\b/u);
});

it('and somebody who dances by dancing', () => {
  for (const { id } of CRISES) expect(deed(id, 'a dancing dinosaur')).toMatch(/\bdanced\b/u);
});

it('and somebody who cooks soup with soup, or a pot', () => {
  for (const { id } of CRISES) expect(deed(id, 'a funny witch who cooks soup')).toMatch(/\b(?:soup|pot)\b/u);
});

it('whoever was not said to sing or dance does not', () => {
  for (const { id } of CRISES) for (const words of ['an old tram driver', 'a bird with one single wing']) expect(deed(id, words)).not.toMatch(/\b(?:sang|danced)\b/u);
});

it('on a lap a thing that hums helps by humming, and one that was said to do nothing is held up', () => {
  const wished = (words: string) => CRISES.map(({ id }) => deedFor({ crisis: id, tool: 'wish', words: {}, threads: [{ as: 'tool', words, a: words, the: 'the umbrella', since: 'introduction' }] } as unknown as StoryPlan, castStory(brief), '3-4') ?? '');
  expect(wished('a purple umbrella that hums').every((text) => text.includes('hummed'))).toBe(true);
  expect(wished('a purple umbrella').some((text) => text.includes('hummed'))).toBe(false);
});
