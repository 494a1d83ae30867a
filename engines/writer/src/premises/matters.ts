// What each plot is about where it comes to a head, by its theme.
import type { Cause, Matter } from './matter.ts';
import { MATTERS_ABROAD } from './matters-abroad.ts';
import { MATTERS_AT_HOME } from './matters-at-home.ts';
import { MATTERS_OF_WONDER } from './matters-of-wonder.ts';

export const MATTERS = { ...MATTERS_ABROAD, ...MATTERS_OF_WONDER, ...MATTERS_AT_HOME };

/** Undefined for a theme of which nothing is known. */
export const matterOf = (theme: string): Matter | undefined => MATTERS[theme];

/** Why this trial comes of this plot: its own sentence, or one that is true of each of them. */
export const causeOf = ({ own }: Matter, trial: string): Cause | undefined => own[trial] ?? own.any;
