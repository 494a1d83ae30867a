// “Turn the class back” is said to nobody who has not heard what became of the class.
import { expect, it } from 'vitest';
import { writePhase } from '../index.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { premiseById } from './premises.ts';

const THEMES: readonly [string, string][] = [['School Life', 'The Substitute Wizard'], ['Action', 'Rescue at Waterfall Rock'], ['Adventure', 'The Island That Moves']];

it('where nobody could follow what they want without it, what is at stake is told in the first part', () => {
  const characters = SAMPLE_CAST.slice(0, 2).map((one, at) => ({ ...one, id: `c${at}` }));
  const without = THEMES.flatMap(([category, name]) => (['9-12', '12-17'] as const).flatMap((ageRange) => {
    const { paragraphs } = writePhase({ seed: `stakes-${name}`, phase: 'introduction', ageRange, length: 'standard', theme: { category, name }, characters, places: [], relationships: [], earlier: [], recent: [] });
    const [opening = ''] = premiseById(name).stakes.split(/[,;:.]/u);
    return paragraphs.join(' ').includes(opening) ? [] : [`${name} ${ageRange}`];
  }));
  expect(without).toEqual([]);
});
