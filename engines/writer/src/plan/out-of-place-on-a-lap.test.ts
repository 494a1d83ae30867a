// What is out of place on a lap alone: grass at sea, a second cat.
import { expect, it } from 'vitest';
import type { Phase } from '../brief.ts';
import { breaks } from './offence.ts';
import { rulesFor } from './out-of-place.ts';
import { ownWords } from './own-words.ts';

it('on a lap nobody out at sea lies in the grass or goes round a shut gate; before they sail there is a door to go out by', () => {
  const isOut = (premise: string, phase: Phase): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Exploration', name: premise }, ageRange: '3-4' }, { premise, words: { landscape: 'water' }, crisis: 'dark', hero: '' });
    return breaks('{sets-off}{H} lay down in the grass.', rules.filter(({ holds }) => holds(phase, 'rest')), new Set());
  };
  expect([isOut('Beyond the Last Lighthouse', 'development'), isOut('The Lost Lantern', 'development'), isOut('Beyond the Last Lighthouse', 'introduction'), isOut('Beyond the Last Lighthouse', 'resolution')]).toEqual([true, false, false, false]);
});

it('on a lap no other cat is asked where the cat is up at the top, or has the pants on', () => {
  const isOut = (premise: string, phase: Phase, beat: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Comedy', name: premise }, ageRange: '3-4' }, { premise, words: { landscape: 'village' }, crisis: 'lock', hero: '' });
    return breaks('Who got into the bag? The cat! “Out,” said {H}.', rules.filter(({ holds }) => holds(phase, beat)), ownWords({ places: [], characters: [], theme: { category: 'Comedy', name: premise }, ageRange: '3-4' }, { premise, words: {}, crisis: 'lock', hero: '' }));
  };
  expect(['The Attic with Too Many Steps', 'The Invisible Pants', 'The Lost Lantern'].map((premise) => isOut(premise, 'introduction', 'pack'))).toEqual([true, true, false]);
  expect(isOut('The Attic with Too Many Steps', 'resolution', 'night')).toBe(false);
});

it('on a lap nobody says bye-bye to a bed at home where it happens at school, nor goes past the coats from a fire in the wilds; behind the prize they may go home', () => {
  const isOut = (premise: string, phase: Phase, text: string): boolean => {
    const rules = rulesFor({ places: [], characters: [], theme: { category: 'Comedy', name: premise }, ageRange: '3-4' }, { premise, words: { landscape: 'village' }, crisis: 'dark', hero: '' });
    return breaks(text, rules.filter(({ holds }) => holds(phase, phase === 'introduction' ? 'hook' : 'setout')), new Set());
  };
  const bed = '{sets-off}“Bye-bye, bed,” said {H}.';
  expect(['The Last Day Before Summer', 'The Lost Lantern'].map((premise) => isOut(premise, 'introduction', bed))).toEqual([true, false]);
  expect(isOut('The Last Day Before Summer', 'resolution', bed)).toBe(false);
  const coats = '{near}{rooms}Past the clock. Past the coats.';
  expect(['A Stranger at the Campfire', 'The First Night Away', 'Footprints in the Flour'].map((premise) => isOut(premise, 'development', coats))).toEqual([true, false, false]);
});
