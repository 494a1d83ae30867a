// Words that the family or the plot itself brought in: they may stand anywhere in its story.

import { detourOf } from '../premises/detours.ts';
import { textsOf } from '../premises/texts-of.ts';
import { plainWords } from '../tell/measure.ts';
import type { Plot, Told } from './rule.ts';

/** Names that the planner gives to its own choices: a story whose second thread is called “road” has no road in it. */
const OF_THE_PLANNER: ReadonlySet<string> = new Set(['subplot', 'shape']);

/** Words that the family or the plot itself brought in, each with and without its “s”: they may stand anywhere. */
export type OwnWords = Pick<ReadonlySet<string>, 'has'>;

export function ownWords({ characters, places, customPrompt = '', theme }: Told, { premise, words, crisis }: Plot): OwnWords {
  const detour = detourOf(words.detour);
  const texts = [
    ...characters.flatMap(({ name, type, magicalPower = '', appearance }) => [name, type, magicalPower, ...Object.values(appearance)]),
    ...places.flatMap(({ name, type, climate = '', dangers, magicalProperties, inhabitants, treasures }) => [name, type, climate, ...dangers, ...magicalProperties, ...inhabitants, ...treasures]),
    ...(detour ? [detour.attempt, detour.fail, detour.guess, ...Object.values(detour.small)] : []), ...Object.entries(words).flatMap(([key, word]) => (OF_THE_PLANNER.has(key) || word === undefined ? [] : word)), customPrompt, theme.name, crisis,
  ];
  const ofPlot = wordsOfPlot(premise);
  const ofFamily = new Set(inBothNumbers(texts.join(' ')));
  return { has: (word) => ofPlot.has(word) || ofFamily.has(word) };
}

const inBothNumbers = (text: string): string[] => plainWords(text.toLowerCase()).filter((word) => word.length > 2).flatMap((word) => [word, word.replace(/s$/u, ''), `${word}s`]);

const ofPlots = new Map<string, ReadonlySet<string>>();

function wordsOfPlot(premise: string): ReadonlySet<string> {
  const words = ofPlots.get(premise) ?? new Set(inBothNumbers(textsOf(premise).join(' ')));
  ofPlots.set(premise, words);
  return words;
}

/** “Rained” where a family typed “it rains”. */
export const isOwn = (word: string, own: OwnWords): boolean => own.has(word) || own.has(word.replace(/(?:ed|ing|y)$/u, ''));
