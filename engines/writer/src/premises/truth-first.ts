// Whether how it came out well can be told before what was really going on: “They read her brother’s letters to the woman in the tower” needs the woman.

import type { Premise } from './premise.ts';
import { restsOn } from './scenes/rests-on.ts';

/** The prize speaks of somebody by “her” or “the boy” whom only the truth brings in, in other words than its own; or it puts out a lamp of which only the truth tells. */
const BY_ANOTHER_NAME: ReadonlySet<string> = new Set(['The Lost Lantern', 'The Secret of the Green Umbrella', 'The Oldest Tree in the Valley', 'The Rain That Came Late', 'Footsteps on a New Moon', 'School Trip to Saturn', 'The First Night Away', 'How to Be Brave in the Dark', 'The Valley Above the Clouds', 'The Treasure Nobody Buried', 'A Winter for the Bears']);

/** True where nobody can follow the prize who has not heard the truth. */
export function needsTruthFirst({ theme, sign, want, stakes, guess, attempt, fail, turn, thing, spot = '', truth, prize }: Premise): boolean {
  const told = [sign, want, stakes, guess, attempt, fail, turn, thing, spot].join(' ').toLowerCase().replaceAll('’s', '');
  return BY_ANOTHER_NAME.has(theme) || restsOn(truth, prize, new Set(told.match(/[\p{L}’-]+/gu)));
}

/** A scene that tells the prize, and then why. */
export const tellsPrizeFirst = (scene: string): boolean => /\{p\.prize\}[^^]*\{p\.truth\}/u.test(scene);

/** The same scene with the two the other way round, where nothing stands between them. */
export const withTruthFirst = (scene: string): string => scene.replace('{p.prize} {p.truth}', '{p.truth} {p.prize}');
