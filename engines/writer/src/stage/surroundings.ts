// What is heard, smelled, walked on and seen far off in a paragraph: of the ground where that paragraph happens, or of none.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { AROUND, aroundSpot, waterAt } from '../lexicon/around.ts';
import type { Around } from '../lexicon/around.ts';
import { landscapeById } from '../lexicon/landscapes.ts';
import { kindOfPlace, placeWords } from '../plan/place-kind.ts';
import { isNear, whenAndWhere } from '../premises/when-and-where.ts';
import type { Where } from '../premises/when-and-where.ts';
import { isYoung } from './is-young.ts';

/** The last part begins where it comes to a head, and ends at home; what lies between may be anywhere on the way. */
export const AT_THE_SPOT: ReadonlySet<string> = new Set(['newWish', 'solve', 'lent', 'after', 'prize']);
export const AT_HOME: ReadonlySet<string> = new Set(['home', 'table', 'telling', 'night', 'treasure', 'image', 'quiet']);

/** Where what is wrong is seen for the first time. */
const OF_THE_SIGN: ReadonlySet<string> = new Set(['midst', 'spark', 'notice']);

type Told = Pick<StoryBrief, 'phase' | 'places' | 'ageRange'>;
type Plot = Pick<StoryPlan, 'premise' | 'words'>;

/** Beat by beat; undefined where nobody knows what there is, and nothing is told of it. Nothing is seen far off in a plot of one night, and nothing is wet with rain where none falls. */
export function surroundingsOf(told: Told, plot: Plot): (beat: string) => Around | undefined {
  const around = groundsOf(told, plot);
  const isByNight = told.phase !== 'introduction' && whenAndWhere(plot.premise).when === 'night';
  const isDry = isRainless(told);
  if (!isByNight && !isDry) return around;
  const dry = (words: readonly string[]): readonly string[] => (isDry ? words.filter((one) => !OF_RAIN.test(one)) : words);
  return (beat) => {
    const here = around(beat);
    return here && { ...here, sounds: dry(here.sounds), smells: dry(here.smells), ground: dry(here.ground), far: isByNight ? [] : here.far };
  };
}

const OF_RAIN = /\brain\b/u;

/** The first part has the sky of the first place, the others that of all of them. */
function isRainless({ phase, places }: Told): boolean {
  const skies = phase === 'introduction' ? places.slice(0, 1) : places;
  return skies.length > 0 && skies.every(({ climate = '' }) => /deep winter|hot and dry|starry/iu.test(climate));
}

function groundsOf({ phase, places, ageRange }: Told, { premise, words }: Plot): (beat: string) => Around | undefined {
  const { where } = whenAndWhere(premise);
  const [first, second] = places;
  const kind = first ? kindOfPlace(first) : landscapeById(words.landscape ?? '');
  const home = waterAt(first ? placeWords(first) : (words.home ?? ''), kind);
  const last = isNear(premise) ? first : (second ?? first);
  const ends = last ? waterAt(placeWords(last), kindOfPlace(last)) : home;
  const found = spotOf(words.spot ?? '', where);
  // A jetty in a lake hears no gulls.
  const isElsewhere = (ends === AROUND.river && where !== 'sea' && BY_THE_SEA.includes(found)) || (isNear(premise) && OFF_EARTH.includes(ends) && ON_LAND.includes(found));
  const spot = isElsewhere ? ends : found;
  // A train goes by what it goes by.
  const visited = second && where !== 'ride' && !(isYoung(ageRange) && isNear(premise)) ? second : undefined;
  const there = visited && waterAt(placeWords(visited), kindOfPlace(visited));
  const way = visited && !isNear(premise) ? there : onTheWay(where, kind?.id, home, spot);
  const setOut = leaving(where, kind?.id, home);
  // What is wrong at school is seen at school.
  const sign = where === 'school' ? landscapeById('school') : home;
  if (phase === 'introduction') return (beat) => (OF_THE_SIGN.has(beat) ? sign : home);
  if (phase === 'climax') return () => spot;
  if (phase === 'development') return (beat) => (beat === 'setout' && !isNear(premise) ? setOut : beat === 'place2' && visited ? there : way);
  const between = isNear(premise) || spot === home ? home : undefined;
  return (beat) => (AT_THE_SPOT.has(beat) ? spot : AT_HOME.has(beat) ? home : between);
}

/** In space and under water whatever it is called. */
const spotOf = (spot: string, where: Where): Around | undefined => (where === 'space' ? landscapeById('space') : where === 'depths' ? landscapeById('depths') : aroundSpot(spot));

/** Grounds with gulls and salt. */
const BY_THE_SEA: readonly (Around | undefined)[] = [landscapeById('water'), AROUND.afloat, AROUND.quay, AROUND.beach];

/** Round a campfire on a moon no branch creaks on another. */
const OFF_EARTH: readonly (Around | undefined)[] = [landscapeById('space'), landscapeById('depths')];
const ON_LAND: readonly (Around | undefined)[] = [...['forest', 'mountain', 'town'].map(landscapeById), AROUND.field, AROUND.garden, AROUND.river];

const ROOFED: ReadonlySet<string> = new Set(['house', 'school']);

/** Who has been going for hours is no longer on the kitchen tiles, nor between shops; who puts to sea begins at a harbour. */
function leaving(where: Where, kind: string | undefined, home: Around | undefined): Around | undefined {
  if (kind !== undefined && ROOFED.has(kind)) return undefined;
  if (home !== landscapeById('town')) return home;
  return where === 'sea' ? AROUND.quay : AROUND.field;
}

/** Where a plot takes them that goes to no second place. */
function onTheWay(where: Where, kind: string | undefined, home: Around | undefined, spot: Around | undefined): Around | undefined {
  const isRoofed = kind !== undefined && ROOFED.has(kind);
  switch (where) {
    case 'ride': return AROUND.ride;
    case 'house': return landscapeById('house');
    case 'school': return landscapeById('school');
    case 'town': return kind === 'house' ? landscapeById('town') : home;
    case 'space': case 'depths': return landscapeById(where);
    case 'sea': return AROUND.afloat;
    case 'far': return spot;
    default: return isRoofed ? spot : home;
  }
}
