// The ground on which a story comes to a head: what the faces of its trial may ask for, as “{here soil}”.

import type { StoryBrief } from '../brief.ts';
import { siteOf } from '../lexicon/grounds.ts';
import type { Site } from '../lexicon/grounds.ts';
import { isNear, whenAndWhere } from '../premises/when-and-where.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';

/** Besides what the site has: `land` no waves come there; `wind` air that moves, `rain` a sky that can rain; `ledge` something to stand on further down; `day` it can be day, `night` it can be night. */
export type Ground = Site | 'land' | 'wind' | 'rain' | 'ledge' | 'day' | 'night';

/** In front of its name, a gate of the material. */
export const HERE = 'here ';

const PEOPLED: ReadonlySet<string> = new Set(['town', 'school', 'ride']);
/** Where no water falls from the sky. */
const NO_RAIN: ReadonlySet<string> = new Set(['space', 'desert', 'winter']);
/** Nor where the plot’s own spot lies in snow, whatever place a family chose. */
const SNOWY = /\b(?:snow|ice|icy|frost|frozen|glacier)\b/iu;

/** Plots of snow, and those in which everybody waits for rain. */
const NO_RAIN_IN: ReadonlySet<string> = new Set(['The Fox and the First Snow', 'A Winter for the Bears', 'The City Beneath the Ice', 'The Avalanche Patrol', 'The Rain That Came Late', 'The Desert of Glass']);

/** @param home the kind of landscape where nobody chose a place */
export function groundOf({ places }: Pick<StoryBrief, 'places'>, premise: string, spot: string, home = ''): ReadonlySet<Ground> {
  const { where, when } = whenAndWhere(premise);
  const last = places[isNear(premise) ? 0 : Math.min(1, places.length - 1)];
  const landscape = last ? landscapeOfPlace(last).id : home;
  const isWet = where === 'depths' || places.some((place) => UNDER_WATER.test(placeWords(place)));
  const isSpace = where === 'space' || landscape === 'space';
  const here = new Set<Ground>(siteOf(spot));
  if (isWet || isSpace) for (const one of ['sky', 'sea'] as const) here.delete(one);
  if (landscape === 'desert') here.delete('green');
  if (PEOPLED.has(where) || landscape === 'town' || landscape === 'school' || (last?.inhabitants.length ?? 0) > 0) here.add('people');
  if (!here.has('sea')) here.add('land');
  if (!isWet && !isSpace) here.add('wind');
  if (here.has('sky') && !NO_RAIN.has(landscape) && !SNOWY.test(spot) && !NO_RAIN_IN.has(premise)) here.add('rain');
  if (here.has('high') || here.has('stones')) here.add('ledge');
  if (when !== 'night') here.add('day');
  if (when !== 'day' && when !== 'morning') here.add('night');
  return here;
}

/** Can such a trial come to this ground at all? By day nobody is left in the dark under the sky, and nobody crowds where nobody lives. */
export function hasGround(trial: string, here: ReadonlySet<Ground>): boolean {
  if (trial === 'dark') return here.has('night') || !here.has('sky');
  return trial !== 'crowd' || here.has('people');
}
