// One thing that an editor would strike, with where to find it.

import { plainWords } from '../../tell/measure.ts';
import type { Premise } from '../../premises/premise.ts';
import type { Part } from '../../tell/made-of.ts';
import type { ToldParagraph, ToldSentence, ToldStory } from './told-story.ts';

export const CLASSES = ['time', 'ground', 'body', 'names', 'twice', 'pointing', 'weather', 'relations'] as const;
export type ClashClass = (typeof CLASSES)[number];

export interface Clash {
  is: ClashClass;
  /** What is wrong, in a few words, the same for all of its kind. */
  why: string;
  /** The word that gave it away. */
  word: string;
  sentence: string;
  phase: string;
  beat: string;
  part: Part | undefined;
  seed: string;
}

export const clash = (is: ClashClass, why: string, word: string, sentence: ToldSentence, { phase, beat, parts }: ToldParagraph, { brief }: ToldStory): Clash => ({
  is, why, word, sentence: sentence.text, phase, beat, seed: brief.seed,
  part: sentence.parts.find(({ text }) => text.toLowerCase().includes(word.toLowerCase())) ?? sentence.parts[0] ?? parts[0],
});

/** The plot says itself what happens in it, whatever the hour and the ground. */
export const isOfThePlot = (sentence: ToldSentence, plot: ReadonlySet<string>): boolean => sentence.parts.length > 0 && sentence.parts.every(({ source }) => plot.has(source));

/** Words that the family or the plot itself brought in, each also without its “s”: they may stand anywhere. */
export function ownWords({ brief, plan }: ToldStory, premise: Premise): ReadonlySet<string> {
  const { small, ...big } = premise;
  const texts = [
    ...brief.characters.flatMap(({ name, type, magicalPower = '', appearance }) => [name, type, magicalPower, ...Object.values(appearance)]),
    ...brief.places.flatMap(({ name, type, climate = '', dangers, magicalProperties, inhabitants, treasures }) => [name, type, climate, ...dangers, ...magicalProperties, ...inhabitants, ...treasures]),
    ...Object.values({ ...big, ...small }).filter((one): one is string => typeof one === 'string'), ...Object.values(plan.words), brief.customPrompt ?? '', brief.theme.name, plan.crisis,
  ];
  return new Set(plainWords(texts.join(' ').toLowerCase()).filter((word) => word.length > 2).flatMap((word) => [word, word.replace(/s$/u, ''), `${word}s`]));
}
