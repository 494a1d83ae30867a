// Every scene of a plot's own fits its age, belongs to a plot that there is, and is told.
import { describe, expect, test } from 'vitest';
import type { AgeRange, StoryBrief } from '../../brief.ts';
import { diceFrom } from '../../dice.ts';
import { suitsStory } from '../../draft/suits-story.ts';
import { castStory } from '../../plan/cast.ts';
import { planStory } from '../../plan/choose.ts';
import { FITS } from '../../tell/fits.ts';
import { countWords, sentencesOf } from '../../tell/measure.ts';
import { askedBrief } from '../../testing/asked.ts';
import { SAMPLE_CAST } from '../../testing/sample-cast.ts';
import { SAMPLES } from '../../testing/samples.ts';
import { tellShelf, textOf, wholeText } from '../../testing/tell-whole.ts';
import { wornOutIn } from '../../testing/worn-out.ts';
import { BOOKS } from '../premises.ts';
import { asTold as told } from './as-told.ts';
import { PLOT_SCENES } from './scenes.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const SCENES = Object.entries(PLOT_SCENES).flatMap(([theme, { trail, theirs }]) => AGES.flatMap((age) => [[theme, age, 'trail', trail[age]], [theme, age, 'theirs', theirs[age]]] as const));

/** Words of the two scenes that no other scene has. */
const OPENS = {
  trail: { '3-4': 'A lamb was gone, too', '5-8': 'She had two lambs at dinner time', '9-12': 'A boy sort', '12-17': 'exactly the length of an answer' },
  theirs: { '3-4': 'The lamb ran to its mother', '5-8': 'I took it for the lamb', '9-12': 'The one with the black ear', '12-17': 'a paragraph about the fog' },
} as const;

describe('scenes of the plots', () => {
  test.each(AGES)('at %s have as many words as a paragraph of that age, in sentences as long as its own', (age) => {
    const { least, most, sentence } = FITS[age];
    const off = SCENES.filter(([, of]) => of === age).flatMap(([theme, , beat, scene]) => {
      const words = countWords(told(scene));
      const mean = words / sentencesOf(told(scene)).length;
      return words < least || words > most || mean > sentence ? [`${theme} ${beat}: ${words} words, ${mean.toFixed(1)} a sentence`] : [];
    });
    expect(off).toEqual([]);
  });

  test.each(AGES)('at %s are told to a family that does not know the plot, and not a second time', (ageRange) => {
    const brief = { ...askedBrief(ageRange), theme: { category: 'Adventure', name: 'The Lost Lantern' }, places: [] };
    const [first = '', second = ''] = tellShelf([{ ...brief, seed: 'first' }, { ...brief, seed: 'second' }]).map(textOf);
    const [trail, theirs] = [OPENS.trail[ageRange], OPENS.theirs[ageRange]];
    expect(first).toContain(trail);
    expect(first).toContain(theirs);
    expect(second).not.toContain(trail);
    expect(second).not.toContain(theirs);
  });

  test.each(['5-8', '9-12', '12-17'] as const)('at %s give nobody the last word whom nobody has met', (ageRange) => {
    const [, ...crowd] = SAMPLE_CAST;
    const brief = { ...askedBrief(ageRange), theme: { category: 'Adventure', name: 'The Lost Lantern' }, places: [], length: 'standard' as const, characters: crowd.slice(0, 4).map((one, at) => ({ ...one, id: `c${at}` })), relationships: [] };
    const told = ['a', 'b', 'c', 'd'].map((seed) => wholeText({ ...brief, seed }));
    expect(told.filter((text) => text.includes(OPENS.trail[ageRange]))).toEqual([]);
    expect(told.filter((text) => text.includes(OPENS.theirs[ageRange]))).toEqual([]);
  });

  test.each(AGES)('at %s suit the plot for which they were written, where a family chose no place', (age) => {
    const casts = SAMPLES.filter(({ ageRange, places }) => ageRange === age && places.length === 0).slice(0, 6);
    const untold = BOOKS.flatMap(({ category, premises }) => premises.flatMap(({ theme }) => (['trail', 'theirs'] as const).flatMap((beat) => {
      const suits = casts.some((one) => {
        const brief: StoryBrief = { ...one, phase: beat === 'trail' ? 'development' : 'resolution', theme: { category, name: theme } };
        const cast = castStory(brief);
        return suitsStory({ brief, plan: planStory(brief, cast, [], diceFrom(brief.seed)), cast })(PLOT_SCENES[theme]?.[beat][age] ?? '', beat) !== 'not';
      });
      return suits ? [] : [`${theme} ${beat}`];
    })));
    expect(untold).toEqual([]);
  });

  test('have none of the worn-out words', () => {
    const brief = askedBrief('9-12');
    expect(SCENES.flatMap(([theme, age, beat, scene]) => wornOutIn(scene, { ...brief, theme: { category: '', name: theme } }).map((word) => `${theme} ${age} ${beat}: ${word}`))).toEqual([]);
  });

  test('there is one of each for every plot', () => {
    expect(Object.keys(PLOT_SCENES).toSorted()).toEqual(BOOKS.flatMap(({ premises }) => premises.map(({ theme }) => theme)).toSorted());
  });
});
