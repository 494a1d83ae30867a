// What a paragraph is to be made of.

import type { Fit } from './fits.ts';
import type { Named } from './lighten-names.ts';
import type { Heard, Staleness } from './marks.ts';
import type { Said } from './said.ts';

export interface ParagraphOrder {
  /** Cores to try, best first; text after ^ comes last, behind any filling. */
  cores: Iterable<string>;
  /** In which order they are tried, the lowest first; how lately each was heard, where nothing else is said. */
  worth?: Staleness;
  /** Sentences that may fill it up. */
  filling: Iterable<string>;
  /** What somebody thinks, told first, up to its own aim. */
  inner?: { lines: Iterable<string>; most?: number; aim: number; behind?: boolean; ahead?: 'thoughts' | 'all' | undefined } | undefined;
  /** Sentences that belong into this part, here if there is room. */
  must?: readonly string[];
  /** In which words a core is told, where that depends on the story; it goes on being known as it is written. */
  toldAs?: (core: string) => string;
  /** Is this a scene beside which none of that can stand? Then it waits. */
  mustWait?: (core: string) => boolean;
  /** What a family chose and nothing has told yet. */
  chosen?: ChosenLines;
  /** What must be in it stands before the scene and not behind its end. */
  mustLeads?: boolean;
  /** Its last sentence is the last: what fills it up stands before that. */
  closes?: boolean;
  /** As written: nothing is joined, since somebody asked for these very words. */
  plain?: boolean;
  /** Everybody in the story, by the names under which they are told of. */
  named?: readonly Named[];
  /** What was said so far and must not be said again. */
  said: Said;
  /** In how many of the family’s latest stories a sentence was told; a third time only where there is no other. */
  heard: Heard;
  /** What is known too well, whichever way it is told, since the freshest way was tried: found out once a phase, and not told again to be thrown away. */
  worn: Set<string>;
  fit: Fit;
  /** Filled to this many words at least. */
  aim: number;
}

/** So many of these lines as there is room for, inside of a scene that keeps a place for them, and else nowhere. */
export interface ChosenLines {
  lines: readonly ChosenLine[];
  most: number;
  /** There is no scene without it. */
  needed: boolean;
  /** The scene only leads up to it. */
  follows: boolean;
  /** It takes nothing away from what is thought. */
  besides: boolean;
}

export interface ChosenLine {
  line: string;
  /** What else says the same: left out where the scene itself has just told it. */
  alsoAs: readonly string[];
}

/** Where in a scene stands what was chosen. */
export const ALSO = '{also}';
