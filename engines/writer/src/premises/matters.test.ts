// What each plot is about where it comes to a head: every theme has a row, and every row can be told.
import { describe, expect, it } from 'vitest';
import { CRISES } from '../lexicon/crises.ts';
import { TIES, WAYS } from '../lexicon/ties.ts';
import { groundOf, hasGround } from '../plan/ground-of.ts';
import { suitsTrial } from '../plan/trial-ground.ts';
import { countWords } from '../tell/measure.ts';
import type { Stands } from './matter.ts';
import { MATTERS } from './matters.ts';
import { BOOKS } from './premises.ts';

const PLOTS = BOOKS.flatMap(({ premises }) => premises);
const TRIALS = CRISES.map(({ id }) => id);
const STANDS: readonly Stands[] = ['behind', 'here', 'carried'];

describe('what a plot is about', () => {
  it('each of the 120 has a row, and no row belongs to none', () => {
    expect(Object.keys(MATTERS).toSorted()).toEqual(PLOTS.map(({ theme }) => theme).toSorted());
  });

  it('names trials that there are, and that can come to its own place', () => {
    const unknown = Object.entries(MATTERS).flatMap(([theme, { fits, own }]) => [...fits, ...Object.keys(own)].filter((id) => id !== 'any' && !TRIALS.includes(id)).map((id) => `${theme}: ${id}`));
    expect(unknown).toEqual([]);
    const nowhere = PLOTS.filter(({ theme, spot, crises }) => spot !== undefined && !MATTERS[theme]?.fits.some((id) => suitsTrial(spot, id) && (hasGround(id, groundOf({ places: [] }, theme, spot)) || (id === 'crowd' && crises?.includes(id) === true))));
    expect(nowhere.map(({ theme }) => theme)).toEqual([]);
  });

  it('says of its first trial, and of one more where there are two, why it comes just here', () => {
    const silent = Object.entries(MATTERS).filter(([, { fits, own }]) => own[fits[0] ?? ''] === undefined && own.any === undefined);
    expect(silent.map(([theme]) => theme)).toEqual([]);
    expect(Object.values(MATTERS).filter(({ fits, own }) => fits.length > 1 && own.any === undefined && Object.keys(own).length < 2)).toEqual([]);
  });

  it('is short enough for a lap, and whole sentences', () => {
    const causes = Object.values(MATTERS).flatMap(({ own }) => Object.values(own));
    expect(causes.map(([young]) => young).filter((young) => countWords(young) > 11)).toEqual([]);
    expect(causes.flat().filter((text) => !/^[“\p{Lu}].*[.!?”]$/u.test(text))).toEqual([]);
    expect(Object.values(MATTERS).flatMap(({ goal }) => goal).filter((goal) => goal !== undefined && (countWords(goal) > 6 || /^\p{Lu}/u.test(goal) !== /^(?:Grandma|Thunder)/u.test(goal)))).toEqual([]);
  });

  it('no sentence of a plot stands in two plots', () => {
    const old = Object.values(MATTERS).flatMap(({ own }) => Object.values(own).map(([, text]) => text));
    expect(old.filter((text, at) => old.indexOf(text) !== at)).toEqual([]);
  });
});

describe('how a trial stands to what is wanted', () => {
  const ties = [TIES, WAYS].flatMap((book) => TRIALS.flatMap((trial) => STANDS.flatMap((stands) => [book[trial]?.[stands].young ?? [], book[trial]?.[stands].old ?? []])));

  it('every trial has two ways or more of each, for young and old, and each names it', () => {
    expect(ties).toHaveLength(2 * 9 * 3 * 2);
    expect(ties.filter((lines) => lines.length < 2 || lines.some((line) => !line.includes('{goal}')))).toEqual([]);
  });

  it('fits the boats as well as the bridge: no verb goes with it', () => {
    expect(ties.flat().filter((line) => /\{goal\} (?:is|was|has|had|were|lay|stood|goes|does)\b/u.test(line) && !/(?:how|if|until|when) /u.test(line))).toEqual([]);
  });
});
