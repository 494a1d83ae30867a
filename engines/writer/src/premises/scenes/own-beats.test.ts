// What is hard about it, where it comes to a head, and how it ends well are told out of the plot itself.
import { describe, expect, it } from 'vitest';
import type { AgeRange } from '../../brief.ts';
import { FITS } from '../../tell/fits.ts';
import { countWords, sentencesOf } from '../../tell/measure.ts';
import { askedBrief } from '../../testing/asked.ts';
import { tellShelf, tellWhole } from '../../testing/tell-whole.ts';
import { wornOutIn } from '../../testing/worn-out.ts';
import { BOOKS } from '../premises.ts';
import { asTold, plainestOf } from './as-told.ts';
import { OWN_BEATS } from './own-beats.ts';

const plots = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));
const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const BEATS = ['problem', 'arrive', 'prize'] as const;
const PHASE = { problem: 'development', arrive: 'climax', prize: 'resolution' } as const;
const briefOf = (theme: { category: string; name: string }, seed: string, age: AgeRange) => askedBrief(age, { seed, places: [], theme });

type Story = ReturnType<typeof tellWhole>;

/** One for each sixth of the plots, in which all three beats are looked for; told once for each age. */
const LOOKED_AT = plots.filter((_, n) => n % 6 === 1);
const stories = new Map<AgeRange, { whole: Story[]; twice: Story[] }>();
function storiesOf(age: AgeRange): { whole: Story[]; twice: Story[] } {
  const lantern = { category: 'Adventure', name: 'The Lost Lantern' };
  const told = stories.get(age) ?? {
    whole: LOOKED_AT.map((theme) => tellWhole(briefOf(theme, `problem-${theme.name}`, age))),
    twice: tellShelf([briefOf(lantern, 'first', age), briefOf(lantern, 'second', age)]),
  };
  stories.set(age, told);
  return told;
}

describe.each(AGES.flatMap((age) => BEATS.map((beat) => ({ age, beat }))))('$beat at $age', ({ age, beat }) => {
  const scenes = OWN_BEATS[beat][age];

  it('is there for each of the 120 plots, inside the words of its age', () => {
    expect(Object.keys(scenes).toSorted()).toEqual(plots.map(({ name }) => name).toSorted());
    const { least, most, sentence } = FITS[age];
    const off = Object.entries(scenes).flatMap(([theme, scene]) => {
      const told = asTold(scene, age === '3-4');
      const [words, mean] = [countWords(told), countWords(told) / sentencesOf(told).length];
      return words < least || words > most || mean > sentence ? [`${theme}: ${words} words, ${mean.toFixed(1)} a sentence`] : [];
    });
    expect(off).toEqual([]);
    expect(Object.entries(scenes).flatMap(([theme, scene]) => wornOutIn(scene, briefOf({ category: '', name: theme }, 'x', age)).map((word) => `${theme}: ${word}`))).toEqual([]);
  });

  it('is told where every story has such a scene', () => {
    const untold = LOOKED_AT.filter((theme, at) => {
      const told = storiesOf(age).whole[at]?.find(({ phase }) => phase === PHASE[beat])?.written.paragraphs ?? [];
      return !told.some((paragraph) => paragraph.includes(plainestOf(scenes[theme.name] ?? '')));
    });
    // Beside the prize names may be due that a family chose, and a full scene has no room for them.
    expect(untold.length, untold.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(beat === 'prize' ? 3 : 2);
  }, 60_000);

  it('is told to a family once', () => {
    const own = plainestOf(scenes['The Lost Lantern'] ?? '');
    const [first, second] = storiesOf(age).twice.map((told) => told.flatMap(({ written }) => written.paragraphs).join('\n'));
    expect(first).toContain(own);
    expect(second).not.toContain(own);
  });
});

describe('where it comes to a head', () => {
  it.each(AGES)('is named at %s, and on a lap the line that comes back is said there', (age) => {
    const off = Object.entries(OWN_BEATS.arrive[age]).filter(([, scene]) => !scene.includes('{spot}') || (age === '3-4' && !scene.includes('{refrain}')));
    expect(off.map(([theme]) => theme)).toEqual([]);
  });
});
