// What a part needs is told as what it is: rather a sentence too long than a yawn where somebody is to be met (decision 0182).
import { expect, test } from 'vitest';
import type { StoryBrief } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { NOTHING_TO_TELL, beatsFor } from '../plan/beats.ts';
import { ORDER } from '../plan/order-of-beats.ts';
import { FITS } from '../tell/fits.ts';
import { countWords } from '../tell/measure.ts';
import { AGES, SAMPLES } from '../testing/samples.ts';
import { tellShelf } from '../testing/tell-whole.ts';
import { voiceFor } from '../voices/voices.ts';

/** Scenes that one finds under another beat, and in which nothing of this one is told. */
const STANDS_IN = /^(?:day|habit|eve|pack|doubt|rest|laugh|way|ache|truth|hush|last|memory|still|glimmer|worse|low|telling|night|wonder)$/u;

/** The longest stories of a place, with as many people as there are; a bell that rings each night is of the near ones, whose young never set out. */
const large = (age: StoryBrief['ageRange']): StoryBrief[] =>
  [['Mystery', 'The Case of the Singing Wall'], ['Comedy', 'Pudding for the President'], ['Fantasy', 'The Borrowed Wand'], ['Mystery', 'The Secret of the Green Umbrella'], ['Adventure', 'The Treasure Nobody Buried'], ['Friendship', 'Two Ends of One String']]
    .flatMap(([category = '', name = ''], n) => SAMPLES.filter((one) => one.ageRange === age && one.length === 'epic').toSorted((a, b) => b.characters.length - a.characters.length).slice(n * 2, n * 2 + 1).map((one) => ({ ...one, theme: { category, name }, seed: `needed-${n}` })));

test.each(AGES)('every paragraph is told with a scene of its own beat, age %s', (age) => {
  const told = tellShelf(large(age)).flatMap((story) => story.flatMap(({ phase, made, written }) => made.map(({ beat, parts }, at) => ({ phase, beat, scene: parts.find(({ is }) => is === 'scene')?.source ?? '', text: written.paragraphs[at] ?? '' }))));
  expect(told.length).toBeGreaterThan(200);
  const others = told.filter(({ phase, beat, scene }) => beat !== 'quiet' && Object.entries(voiceFor(age)[phase]).some(([key, scenes]) => key !== beat && STANDS_IN.test(key) && scenes.includes(scene)));
  expect(others.map(({ phase, beat, text }) => `${phase}/${beat}: ${text}`)).toEqual([]);
  // And that is what hardly ever has to be.
  expect(told.filter(({ text }) => countWords(text) > FITS[age].most).length).toBeLessThan(told.length / 100);
});

test('a scene of which this story has nothing is not chosen, however much room there is', () => {
  const is = Object.fromEntries(['friend', 'place', 'older'].map((one) => [one, true])) as unknown as Parameters<typeof beatsFor>[2];
  const beats = (scarce: number): string[] => Array.from({ length: 20 }, (_, n) => beatsFor('development', 12, { ...is, meetings: 0 }, diceFrom(`set-${n}`), (beat) => (beat === 'setout' ? scarce : 0))).flat();
  expect(ORDER.development.some(({ beat }) => beat === 'setout')).toBe(true);
  expect(beats(NOTHING_TO_TELL - 1)).toContain('setout');
  expect(beats(NOTHING_TO_TELL)).not.toContain('setout');
});
