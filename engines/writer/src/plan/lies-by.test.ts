// A plot of the sea at a hedge maze: it is said how the one lies by the other, at every age, and nothing where the place has the ground of the plot.
import { expect, it } from 'vitest';
import type { AgeRange, StoryBrief } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';
import { liesBy } from './lies-by.ts';

const at = (age: AgeRange, category: string, name: string, place: string, type: string): StoryBrief => askedBrief(age, {
  theme: { category, name }, places: [{ id: 'p', name: place, type, magicalProperties: [], inhabitants: [], dangers: [], treasures: [] }],
});
const told = (brief: StoryBrief): string => writePhase(brief).paragraphs.join('\n');

it.each([
  ['Action', 'Storm over Lantern Bay', 'the Hedge Maze', 'Hedge Maze', /the Hedge Maze\b[^.]*\bsea\b/u], ['Exploration', 'Beyond the Last Lighthouse', 'Dune Hollow', 'Desert', /Dune Hollow\b[^.]*\bsea\b/u],
  ['Spooky', 'Fog on Candle Street', 'Whispering Woods', 'Enchanted Forest', /Whispering Woods lay [^.]*town\b|Whispering Woods was a little town/u],
  ['School Life', 'The Great Science Fair', 'Pico Peak', 'Mountain', /school [^.]*next to Pico Peak/u],
])('%s: %s at %s', (category, name, place, type, said) => {
  for (const age of ['3-4', '5-8', '9-12', '12-17'] as const) expect(told(at(age, category, name, place, type)), age).toMatch(said);
});

it('nothing is said where the place has the ground of the plot, or where nobody knows what it has', () => {
  const lies = (name: string, place: string, type: string): string[] => liesBy('place', { brief: at('5-8', '', name, place, type), plan: { premise: name } });
  expect(lies('Storm over Lantern Bay', 'Gull Harbour', 'Harbour')).toEqual([]);
  expect(lies('Fog on Candle Street', 'Market Square', 'Town')).toEqual([]);
  expect(lies('Storm over Lantern Bay', 'Quux', 'Quux')).toEqual([]);
  expect(lies('Storm over Lantern Bay', 'the Hedge Maze', 'Hedge Maze')).toHaveLength(1);
});
