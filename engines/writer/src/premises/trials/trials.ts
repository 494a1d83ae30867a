// Which trials come of a plot in words of its own, for young ears and for older.
import { OLD_TRIALS } from './old/old.ts';
import type { PlotTrial } from './plot-trials.ts';
import { YOUNG_TRIALS } from './young/young.ts';

const TRIALS = { young: YOUNG_TRIALS, old: OLD_TRIALS } as const;

/** Undefined where this plot has no words of its own for this trial. */
export const trialOfPlot = (theme: string, trial: string, ages: keyof typeof TRIALS): PlotTrial | undefined => TRIALS[ages][theme]?.[trial];

/** The trials for which this plot has words of its own, at both ages. */
export const ownTrialsOf = (theme: string): readonly string[] => Object.keys(YOUNG_TRIALS[theme] ?? {}).filter((trial) => OLD_TRIALS[theme]?.[trial] !== undefined);
