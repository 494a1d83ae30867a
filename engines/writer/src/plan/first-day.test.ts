import { expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const whole = (age: AgeRange, theme: string): string =>
  textOf(tellWhole(askedBrief(age, { theme: { category: 'School', name: theme }, customPrompt: 'first day at a new school', places: [] })));

/** What a story says of a day that is still to come. */
const AHEAD = /calendar|Soon it was time for|scared of the first day/u;

test.each(AGES)('a story at a school by day happens on the first day there, age %s', (age) => {
  const text = whole(age, 'The New Kid in Row Three');
  expect(text).toMatch(/new at (?:this )?school|first day|first at the new school/u);
  expect(text).not.toMatch(AHEAD);
});

test.each(AGES)('anywhere else it lies ahead, age %s', (age) => {
  expect(whole(age, 'The Lost Lantern')).toMatch(AHEAD);
});
