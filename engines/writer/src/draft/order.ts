// What one draft of a phase is written from, and what it hands back.

import type { StoryBrief, StoryPlan, Wish } from '../brief.ts';
import type { GoesOn } from '../plan/edited.ts';
import type { Manner } from '../listen/wishes.ts';
import type { Cast } from '../plan/cast.ts';
import type { Suits } from './suits-story.ts';
import type { MadeOf } from '../tell/made-of.ts';
import type { Telling } from '../tell/whom-it-means.ts';
import type { Heard, Staleness } from '../tell/marks.ts';

export interface DraftOrder {
  brief: StoryBrief;
  plan: StoryPlan;
  cast: Cast;
  /** Wishes this phase must bring in. */
  wishes: readonly Wish[];
  manner: Manner;
  used: readonly string[];
  stale: Staleness;
  heard: Heard;
  worn: Set<string>;
  /** Nothing is joined: the first drafts had sentences that are too long for the age. */
  isShort?: boolean;
  avoid: readonly Wish[];
  /** What a family wrote at the end of the part before, with which this one begins. */
  goesOn?: GoesOn | undefined;
  /** Is this text true of such a story? Of a road of one day, of a hero who is grown, of a body without fingers. */
  suits: Suits;
}

export interface Draft {
  paragraphs: string[];
  /** Paragraph by paragraph. */
  made: readonly MadeOf[];
  /** What its paragraphs were told from, with whom the pronouns mean. */
  tellings: readonly Telling[];
  used: string[];
  /** Wishes for which there was no paragraph. */
  untold: Wish[];
  /** How much of it goes badly with the story. */
  misfits: number;
  /** How much of what was chosen it has not told, and whether the line that comes back did not. */
  owed: number;
}
