// In the middle of the trial they hear, smell or see what they have come for, so that it is the trial of this plot and of no other.

import type { AgeRange } from '../../brief.ts';
import { NEAR_AT_BEDTIME } from './so-near/bedtime.ts';
import { NEAR_IN_CHAPTERS } from './so-near/chapter.ts';
import { NEAR_ON_A_LAP } from './so-near/lap.ts';
import { NEAR_IN_NOVELS } from './so-near/novel.ts';

/**
 * One for each plot and age: climax, behind what was tried, whichever trial it is and wherever it comes. It knows what was seen, what is wanted and what turned up, and what that told
 * them (`what-follows.ts`); nothing of what was tried first.
 */
export const SO_NEAR: Readonly<Record<AgeRange, Readonly<Record<string, string>>>> = { '3-4': NEAR_ON_A_LAP, '5-8': NEAR_AT_BEDTIME, '9-12': NEAR_IN_CHAPTERS, '12-17': NEAR_IN_NOVELS };

/** As beats of a voice: “near:The Lost Lantern”. */
export const nearFor = (age: AgeRange): Readonly<Record<string, readonly string[]>> => Object.fromEntries(Object.entries(SO_NEAR[age]).map(([theme, scene]) => [`near:${theme}`, [scene]]));
