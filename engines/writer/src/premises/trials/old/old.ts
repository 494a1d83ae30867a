// For 9-17: the trials of all plots.
import type { PlotTrials } from '../plot-trials.ts';
import { ACTION_TRIALS } from './action.ts';
import { ADVENTURE_TRIALS } from './adventure.ts';
import { COMEDY_TRIALS } from './comedy.ts';
import { EXPLORATION_TRIALS } from './exploration.ts';
import { FANTASY_TRIALS } from './fantasy.ts';
import { FRIENDSHIP_TRIALS } from './friendship.ts';
import { GROWTH_TRIALS } from './growth.ts';
import { MYSTERY_TRIALS } from './mystery.ts';
import { NATURE_TRIALS } from './nature.ts';
import { SCHOOL_LIFE_TRIALS } from './school-life.ts';
import { SCI_FI_TRIALS } from './sci-fi.ts';
import { SPOOKY_TRIALS } from './spooky.ts';

export const OLD_TRIALS: PlotTrials = {
  ...ACTION_TRIALS,
  ...ADVENTURE_TRIALS,
  ...COMEDY_TRIALS,
  ...EXPLORATION_TRIALS,
  ...FANTASY_TRIALS,
  ...FRIENDSHIP_TRIALS,
  ...GROWTH_TRIALS,
  ...MYSTERY_TRIALS,
  ...NATURE_TRIALS,
  ...SCHOOL_LIFE_TRIALS,
  ...SCI_FI_TRIALS,
  ...SPOOKY_TRIALS,
};
