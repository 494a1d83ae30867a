/** What the story text needs to know of a voice that reads it: which word is being spoken, and how to jump to another. */
import type { SpokenWord } from '@fableloom/contract';

export interface WordLight {
  subscribe: (tell: () => void) => () => void;
  /** The place of the spoken word in the recording's list, or -1. */
  read: () => number;
  /** 0 says the line again that is being spoken, 1 goes on to the next, -1 back to the one before. */
  toLine: (step: -1 | 0 | 1) => void;
}

export interface Voice {
  words: readonly SpokenWord[];
  light: WordLight;
}

/** What is being read aloud. */
export interface Spoken {
  partId: string;
  voice: Voice;
}

/** A part that can be heard, whether or not the voice is there. */
export interface Recorded {
  words: readonly SpokenWord[];
  /** Has this word and what follows it spoken. */
  jumpTo: (index: number) => void;
}
