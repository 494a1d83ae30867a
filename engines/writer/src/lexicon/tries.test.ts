// Before somebody does as always in the trial it is told what they were all about.
import { expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';
import { BOOKS } from '../premises/premises.ts';
import { plainestOf } from '../premises/scenes/as-told.ts';
import { trialOfPlot } from '../premises/trials/trials.ts';
import { CRISES } from './crises.ts';
import { SPOILT, TRIES } from './tries.ts';

const OLDER: readonly AgeRange[] = ['5-8', '9-12', '12-17'];
const themes = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));
const firstWords = (sentence: string): string => sentence.replace(/[.,!?“”].*$/u, '').split(' ').slice(0, 6).join(' ');

test('there are two for each trial, short for the young', () => {
  expect(Object.keys(TRIES).toSorted()).toEqual(CRISES.map(({ id }) => id).toSorted());
  for (const { young } of Object.values(TRIES)) for (const one of young) expect(one.split(' ').length, one).toBeLessThanOrEqual(15);
});

test('at 12-17 one sees what was spoiled', () => {
  expect(Object.keys(SPOILT).toSorted()).toEqual(Object.keys(TRIES).toSorted());
  const told = themes.filter((_, n) => n % 8 === 0).filter((theme) => {
    const whole = tellWhole(askedBrief('12-17', { seed: `spoilt-${theme.name}`, theme, places: [] }));
    return Object.values(SPOILT).flat().some((one) => textOf(whole).toLowerCase().includes(one.replace(/\.$/u, '').toLowerCase()));
  });
  expect(told.length).toBeGreaterThan(1);
});

test.each(OLDER)('at %s more than a quarter of all climaxes tell one', (age) => {
  const told = themes.filter((_, n) => n % 5 === 0).map((theme) => {
    const whole = tellWhole(askedBrief(age, { seed: `try-${theme.name}`, theme, places: [] }));
    const climax = whole.find(({ phase }) => phase === 'climax');
    const crisis = climax?.written.facts.plan.crisis ?? '';
    const own = trialOfPlot(theme.name, crisis, age === '5-8' ? 'young' : 'old')?.tries;
    const known = [...(own === undefined ? [] : [plainestOf(own)]), ...(TRIES[crisis]?.[age === '12-17' ? 'old' : 'young'] ?? []).map(firstWords)];
    return known.some((one) => textOf(whole).toLowerCase().includes(one.toLowerCase()));
  });
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(1 / 4);
});

test('on a lap none is told: its pages say at once what was done', () => {
  const brief = askedBrief('3-4', { phase: 'climax' });
  expect(writePhase(brief).paragraphs.join(' ')).not.toContain('waited for the word');
});
