// Each plot has two trials or more in its own words, which can come where it comes to a head and are told there.
import { describe, expect, test } from 'vitest';
import { crisisOf } from '../../lexicon/crises.ts';
import { suitsTrial } from '../../plan/trial-ground.ts';
import { countWords, sentencesOf } from '../../tell/measure.ts';
import { askedBrief } from '../../testing/asked.ts';
import { SAMPLES } from '../../testing/samples.ts';
import { tellWhole, textOf } from '../../testing/tell-whole.ts';
import { wornOutIn } from '../../testing/worn-out.ts';
import { matterOf } from '../matters.ts';
import { BOOKS, premiseById } from '../premises.ts';
import { asTold, plainestOf } from '../scenes/as-told.ts';
import { OLD_TRIALS } from './old/old.ts';
import { ownTrialsOf, trialOfPlot } from './trials.ts';
import { YOUNG_TRIALS } from './young/young.ts';

const themes = BOOKS.flatMap(({ premises }) => premises.map(({ theme }) => theme));
const rowsOf = (book: typeof YOUNG_TRIALS) => Object.entries(book).flatMap(([theme, trials]) => Object.entries(trials).map(([trial, told]) => ({ theme, trial, told })));

test('there are at least two for each plot at both ages; only a desert of glass has one', () => {
  expect(themes.filter((theme) => ownTrialsOf(theme).length < 2)).toEqual(['The Desert of Glass']);
  expect(ownTrialsOf('The Desert of Glass')).toEqual(['storm']);
});

describe.each([['young', YOUNG_TRIALS], ['old', OLD_TRIALS]] as const)('%s', (_, book) => {
  const rows = rowsOf(book);

  test('they are trials of that plot, and possible at its spot', () => {
    const off = rows.filter(({ theme, trial }) => !(matterOf(theme)?.fits ?? []).includes(trial) || crisisOf(trial).id !== trial || !suitsTrial(premiseById(theme).spot ?? '', trial));
    expect(off.map(({ theme, trial }) => `${theme}: ${trial}`)).toEqual([]);
  });

  test('nobody of the cast is in them, and none of the worn-out words', () => {
    const off = rows.flatMap(({ theme, trial, told }) => Object.entries(told).filter(([, text]) => /\{[HFVG][.’}]|\{(?:he|his|him)\}/u.test(text) || wornOutIn(text, askedBrief('9-12', { places: [], theme: { category: '', name: theme } })).length > 0).map(([name]) => `${theme} ${trial} ${name}`));
    expect(off).toEqual([]);
  });
});

test('for the young no sentence is longer than a child of three hears', () => {
  const long = rowsOf(YOUNG_TRIALS).flatMap(({ theme, trial, told }) => [told.onset, told.worse, told.give, told.clear].flatMap((text) => sentencesOf(asTold(text)).filter((sentence) => countWords(sentence) > 8).map((sentence) => `${theme} ${trial}: ${sentence}`)));
  expect(long).toEqual([]);
});

test.each(['3-4', '5-8', '9-12', '12-17'] as const)('at %s more than half of all stories come to one of these', (age) => {
  const told = SAMPLES.filter(({ ageRange }) => ageRange === age).slice(0, 24).map((brief) => {
    const phases = tellWhole(brief);
    const plan = phases.at(-1)?.written.facts.plan;
    const own = trialOfPlot(brief.theme.name, plan?.crisis ?? '', age === '3-4' || age === '5-8' ? 'young' : 'old');
    return own !== undefined && textOf(phases).includes(plainestOf(own.onset));
  });
  expect(told.filter(Boolean).length).toBeGreaterThan(told.length / 2);
}, 240_000);
