// Nobody finds out on the last page of the road where it is that they stood in the first.
import { expect, test } from 'vitest';
import { PLOTS_PLACED } from '../premises/when-and-where.ts';
import { premiseById } from '../premises/premises.ts';
import { breaks } from './offence.ts';
import { rulesFor } from './out-of-place.ts';
import { SPOTS_NAMED, isKnownSpot, leadsTo } from './known-spot.ts';

test('every plot that is named there is one', () => {
  expect(SPOTS_NAMED.filter((theme) => !PLOTS_PLACED.includes(theme) || premiseById(theme).spot === undefined)).toEqual([]);
});

test('what stands there from the first sign is not found, unless a family asked for another spot', () => {
  const isOut = (premise: string, spot: string, text: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Mystery', name: premise }, ageRange: '5-8' }, { premise, words: { landscape: 'village', spot }, crisis: 'lock', hero: '' });
    return breaks(text, rules.filter(({ holds }) => holds('development', 'resolve')), new Set());
  };
  const found = '“Think where you would go,” said {H}, “if you were the trouble.”';
  expect(isOut('The Clock That Struck Thirteen', 'the top of the clock tower', found)).toBe(true);
  expect(isOut('The Clock That Struck Thirteen', 'the mill on the island', found)).toBe(false);
  expect(isOut('The Clock That Struck Thirteen', 'the tiny door under the stairs', found), 'they have gone past that every day').toBe(true);
  expect(isOut('The Lost Lantern', premiseById('The Lost Lantern').spot ?? '', found)).toBe(false);
  expect(isOut('The Clock That Struck Thirteen', 'the top of the clock tower', '{H} did up the bag. “Now to {spot},” {he} said.')).toBe(false);
  expect(isKnownSpot({ premise: 'The Secret Staircase', words: { spot: premiseById('The Secret Staircase').spot ?? '' } })).toBe(true);
});

test('no sea and no mountain leads to a door under the stairs; a house does, and a plot that may end anywhere', () => {
  const nook = 'the tiny door under the stairs';
  expect(['Over the Whispering Mountains', 'Rescue at Waterfall Rock', 'Lost Between Two Moons', 'The Island That Moves', 'The Great Rooftop Race'].filter((premise) => leadsTo(premise, nook))).toEqual([]);
  expect(['The Secret Staircase', 'The Night in the School Library', 'The Lost Lantern'].filter((premise) => !leadsTo(premise, nook))).toEqual([]);
  expect(leadsTo('Over the Whispering Mountains', 'the far side of the railway')).toBe(true);
});
