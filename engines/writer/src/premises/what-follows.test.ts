// On a lap nobody goes anywhere without a reason that a child has just heard.
import { describe, expect, it } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { plainWords } from '../tell/measure.ts';
import { BOOKS } from './premises.ts';
import { WHAT_FOLLOWS } from './what-follows.ts';

const plots = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme, small }) => ({ category, name: theme, small })));

describe('what somebody makes of the turn', () => {
  it('is there for each of the 120 plots, in eight words at most, called out or asked, and never the same', () => {
    const all = plots.map(({ name }) => WHAT_FOLLOWS[name] ?? '');
    expect(new Set(all).size).toBe(120);
    expect(all.filter((one) => !/[!?]$/u.test(one) || plainWords(one).length > 8)).toEqual([]);
    expect(Object.keys(WHAT_FOLLOWS)).toHaveLength(120);
  });

  it('is said on a lap behind the turn, before they go where it comes to a head', () => {
    const untold = plots.filter((_, n) => n % 5 === 2).flatMap(({ category, name, small }) => {
      const told = tellWhole(askedBrief('3-4', { seed: `so-${name}`, places: [], theme: { category, name } }));
      const text = told.find(({ phase }) => phase === 'development')?.written.paragraphs.join('\n') ?? '';
      const turn = text.indexOf(small.turn.slice(-12));
      const so = text.indexOf((WHAT_FOLLOWS[name] ?? '').slice(0, -1));
      return turn >= 0 && so > turn ? [] : [name];
    });
    expect(untold).toEqual([]);
  }, 60_000);
});
