// Three scenes that every story has, told out of its own plot: what is so hard about it, what it is like where it comes to a head, and how the truth comes out and it ends well.

import type { AgeRange } from '../../brief.ts';
import { ARRIVE_AT_BEDTIME } from './arrive/bedtime.ts';
import { ARRIVE_IN_CHAPTERS } from './arrive/chapter.ts';
import { ARRIVE_ON_A_LAP } from './arrive/lap.ts';
import { ARRIVE_IN_NOVELS } from './arrive/novel.ts';
import { PRIZE_AT_BEDTIME } from './prize/bedtime.ts';
import { PRIZE_IN_CHAPTERS } from './prize/chapter.ts';
import { PRIZE_ON_A_LAP } from './prize/lap.ts';
import { PRIZE_IN_NOVELS } from './prize/novel.ts';
import { PROBLEM_AT_BEDTIME } from './problem/bedtime.ts';
import { PROBLEM_IN_CHAPTERS } from './problem/chapter.ts';
import { PROBLEM_ON_A_LAP } from './problem/lap.ts';
import { PROBLEM_IN_NOVELS } from './problem/novel.ts';

type ByAge = Readonly<Record<AgeRange, Readonly<Record<string, string>>>>;

/**
 * One of each for each plot and age, told instead of the general scene where every word of it suits and the family has not heard it (decisions 0205, 0210). `problem`: development, before
 * anything is tried; it knows the sign, the goal and what is at stake. `arrive`: climax, before the trial comes, whichever it is; it knows the turn and what followed from it, and nothing
 * of what was tried first. `prize`: resolution, behind the solution, whatever that was: it holds all that the plot’s truth and prize say.
 */
export const OWN_BEATS: Readonly<Record<'problem' | 'arrive' | 'prize', ByAge>> = {
  problem: { '3-4': PROBLEM_ON_A_LAP, '5-8': PROBLEM_AT_BEDTIME, '9-12': PROBLEM_IN_CHAPTERS, '12-17': PROBLEM_IN_NOVELS },
  arrive: { '3-4': ARRIVE_ON_A_LAP, '5-8': ARRIVE_AT_BEDTIME, '9-12': ARRIVE_IN_CHAPTERS, '12-17': ARRIVE_IN_NOVELS },
  prize: { '3-4': PRIZE_ON_A_LAP, '5-8': PRIZE_AT_BEDTIME, '9-12': PRIZE_IN_CHAPTERS, '12-17': PRIZE_IN_NOVELS },
};

/** As beats of a voice: “arrive:The Lost Lantern”. */
export const ownBeatsFor = (age: AgeRange, beat: keyof typeof OWN_BEATS): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(OWN_BEATS[beat][age]).map(([theme, scene]) => [`${beat}:${theme}`, [scene]]));
