// Whose danger they meet with on the way: of the place they have gone on to, else of the one they come from.

import type { StoryBrief } from '../brief.ts';
import { isNear, whenAndWhere } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';

/** The letter of that place; undefined on a ride, where both places only go by outside. The young only run over to a second place for a moment where the plot stays at home. */
export function dangerMetAt({ places, ageRange }: Pick<StoryBrief, 'places' | 'ageRange'>, premise: string): 'l' | 'm' | undefined {
  if (whenAndWhere(premise).where === 'ride') return undefined;
  return places.length > 1 && !(isYoung(ageRange) && isNear(premise)) ? 'm' : 'l';
}
