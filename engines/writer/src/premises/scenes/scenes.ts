// Scenes that only one plot has: what they come upon of its matter on the way, and what becomes of its people when it is over.

import type { AgeRange } from '../../brief.ts';
import { ACTION_SCENES } from './action.ts';
import { ADVENTURE_SCENES } from './adventure.ts';
import { COMEDY_SCENES } from './comedy.ts';
import { EXPLORATION_SCENES } from './exploration.ts';
import { FANTASY_SCENES } from './fantasy.ts';
import { FRIENDSHIP_SCENES } from './friendship.ts';
import { GROWTH_SCENES } from './growth.ts';
import { MYSTERY_SCENES } from './mystery.ts';
import { NATURE_SCENES } from './nature.ts';
import { SCHOOL_LIFE_SCENES } from './school-life.ts';
import { SCI_FI_SCENES } from './sci-fi.ts';
import { SPOOKY_SCENES } from './spooky.ts';

/** One scene for each age, inside the words of its age (`FITS`). */
export type ForEachAge = Readonly<Record<AgeRange, string>>;

export interface PlotScenes {
  /** Development, after the first idea failed and before the turn: it knows what was seen, wanted, guessed and tried, and nothing of the turn or the truth. */
  trail: ForEachAge;
  /** Resolution, after the prize: it knows everything. */
  theirs: ForEachAge;
}

/** By theme. */
export const PLOT_SCENES: Readonly<Record<string, PlotScenes>> = {
  ...ADVENTURE_SCENES, ...FANTASY_SCENES, ...SCI_FI_SCENES, ...ACTION_SCENES, ...MYSTERY_SCENES, ...SCHOOL_LIFE_SCENES, ...NATURE_SCENES, ...FRIENDSHIP_SCENES, ...GROWTH_SCENES, ...COMEDY_SCENES, ...SPOOKY_SCENES, ...EXPLORATION_SCENES,
};

/** The scenes of all plots as beats of a voice: “trail:The Lost Lantern”. */
export const scenesFor = (age: AgeRange, beat: keyof PlotScenes): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(PLOT_SCENES).map(([theme, scenes]) => [`${beat}:${theme}`, [scenes[beat][age]]]));
