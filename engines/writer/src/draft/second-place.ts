// How they come to the second place of a story: past it, in what carries them, or through its one door.

import type { StoryBrief } from '../brief.ts';
import { landscapeOfPlace } from '../plan/place-kind.ts';
import { isNear, whenAndWhere } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';
import { SECOND_PLACES } from '../voices/second-places.ts';

/** Are they carried past the second place, and never set foot in it? */
export const isPassedBy = (premise: string): boolean => whenAndWhere(premise).where === 'ride';

/** The scenes for it; undefined where it is walked up to as any other, or the young only run over to it and home again. */
export function scenesOfSecond({ places, ageRange }: Pick<StoryBrief, 'places' | 'ageRange'>, premise: string): readonly string[] | undefined {
  const second = places[1];
  if (!second) return undefined;
  if (isPassedBy(premise)) return SECOND_PLACES.ride[ageRange];
  if (isYoung(ageRange) && isNear(premise)) return undefined;
  return landscapeOfPlace(second).id === 'house' ? SECOND_PLACES.room[ageRange] : undefined;
}
