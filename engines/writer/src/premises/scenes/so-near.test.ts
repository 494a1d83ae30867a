// The trial of a story for a lap is the trial of its own plot.
import { describe, expect, it } from 'vitest';
import { FITS } from '../../tell/fits.ts';
import { countWords, sentencesOf } from '../../tell/measure.ts';
import { askedBrief } from '../../testing/asked.ts';
import { tellShelf, tellWhole } from '../../testing/tell-whole.ts';
import { wornOutIn } from '../../testing/worn-out.ts';
import { BOOKS } from '../premises.ts';
import { SO_NEAR } from './so-near.ts';

const plots = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));
const briefOf = (theme: { category: string; name: string }, seed: string) => askedBrief('3-4', { seed, places: [], theme });

/** The longest piece of it in which nobody is named. */
const ofIts = (theme: string): string => (SO_NEAR[theme] ?? '').split(/\{[^}]*\}/u).toSorted((a, b) => b.length - a.length)[0]?.trim() ?? '';

describe('what they hear of what they have come for', () => {
  it('is there for each of the 120 plots, inside the words of a lap', () => {
    expect(Object.keys(SO_NEAR).toSorted()).toEqual(plots.map(({ name }) => name).toSorted());
    const { least, most, sentence } = FITS['3-4'];
    const off = Object.entries(SO_NEAR).flatMap(([theme, scene]) => {
      const told = scene.replace(/\{[^}]*\}/gu, 'Robin');
      const words = countWords(told);
      return words < least || words > most || words / sentencesOf(told).length > sentence ? [`${theme}: ${words}`] : [];
    });
    expect(off).toEqual([]);
    expect(Object.entries(SO_NEAR).flatMap(([theme, scene]) => wornOutIn(scene, briefOf({ category: '', name: theme }, 'x')))).toEqual([]);
  });

  it('is told in the climax, between what comes down and what somebody thinks of', () => {
    const untold = plots.filter((_, n) => n % 6 === 1).filter((theme) => {
      const told = tellWhole(briefOf(theme, `near-${theme.name}`)).find(({ phase }) => phase === 'climax')?.written.paragraphs ?? [];
      const at = told.findIndex((paragraph) => paragraph.includes(ofIts(theme.name)));
      return at < 2 || at >= told.length - 1;
    });
    expect(untold.length, untold.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(1);
  }, 60_000);

  it('is told to a family once', () => {
    const theme = { category: 'Adventure', name: 'The Lost Lantern' };
    const [first, second] = tellShelf([briefOf(theme, 'first'), briefOf(theme, 'second')]).map((told) => told.flatMap(({ written }) => written.paragraphs).join('\n'));
    expect(first).toContain(ofIts(theme.name));
    expect(second).not.toContain(ofIts(theme.name));
  });
});
