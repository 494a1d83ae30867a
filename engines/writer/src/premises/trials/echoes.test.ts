// A trial and the answer of a plot point back to what was said before, but in other words: a paragraph that says six words again is hardly ever told (`tell/said.ts`).
import { expect, test } from 'vitest';
import type { AgeRange } from '../../brief.ts';
import { runCodes, wordCodes } from '../../tell/words.ts';
import { premiseById } from '../premises.ts';
import { OWN_BEATS } from '../scenes/own-beats.ts';
import { PLOT_SCENES } from '../scenes/scenes.ts';
import { SO_NEAR } from '../scenes/so-near.ts';
import { textsOf } from '../texts-of.ts';
import { WHAT_FOLLOWS_AT_BEDTIME } from '../what-follows-at-bedtime.ts';
import { WHAT_FOLLOWS_IN_CHAPTERS } from '../what-follows-in-chapters.ts';
import { WHAT_FOLLOWS_IN_NOVELS } from '../what-follows-in-novels.ts';
import { OLD_TRIALS } from './old/old.ts';
import { YOUNG_TRIALS } from './young/young.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

const SO = { '3-4': {}, '5-8': WHAT_FOLLOWS_AT_BEDTIME, '9-12': WHAT_FOLLOWS_IN_CHAPTERS, '12-17': WHAT_FOLLOWS_IN_NOVELS } as const satisfies Record<AgeRange, unknown>;

/** A text once for each way through its choices. */
function waysToTell(text: string): string[] {
  const choice = /\[([^[\]]*)\]/u.exec(text);
  return choice ? (choice[1] ?? '').split('|').flatMap((one) => waysToTell(text.replace(choice[0], () => one))) : [text];
}

const runsIn = (way: string): number[] => runCodes(wordCodes(way), 6);
const runsOf = (text: string): number[] => waysToTell(text).flatMap(runsIn);

/** The other texts that say six words of this one; itself where it says six words twice. */
function echoesIn(text: string, others: readonly string[]): string[] {
  const own = new Set(runsOf(text));
  const inItself = waysToTell(text).map(runsIn).some((runs) => new Set(runs).size < runs.length);
  return [...others.filter((other) => runsOf(other).some((run) => own.has(run))), ...(inItself ? [text] : [])];
}

/** The other scenes that this plot has at an age, and what its turn leads them to. */
function scenesOf(theme: string, age: AgeRange): string[] {
  const so: Readonly<Record<string, string>> = SO[age];
  const { trail, theirs } = PLOT_SCENES[theme] ?? {};
  return [OWN_BEATS.problem[age][theme], OWN_BEATS.arrive[age][theme], SO_NEAR[age][theme], trail?.[age], theirs?.[age], so[theme]].filter((text) => text !== undefined);
}

test.each([['young', YOUNG_TRIALS, ['3-4', '5-8']], ['old', OLD_TRIALS, ['9-12', '12-17']]] as const)('%s: no trial says six words that its plot says elsewhere', (_, book, ages) => {
  const echoes = Object.entries(book).flatMap(([theme, trials]) => {
    const others = [...textsOf(theme), ...ages.flatMap((age) => [...scenesOf(theme, age), OWN_BEATS.prize[age][theme] ?? ''])];
    return Object.entries(trials).flatMap(([trial, told]) => Object.entries(told).flatMap(([part, text]: [string, string], at) => echoesIn(text, [...others, ...Object.values(told).slice(at + 1)]).map((other) => `${theme}, ${part} of ${trial}: ${other}`)));
  });
  expect(echoes).toEqual([]);
});

test.each(AGES)('%s: no answer says six words that its plot says elsewhere', (age) => {
  const echoes = Object.entries(OWN_BEATS.prize[age]).flatMap(([theme, text]) => {
    const { truth, prize, small } = premiseById(theme);
    const instead = [truth, prize, small.prize];
    const others = [...textsOf(theme).filter((one) => !instead.includes(one)), ...scenesOf(theme, age)];
    return echoesIn(text, others).map((other) => `${theme}: ${other}`);
  });
  expect(echoes).toEqual([]);
});
