// How long a paragraph and its sentences may be, by age.

import type { AgeRange } from '../brief.ts';
import { meanSentence } from './measure.ts';

export interface Fit {
  least: number;
  most: number;
  sentence: number;
  /** Short statements are joined until the mean sentence of a paragraph is as long as this; older readers only. */
  breath?: number;
  /** With what goes on inside somebody: filled to this many words where there is something left to tell. */
  aim?: number;
  /** So many words more in the introduction, which may be twice as long as a later part (`LIMITS.storyMaxLength` of the contract). */
  first?: number;
  /** How many thoughts one paragraph may hold; where it is one, it stands behind a scene that leaves room for it, or nowhere. */
  thoughts?: 1;
}

/** Words in a paragraph and the mean sentence, by age (research/products.md, c3). */
export const FITS: Readonly<Record<AgeRange, Fit>> = {
  '3-4': { least: 14, most: 24, sentence: 8 },
  '5-8': { least: 31, most: 71, sentence: 11 },
  '9-12': { least: 69, most: 143, sentence: 15, breath: 19, aim: 99, thoughts: 1 },
  '12-17': { least: 103, most: 214, sentence: 20, breath: 31, aim: 156, first: 22 },
};

/** A single paragraph may run a little long in its sentences; the phase as a whole may not (rank.ts). */
export const longestMean = ({ sentence, breath }: Fit): number => sentence * (breath === undefined ? 1.35 : 1.3);

/** Would a part have longer sentences, all in all, than its age allows? */
export const isLongWinded = (paragraphs: readonly string[], { sentence }: Fit): boolean => meanSentence(paragraphs.join(' ')) > sentence;

/** The same of what may be put in: older readers are given breath afterwards (draft/take-breath.ts). */
export const leavesNoBreath = (paragraphs: readonly string[], fit: Fit): boolean => fit.breath === undefined && isLongWinded(paragraphs, fit);

/** Words of a part at most, a little under `LIMITS.storyMaxLength` of the contract, which counts otherwise what stands between dashes. */
export const MOST_WORDS: Readonly<Record<'introduction' | 'later', number>> = { introduction: 3950, later: 1930 };
