// How they come to the second place of a story: past it, in what carries them, or through its one door.

import type { StoryBrief } from '../brief.ts';
import { landscapeOfPlace } from '../plan/place-kind.ts';
import { isNear, isUnderARoof, whenAndWhere } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';
import { BACK_AGAIN, SECOND_PLACES } from '../voices/second-places.ts';
import type { DraftOrder } from './order.ts';

/** Are they carried past the second place, and never set foot in it? */
export const isPassedBy = (premise: string): boolean => whenAndWhere(premise).where === 'ride';

/** The sentence that brings them back from it, at nine and above, where the plot is in one house or one school: the young are home again in the scene itself. */
export function backAgain(told: readonly string[], paragraphs: readonly string[], { brief, plan, stale }: Pick<DraftOrder, 'brief' | 'plan' | 'stale'>): string[] {
  const lines = BACK_AGAIN[brief.ageRange] ?? [];
  const from = told.indexOf('place2');
  if (brief.phase !== 'development' || from < 0 || lines.length === 0 || !isUnderARoof(plan.premise)) return [];
  return paragraphs.slice(from + 1).some((text) => lines.some((line) => text.includes(line))) ? [] : lines.toSorted((a, b) => stale(a) - stale(b)).slice(0, 1);
}

/** It opens the scene before which it is told. */
export const bringsBack = (note: string): boolean => Object.values(BACK_AGAIN).some((lines) => lines.includes(note));

/** The scenes for it; undefined where it is walked up to as any other, or the young only run over to it and home again. */
export function scenesOfSecond({ places, ageRange }: Pick<StoryBrief, 'places' | 'ageRange'>, premise: string): readonly string[] | undefined {
  const second = places[1];
  if (!second) return undefined;
  if (isPassedBy(premise)) return SECOND_PLACES.ride[ageRange];
  if (isYoung(ageRange) && isNear(premise)) return undefined;
  return landscapeOfPlace(second).id === 'house' ? SECOND_PLACES.room[ageRange] : undefined;
}
