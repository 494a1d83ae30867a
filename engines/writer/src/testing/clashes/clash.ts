// One thing that an editor would strike, with where to find it.

import type { Part } from '../../tell/made-of.ts';
import type { ToldParagraph, ToldSentence, ToldStory } from './told-story.ts';

export const CLASSES = ['time', 'ground', 'body', 'kind', 'names', 'twice', 'pointing', 'weather', 'relations', 'trial'] as const;
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
export const isOfThePlot = (sentence: ToldSentence, plot: ReadonlySet<string>): boolean => sentence.parts.length > 0 && sentence.parts.every(({ source }) => plot.has(source) || /^\{[^}]*\}$/u.test(source));
