import { expect, it } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { BOOKS, premiseById } from './premises.ts';
import { needsTruthFirst, tellsPrizeFirst, withTruthFirst } from './truth-first.ts';

const needs = (theme: string): boolean => needsTruthFirst(premiseById(theme));

it('whoever comes into the prize out of the truth is known by then; a drum roll needs nobody', () => {
  expect(['Letters to the Lighthouse', 'The Dragon Who Forgot to Roar', 'The Lost Lantern', 'School Trip to Saturn'].map(needs)).toEqual([true, true, true, true]);
  expect(['The Great Rooftop Race', 'The Secret Staircase'].map(needs)).toEqual([false, false]);
  expect(BOOKS.flatMap(({ premises }) => premises).filter(needsTruthFirst).length).toBeLessThan(50);
});

it('a scene says which of the two it tells first', () => {
  expect([tellsPrizeFirst('{p.prize} “And why?” {p.truth}'), tellsPrizeFirst('{p.truth} So {p.prize}'), tellsPrizeFirst('{p.prize}')]).toEqual([true, false, false]);
  expect(withTruthFirst('Look! {p.prize} {p.truth} Oh.')).toBe('Look! {p.truth} {p.prize} Oh.');
});

it.each(['5-8', '9-12', '12-17'] as const)('at %s nobody reads her brother’s letters to a woman of whom nobody has heard', (age) => {
  const { truth, prize } = premiseById('Letters to the Lighthouse');
  const [first, then] = [truth.slice(0, 30), prize.slice(0, 30)];
  const seeds = Array.from({ length: 12 }, (_, n) => `tower ${n}`);
  const early = seeds.filter((seed) => {
    const text = tellWhole(askedBrief(age, { seed, theme: { category: 'Friendship', name: 'Letters to the Lighthouse' } })).map(({ written }) => written.paragraphs.join(' ')).join(' ');
    return text.includes(first) && text.indexOf(then) < text.indexOf(first);
  });
  expect(early).toEqual([]);
});
