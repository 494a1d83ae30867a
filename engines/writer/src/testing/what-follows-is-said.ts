// What the hero makes of the turn and says aloud, at an age that has such a list: its tests.
import { describe, expect, it } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { BOOKS } from '../premises/premises.ts';
import { countWords } from '../tell/measure.ts';
import { askedBrief } from './asked.ts';
import { tellWhole } from './tell-whole.ts';
import { wornOutIn } from './worn-out.ts';

const plots = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));

/** Registers the tests of such a list; `most` is how many words one of them may have. */
export function testWhatFollows(age: AgeRange, list: Readonly<Record<string, string>>, most: number): void {
  const briefOf = (theme: (typeof plots)[number]) => askedBrief(age, { seed: `so-${theme.name}`, places: [], theme });

  describe(`what somebody of ${age} makes of the turn`, () => {
    it(`is there for each of the 120 plots, in ${most} words at most, and never the same`, () => {
      expect(Object.keys(list).toSorted()).toEqual(plots.map(({ name }) => name).toSorted());
      const all = Object.values(list);
      expect(new Set(all).size).toBe(120);
      expect(all.filter((one) => !/[.!?]$/u.test(one) || countWords(one) > most)).toEqual([]);
      expect(plots.flatMap((theme) => wornOutIn(list[theme.name] ?? '', briefOf(theme)).map((word) => `${theme.name}: ${word}`))).toEqual([]);
    });

    it('is said behind the turn, before they go where it comes to a head', () => {
      const untold = plots.filter((_, n) => n % 6 === 2).filter((theme) => {
        const told = tellWhole(briefOf(theme)).find(({ phase }) => phase === 'development')?.written.paragraphs ?? [];
        // Its last words: short sentences are told joined.
        const so = (list[theme.name] ?? '').replaceAll('*', '').slice(-20, -1);
        const at = told.findIndex((paragraph) => paragraph.includes(so));
        return at < 1 || at >= told.length - 1;
      });
      expect(untold).toEqual([]);
    }, 60_000);
  });
}
