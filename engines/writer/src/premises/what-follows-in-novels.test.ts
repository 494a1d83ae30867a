// From twelve on, too, it is said aloud what follows from the turn, and why they go on to where it comes to a head.
import { describe, expect, it } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { countWords } from '../tell/measure.ts';
import { wornOutIn } from '../testing/worn-out.ts';
import { TURN } from '../voices/novel/development/turn.ts';
import { BOOKS } from './premises.ts';
import { WHAT_FOLLOWS_IN_CHAPTERS } from './what-follows-in-chapters.ts';
import { WHAT_FOLLOWS_IN_NOVELS } from './what-follows-in-novels.ts';

const plots = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));
const briefOf = (theme: (typeof plots)[number]) => askedBrief('12-17', { seed: `so-${theme.name}`, places: [], theme });

describe('what somebody of twelve to seventeen makes of the turn', () => {
  it('is there for each of the 120 plots, in thirty-four words at most, and never the same', () => {
    expect(Object.keys(WHAT_FOLLOWS_IN_NOVELS).toSorted()).toEqual(plots.map(({ name }) => name).toSorted());
    const all = Object.values(WHAT_FOLLOWS_IN_NOVELS);
    expect(new Set(all).size).toBe(120);
    expect(all.filter((one) => !/[.!?]$/u.test(one) || countWords(one) > 34)).toEqual([]);
    expect(plots.flatMap((theme) => wornOutIn(WHAT_FOLLOWS_IN_NOVELS[theme.name] ?? '', briefOf(theme)).map((word) => `${theme.name}: ${word}`))).toEqual([]);
  });

  it('is not what somebody of nine to twelve says', () => {
    const sentences = (text = ''): readonly string[] => text.split(/(?<=[.!?])\s/u);
    const same = plots.filter(({ name }) => sentences(WHAT_FOLLOWS_IN_NOVELS[name]).some((one) => sentences(WHAT_FOLLOWS_IN_CHAPTERS[name]).includes(one)));
    expect(same).toEqual([]);
  });

  it('stands in every scene that tells the turn, and is said there', () => {
    expect((TURN.turn ?? []).filter((core) => !/“[^”]*\{p\.so\}”/u.test(core))).toEqual([]);
  });

  it('is said behind the turn, before they go where it comes to a head', () => {
    const untold = plots.filter((_, n) => n % 6 === 2).filter((theme) => {
      const told = tellWhole(briefOf(theme)).find(({ phase }) => phase === 'development')?.written.paragraphs ?? [];
      // Its last words: short sentences are told joined.
      const so = (WHAT_FOLLOWS_IN_NOVELS[theme.name] ?? '').slice(-20, -1);
      const at = told.findIndex((paragraph) => paragraph.includes(so));
      return at < 1 || at >= told.length - 1;
    });
    expect(untold).toEqual([]);
  }, 60_000);
});
