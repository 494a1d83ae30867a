// The trial of a story is the trial of its own plot.
import { describe, expect, it } from 'vitest';
import type { AgeRange } from '../../brief.ts';
import { FITS } from '../../tell/fits.ts';
import { countWords, sentencesOf } from '../../tell/measure.ts';
import { askedBrief } from '../../testing/asked.ts';
import { tellShelf, tellWhole } from '../../testing/tell-whole.ts';
import { wornOutIn } from '../../testing/worn-out.ts';
import { BOOKS } from '../premises.ts';
import { asTold, plainestOf } from './as-told.ts';
import { SO_NEAR } from './so-near.ts';

const plots = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));
/** The ages for which they are written. */
const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const briefOf = (theme: { category: string; name: string }, seed: string, age: AgeRange = '3-4') => askedBrief(age, { seed, places: [], theme });

const ofIts = (theme: string, age: AgeRange): string => plainestOf(SO_NEAR[age][theme] ?? '');

describe.each(AGES)('what they hear of what they have come for, at %s', (age) => {
  it('is there for each of the 120 plots, inside the words of its age', () => {
    expect(Object.keys(SO_NEAR[age]).toSorted()).toEqual(plots.map(({ name }) => name).toSorted());
    const { least, most, sentence } = FITS[age];
    const off = Object.entries(SO_NEAR[age]).flatMap(([theme, scene]) => {
      const told = asTold(scene);
      const [words, mean] = [countWords(told), countWords(told) / sentencesOf(told).length];
      return words < least || words > most || mean > sentence ? [`${theme}: ${words} words, ${mean.toFixed(1)} a sentence`] : [];
    });
    expect(off).toEqual([]);
    expect(Object.entries(SO_NEAR[age]).flatMap(([theme, scene]) => wornOutIn(scene, briefOf({ category: '', name: theme }, 'x', age)).map((word) => `${theme}: ${word}`))).toEqual([]);
  });

  it('is told in the climax, between what comes down and what somebody thinks of', () => {
    const untold = plots.filter((_, n) => n % 6 === 1).filter((theme) => {
      const told = tellWhole(briefOf(theme, `near-${theme.name}`, age)).find(({ phase }) => phase === 'climax')?.written.paragraphs ?? [];
      const at = told.findIndex((paragraph) => paragraph.includes(ofIts(theme.name, age)));
      return at < 2 || at >= told.length - 1;
    });
    expect(untold.length, untold.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(1);
  }, 60_000);

  it('is told to a family once', () => {
    const theme = { category: 'Adventure', name: 'The Lost Lantern' };
    const [first, second] = tellShelf([briefOf(theme, 'first', age), briefOf(theme, 'second', age)]).map((told) => told.flatMap(({ written }) => written.paragraphs).join('\n'));
    expect(first).toContain(ofIts('The Lost Lantern', age));
    expect(second).not.toContain(ofIts('The Lost Lantern', age));
  });
});
