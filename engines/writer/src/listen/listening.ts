// Who listens to a typed sentence: where it was typed, who is in the story, how long a told sentence may be.

import type { Phase, Wish } from '../brief.ts';
import { countWords } from '../tell/measure.ts';
import { capitalise } from '../tell/tidy.ts';
import type { IsName } from './clause.ts';
import type { Told } from './in-third-person.ts';
import type { OwnerOf } from './phrase.ts';

export interface Listening {
  from: Wish['from'];
  phase: Phase;
  asked?: string;
  /** Words a told sentence may have at this age. */
  most: number;
  isName: IsName;
  /** The name as it is written in the story. */
  properName(word: string): string;
  owner: OwnerOf;
  /** Who is meant by “my son” (`his`) and “my daughter” (`her`): the hero, a child, or whoever else could be. */
  ownChild?(word: 'his' | 'her'): string;
  hero: Told;
}

export function make(to: Listening, kind: Wish['kind'], words: string, head: string, more: Partial<Wish> = {}): Wish {
  return { kind, words, head, from: to.from, phase: to.phase, ...(to.asked ? { asked: to.asked } : {}), ...more };
}

export const fits = (words: string, to: Listening): boolean => countWords(words) <= to.most;

/** With a capital, and without the signs at its end. */
export const asSentence = (text: string): string => capitalise(text.replace(/^there\b/u, 'There').trim()).replace(/[\s,:;-]+$/u, '');
