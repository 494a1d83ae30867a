// At nine to twelve nobody goes anywhere either without having said why.
import { describe, expect, it } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { countWords } from '../tell/measure.ts';
import { wornOutIn } from '../testing/worn-out.ts';
import { BOOKS } from './premises.ts';
import { WHAT_FOLLOWS_IN_CHAPTERS } from './what-follows-in-chapters.ts';

const plots = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));
const briefOf = (theme: (typeof plots)[number]) => askedBrief('9-12', { seed: `so-${theme.name}`, places: [], theme });

describe('what somebody of nine to twelve makes of the turn', () => {
  it('is there for each of the 120 plots, in thirty words at most, and never the same', () => {
    expect(Object.keys(WHAT_FOLLOWS_IN_CHAPTERS).toSorted()).toEqual(plots.map(({ name }) => name).toSorted());
    const all = Object.values(WHAT_FOLLOWS_IN_CHAPTERS);
    expect(new Set(all).size).toBe(120);
    expect(all.filter((one) => !/[.!?]$/u.test(one) || countWords(one) > 30)).toEqual([]);
    expect(plots.flatMap((theme) => wornOutIn(WHAT_FOLLOWS_IN_CHAPTERS[theme.name] ?? '', briefOf(theme)).map((word) => `${theme.name}: ${word}`))).toEqual([]);
  });

  it('is said behind the turn, before they go where it comes to a head', () => {
    const untold = plots.filter((_, n) => n % 6 === 2).filter((theme) => {
      const told = tellWhole(briefOf(theme)).find(({ phase }) => phase === 'development')?.written.paragraphs ?? [];
      // Its last words: short sentences are told joined.
      const so = (WHAT_FOLLOWS_IN_CHAPTERS[theme.name] ?? '').slice(-20, -1);
      const at = told.findIndex((paragraph) => paragraph.includes(so));
      return at < 1 || at >= told.length - 1;
    });
    expect(untold).toEqual([]);
  }, 60_000);
});
