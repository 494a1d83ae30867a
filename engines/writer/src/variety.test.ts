// How alike stories are: forty of mixed briefs, and twenty of one brief, told one after another as a family hears them.
import { expect, test } from 'vitest';
import { oneBrief } from './testing/one-brief.ts';
import { AGES, SAMPLES } from './testing/samples.ts';
import { oftenTold } from './testing/often-told.ts';
import { tellShelf, textOf } from './testing/tell-whole.ts';
import { selfBleu, sentencesOf } from './tell/measure.ts';

const briefs = SAMPLES.slice(0, 40);
const forty = tellShelf(briefs).map(textOf);

test('forty mixed stories do not sound alike', () => {
  expect(selfBleu(forty)).toBeLessThanOrEqual(0.5);
});

test('no sentence of five words or more is told in more than two of forty stories', () => {
  expect(oftenTold(forty)).toEqual([]);
});

// The cast that is nearest to the limit at each age; all four in variety.long.test.ts.
const CLOSEST = { '3-4': 'two at odds', '5-8': 'two at odds', '9-12': 'one alone', '12-17': 'three and two places' } as const;

test.each(AGES)('twenty stories of one brief, age %s', (ageRange) => {
  const twenty = tellShelf(Array.from({ length: 20 }, (_, n) => oneBrief(ageRange, CLOSEST[ageRange], `x${n}`))).map(textOf);
  expect(selfBleu(twenty)).toBeLessThanOrEqual(0.65);
});

test('openings, endings and what a title is made of vary', () => {
  const distinct = (lines: readonly string[]): number => new Set(lines).size;
  expect(distinct(forty.map((text) => sentencesOf(text)[0] ?? ''))).toBeGreaterThanOrEqual(38);
  expect(distinct(forty.map((text) => sentencesOf(text).at(-1) ?? ''))).toBeGreaterThanOrEqual(36);
  // The title is the theme and the names (creative.md), so no two of forty are the same while these differ.
  expect(distinct(briefs.map(({ theme, characters }) => [theme.name, ...characters.map(({ name }) => name)].join()))).toBe(40);
});
