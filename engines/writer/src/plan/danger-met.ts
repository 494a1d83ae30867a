// Whose danger they meet with on the way: of the place they have gone on to, else of the one they come from.

import type { StoryBrief, WriterPlace } from '../brief.ts';
import { natureOf } from '../premises/nature-of.ts';
import { isNear, isUnderARoof, whenAndWhere } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';

/** The letter of that place; undefined on a ride, where both places only go by outside, and out at sea, deep down or in space, where a place on land lies behind them. The young only run over to a second place for a moment where the plot stays at home. */
export function dangerMetAt({ places, ageRange }: Pick<StoryBrief, 'places' | 'ageRange'>, premise: string): 'l' | 'm' | undefined {
  const { where } = whenAndWhere(premise);
  if (where === 'ride') return undefined;
  // Who has to be back under a roof hears of it there, and goes home.
  if (places.length > 1 && !isYoung(ageRange) && isUnderARoof(premise)) return undefined;
  // Who runs through it runs past what is dangerous there.
  if (places.length > 1 && !isNear(premise)) return natureOf(premise).includes('no-hurry') ? 'm' : undefined;
  const [home] = places;
  return home === undefined || (OFFSHORE[where] ?? (() => true))(home) ? 'l' : undefined;
}

/** Where the plot leads away from any place on land, the danger of one lies behind them. */
const OFFSHORE: Readonly<Record<string, (home: WriterPlace) => boolean>> = {
  sea: (home) => landscapeOfPlace(home).id === 'water', depths: (home) => UNDER_WATER.test(placeWords(home)), space: (home) => landscapeOfPlace(home).id === 'space',
};
