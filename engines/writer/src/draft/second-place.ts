// How they come to the second place of a story: past it, in what carries them, or through its one door.

import type { StoryBrief } from '../brief.ts';
import { landscapeOfPlace } from '../plan/place-kind.ts';
import { natureOf } from '../premises/nature-of.ts';
import { premiseById } from '../premises/premises.ts';
import { isComeBackTo, isNear, whenAndWhere } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';
import { BACK_AGAIN, GOES_OVER, ON_AGAIN, SECOND_PLACES } from '../voices/second-places.ts';
import type { DraftOrder } from './order.ts';

/** Are they carried past the second place, and never set foot in it? */
export const isPassedBy = (premise: string): boolean => whenAndWhere(premise).where === 'ride';

/** There is no time for it: they run through, and out at the other end. */
const isHurried = (premise: string): boolean => !natureOf(premise).includes('no-hurry');

type Order = Pick<DraftOrder, 'brief' | 'plan' | 'stale'>;

/** In the words that the family has not heard for longest. */
const freshest = (lines: readonly string[] | undefined, { stale }: Order): string[] => (lines ?? []).toSorted((a, b) => stale(a) - stale(b)).slice(0, 1);

/** Why they go over to it at all, at nine and above, where all that they want is at home: told before the scene. */
export function goesOver(beat: string, order: Order): string[] {
  const { brief, plan } = order;
  return beat === 'place2' && isComeBackTo(plan.premise) && !isHurried(plan.premise) ? freshest(GOES_OVER[brief.ageRange], order) : [];
}

/** Paragraphs in which they are still there. */
const THERE: ReadonlySet<string> = new Set(['place2', 'danger', 'sights']);

/** The sentence that takes them away from it again: back, where the plot stays at home, at nine and above (the young are home again in the scene itself); on, where it comes to a head further off. */
export function backAgain(beat: string, told: readonly string[], paragraphs: readonly string[], order: Order): string[] {
  const { brief, plan } = order;
  const from = told.indexOf('place2');
  if (brief.phase !== 'development' || from < 0 || THERE.has(beat) || isPassedBy(plan.premise) || isHurried(plan.premise)) return [];
  const isOn = !isNear(plan.premise);
  // Three scenes later it would be said of something else.
  if (isOn && (premiseById(plan.premise).spot === undefined || told.slice(from).filter((one) => !THERE.has(one)).length > 1)) return [];
  const lines = (isOn ? ON_AGAIN : BACK_AGAIN)[brief.ageRange];
  return paragraphs.slice(from + 1).some((text) => lines?.some((line) => text.includes(line))) ? [] : freshest(lines, order);
}

/** It opens the scene before which it is told. */
export const bringsBack = (note: string): boolean => [BACK_AGAIN, ON_AGAIN, GOES_OVER].some((ages) => Object.values(ages).some((lines) => lines.includes(note)));

/** The scenes for it; undefined where it is walked up to as any other, or the young only run over to it and home again. */
export function scenesOfSecond({ places, ageRange }: Pick<StoryBrief, 'places' | 'ageRange'>, premise: string): readonly string[] | undefined {
  const second = places[1];
  if (!second) return undefined;
  if (isPassedBy(premise)) return SECOND_PLACES.ride[ageRange];
  if (isHurried(premise)) return SECOND_PLACES.hurry[ageRange];
  if (isYoung(ageRange) && isNear(premise)) return undefined;
  return landscapeOfPlace(second).id === 'house' ? SECOND_PLACES.room[ageRange] : undefined;
}
