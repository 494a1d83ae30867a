// A comparison is about something else; “as far as” is not one.
import { expect, it } from 'vitest';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { breaks, ownWords, rulesFor } from './out-of-place.ts';

it('as far as the bridge, as soon as the rain and as long as the road are there, as wide as a street is not', () => {
  const places = SAMPLE_PLACES.filter(({ name }) => name === 'Ring Station Kepler').map((one) => ({ ...one, id: 'p' }));
  const rules = rulesFor({ places, characters: [], theme: { category: 'Sci-Fi', name: 'A Garden in Orbit' }, ageRange: '9-12' }, { premise: 'A Garden in Orbit', words: { landscape: 'space' }, crisis: 'lock', hero: '' });
  const isOut = (text: string): boolean => breaks(text, rules, new Set());
  expect(['They went as far as the bridge.', 'They came as soon as the rain did.', 'It was as long as the road lasted.', 'There were hens as well as cows.'].map(isOut)).toEqual([true, true, true, true]);
  expect(['It was as wide as a street.', 'She stood as still as a heron.', 'It was as good a barn as any.'].map(isOut)).toEqual([false, false, true]);
});

it('a second thread that the planner calls “road” brings no road to a station', () => {
  const own = ownWords({ places: [], characters: [], theme: { category: 'Sci-Fi', name: 'A Garden in Orbit' }, ageRange: '9-12' }, { premise: 'A Garden in Orbit', words: { landscape: 'space', subplot: 'road', gift: 'small brass bell' }, crisis: 'lock', hero: '' });
  expect(['road', 'bell'].map((word) => own.has(word))).toEqual([false, true]);
});

it('where it snows and freezes no river goes by and nobody waits for the rain to stop', () => {
  const rules = rulesFor({ places: [], characters: [], theme: { category: 'Fantasy', name: 'The City Beneath the Ice' }, ageRange: '12-17' }, { premise: 'The City Beneath the Ice', words: { landscape: 'winter' }, crisis: 'dark', hero: '' });
  const isOut = (text: string): boolean => breaks(text, rules, new Set());
  expect(['Below them the river went by.', 'It drizzled, in a general way.', 'A butterfly sat on the rope.'].map(isOut)).toEqual([true, true, true]);
  expect(isOut('They sat along a wall and threw in a stick.')).toBe(false);
});
