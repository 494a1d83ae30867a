/** What children love, miss and are nervous of: told for what it is, and it changes what happens. */
import { describe, expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { askedBrief, lastPage, planOf, textIn } from '../testing/asked.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const told = (ageRange: AgeRange, customPrompt: string) => tellWhole(askedBrief(ageRange, { customPrompt }));

describe.each(AGES)('%s', (age) => {
  test('what is loved comes into the story, and saves the day', () => {
    const story = told(age, 'My daughter loves diggers');
    expect(textIn(story, 'introduction')).toMatch(/\bdiggers\b.*\ba digger\b/iu);
    expect(planOf(story)?.tool).toBe('helper');
    expect(textIn(story, 'resolution')).toMatch(/the digger/iu);
  });

  test('whoever is in hospital is thought of, is told everything, and never turns up to help', () => {
    const story = told(age, 'Her brother is in hospital');
    expect(textIn(story, 'introduction')).toContain('Amara’s brother was in hospital');
    for (const phase of ['development', 'climax', 'resolution'] as const) expect(textIn(story, phase)).toMatch(/(?:her|my|Amara’s) brother/iu);
    expect(planOf(story)?.tool).not.toBe('helper');
    expect(textOf(story)).not.toMatch(/\bthe brother\b/iu);
  });

  test('what lies ahead is a day on the calendar, and is over on the last page', () => {
    const story = told(age, 'They go to the dentist and Amara is nervous');
    expect(textIn(story, 'introduction')).toMatch(/the visit to the dentist/u);
    expect(textOf(story)).not.toMatch(/the dentist (?:came|stayed|did)/u);
    expect(lastPage(story).length).toBeGreaterThan(20);
  });

  test.each([['Amara has just moved to a new town', 'Amara had just moved to a new town'], ['We just moved house', 'They had just moved house']])('who has moved did so before the story: %s', (typed, words) => {
    const story = told(age, typed);
    expect(textIn(story, 'introduction')).toContain(words);
    expect(textIn(story, 'introduction')).not.toMatch(/not in a dream|the move to|what came next\? \S+ had just|round eyes/u);
    expect(textIn(story, 'introduction')).not.toMatch(/Soon it was time/u);
  });

  test('one sentence may ask for two things; a cake is for the end', () => {
    const story = told(age, 'they find a lost kitten and grandma helps them bake a cake');
    expect(textIn(story, 'introduction')).toMatch(/a lost kitten/u);
    expect(textIn(story, 'introduction')).not.toMatch(/bake a cake/u);
    expect(textIn(story, 'resolution')).toMatch(/Grandma helped them bake a cake/u);
  });

  test('a map drawn on something is called a map', () => {
    expect(textOf(told(age, 'A map drawn on a pizza box'))).not.toMatch(/the map drawn(?! on)/u);
  });
});
