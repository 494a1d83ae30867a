// Chooses the story: its plot, its home, whom they meet, and (choose-trial.ts) its trial; everything that must stay fixed over four phases.

import type { StoryBrief, StoryPlan, Wish } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { ANY_HOME, HOMES, SEASIDE_HOMES, landscapeById } from '../lexicon/landscapes.ts';
import { bodyOf } from '../lexicon/bodies.ts';
import { crewsFor } from '../lexicon/crews.ts';
import { type Way, refrainsFor } from '../lexicon/refrains.ts';
import { detourOf, detoursFor } from '../premises/detours.ts';
import { premisesFor } from '../premises/premises.ts';
import { homeGround, startsAway } from '../premises/suits.ts';
import { type When, daysOf, isNear, whenAndWhere } from '../premises/when-and-where.ts';
import type { Premise } from '../premises/premise.ts';
import { type Staleness, freshest, markOf } from '../tell/marks.ts';
import type { Cast } from './cast.ts';
import { threadOf } from './thread-of.ts';
import { whomTheyMeet } from './meetings.ts';
import { anotherOf } from './another-of.ts';
import { breaks } from './offence.ts';
import { isAboutTheCat, rulesFor } from './out-of-place.ts';
import { ownWords } from './own-words.ts';
import { landscapeOfPlace } from './place-kind.ts';
import { suitable, suitsTrial } from './trial-ground.ts';
import { leadsTo } from './known-spot.ts';
import { liesElsewhere } from './lies-by.ts';
import { namesakeOf } from './namesake.ts';
import { clockOf, hoursIn, isPast, startsOf } from './clock.ts';
import { groundOf, hasGround } from './ground-of.ts';
import { atFor, cleanName, prepositionFor } from './place-name.ts';
import { type Rare, WEATHER, allowedCrises, chooseCrisis, chooseGift, toolName, toolsFor } from './choose-trial.ts';

export function planStory(brief: StoryBrief, cast: Cast, wishes: readonly Wish[], dice: Dice, stale: Staleness = () => 0): StoryPlan {
  // What the family had lately is chosen last: what solves it, the trial, the gift, where it is at home.
  const rare: Rare = (from, mark) => dice.pick(freshest(from, (one) => stale(mark(one))));
  const premise = dice.pick(premisesFor(brief.theme));
  const place = brief.places[0];
  const { where } = whenAndWhere(premise.theme);
  const isOfTheSea = /^(?:sea|depths)$/u.test(where);
  const homes = isOfTheSea ? suitable(SEASIDE_HOMES, ([, name]) => !isOfItsName(name, premise.theme)) : (HOMES[brief.theme.category.trim().toLowerCase()] ?? ANY_HOME);
  // Where all of it happens at home it comes to a head there.
  const last = isNear(premise.theme) && place ? place : brief.places[Math.min(1, brief.places.length - 1)];
  const wanted = wishes.map((wish) => threadOf(wish, brief)).find((thread) => thread?.as === 'spot' && leadsTo(premise.theme, thread.the));
  const isFor = (spot: string, trial: string, home?: string): boolean => suitsTrial(spot, trial) && hasGround(trial, groundOf(brief, premise.theme, spot, home));
  const spots = wanted ? [wanted.the] : premise.spot ? [premise.spot] : last ? landscapeOfPlace(last).spots : homes.flatMap(([id]) => landscapeById(id).spots);
  const crises = allowedCrises(premise, brief, cast, wishes, spots, wanted?.the);
  const tool = rare(toolsFor(cast, brief, crises, whenAndWhere(premise.theme).where, !startsAway(premise.theme)), (one) => `tool:${one}`);
  const crisis = chooseCrisis(tool, cast, crises, rare, premise.theme);
  const gift = chooseGift(premise.theme, crisis, tool, rare);
  const isGround = (id: string): boolean => premise.spot !== undefined || landscapeById(id).spots.some((spot) => isFor(spot, crisis, id));
  // A field with sheep in it and a postman with a bridge to cross lie on no station.
  const isAloft = whenAndWhere(premise.theme).where === 'space';
  const near = homes.filter(([id]) => isGround(id) && (id === 'space' ? isAloft && !WEATHER.has(crisis) : !ON_A_MOON.test(premise.spot ?? '')));
  // A nature plot of pavements begins in a town of another category.
  const own = [homes, Object.values(HOMES).flat()].map((some) => some.filter(([id]) => id === homeGround(premise.theme))).find(({ length }) => length > 0) ?? [];
  const home = rare(own.length > 0 ? own : near.length > 0 ? near : suitable(homes, ([id]) => id !== 'space' || isAloft), ([, name]) => name);
  const landscape = place ? landscapeOfPlace(place) : landscapeById(home[0]);
  const time = dice.pick(startsOf(premise.theme, HOURS[whenAndWhere(premise.theme).when]));
  const about = { premise: premise.theme, crisis, hero: cast.hero.id, words: { landscape: landscape.id, thing: premise.thing, spot: premise.spot ?? '', gift, time } };
  return {
    premise: premise.theme,
    crisis,
    tool,
    hero: cast.hero.id,
    ...(cast.friend ? { friend: cast.friend.id } : {}),
    ...(cast.foil ? { foil: cast.foil.id } : {}),
    ...(cast.giver ? { giver: cast.giver.id } : {}),
    words: {
      thing: premise.thing,
      spot: premise.spot ?? rare(suitable(last && !wanted ? spots : landscape.spots, (spot) => isFor(spot, crisis, landscape.id)), (one) => one),
      gift,
      'the-tool': toolName(tool, gift, brief),
      home: place ? cleanName(place.name) : home[1],
      'at-home': place ? `${atFor(landscape, place.name)} ${cleanName(place.name)}` : `${prepositionFor(home[1], landscape.at)} ${home[1]}`,
      'to-home': `to ${place ? cleanName(place.name) : home[1]}`,
      landscape: landscape.id,
      time,
      day: dice.pick(daysOf(premise.theme)),
      number: dice.pick(['three', 'four', 'five', 'six', 'seven', 'nine']),
      ...(brief.characters.length < 2 || (!cast.friend && /^(?:3-4|5-8)$/u.test(brief.ageRange)) ? { crew: rare(crewFor(brief, cast, premise.theme), ({ the }) => the).the } : {}),
      ...whomTheyMeet(brief, about, cast, dice, stale),
      // Who is a long way from home has no afternoon there; who it is not has to be known first; and “A plant in the street. That was in the kitchen” is no beginning.
      shape: startsAway(premise.theme) || namesakeOf(cast, premise.theme) || (place && (isUnderAnotherRoof(landscape.id, premise.theme) || liesElsewhere(brief, premise.theme))) ? 'calm' : dice.pick(['calm', 'calm', 'midst']),
      refrain: rare(refrainsFor(wayOf(premise.theme), bodyOf(cast.hero.type, cast.hero.gender === 'male').has.includes('feet')), (one) => one),
      subplot: rare(SUBPLOTS, (one) => `subplot:${one}`),
      bond: String(dice.below(6)),
      nature: String(dice.below(2)),
      ...chooseDetour(premise, dice, stale, brief, about),
    },
  };
}

/** When it begins: what must be done by sunset is not noticed in the evening. */
const HOURS: Readonly<Record<When, readonly string[]>> = { morning: ['morning'], day: ['morning', 'afternoon'], night: ['afternoon', 'evening'], any: ['morning', 'afternoon', 'evening'] };

/** They live in one house or school, and it happens out of doors. */
const isUnderAnotherRoof = (landscape: string, premise: string): boolean => /^(?:house|school)$/u.test(landscape) && whenAndWhere(premise).where !== landscape;

/** No brown dog comes along with a dog. */
const crewFor = (brief: StoryBrief, { hero, foil }: Cast, premise: string): ReturnType<typeof crewsFor> =>
  suitable(crewsFor(brief.theme.category, brief.ageRange), ({ the }) => !(isAboutTheCat(premise) && /\bcats?\b/u.test(the)) && ![hero, ...(foil ? [foil] : [])].some((who) => anotherOf(who, brief, premise)?.test(the.replaceAll('-', ' '))));

type About = Pick<StoryPlan, 'premise' | 'words' | 'crisis' | 'hero'>;

/** What goes on beside the plot where there is room for one thing only: two fall out and make up, or the road itself. */
const SUBPLOTS = ['quarrel', 'road'] as const;

/** What a plan chose, as marks, so that the family’s next story chooses something else. */
export const planMarks = ({ premise, tool, crisis, words }: StoryPlan): string[] => [
  words.crew, words.gift, words.refrain, words.home, words.spot, `tool:${tool}`, `crisis:${crisis}`, words.subplot && `subplot:${words.subplot}`,
  plotMark(premise, words.detour), words.detour && plotMark('any', words.detour),
].flatMap((choice) => (choice ? [markOf(choice)] : []));

const plotMark = (theme: string, detour = 'own'): string => `plot:${theme}:${detour}`;

/** A family that knows the plot of this theme gets another first idea, with a failure of its own. */
function chooseDetour({ theme, skeleton }: Premise, dice: Dice, stale: Staleness, brief: StoryBrief, about: About): Record<string, string> {
  if (stale(plotMark(theme)) === 0) return {};
  const detours = suitingDetours(detoursFor(skeleton), brief, about);
  const detour = dice.pick(freshest(['own', ...detours], (id) => Math.max(stale(plotMark(theme, id)), stale(plotMark('any', id)))));
  return detour === 'own' ? {} : { detour };
}

/** Nobody knocks at doors on both sides of the road in orbit, and nobody sleeps on it in a plot of one afternoon. */
function suitingDetours(ids: readonly string[], brief: StoryBrief, about: About): string[] {
  const own = ownWords(brief, about);
  const rules = rulesFor(brief, about);
  const clock = clockOf(about);
  return ids.filter((id) => {
    const detour = detourOf(id);
    if (detour && clock && hoursIn(`They ${detour.attempt}. ${detour.fail}`).some((hour) => isPast(hour, clock))) return false;
    return detour === undefined || ![detour.guess, `They ${detour.attempt}.`, detour.fail].some((text) => breaks(text, rules, own));
  });
}

/** Nobody sails out left foot first, or rides so; and nobody goes round a bend in one house. */
function wayOf(premise: string): Way {
  const { where } = whenAndWhere(premise);
  if (ABOARD.has(premise)) return 'space';
  if (where === 'ride') return 'ride';
  return /^(?:sea|depths)$/u.test(where) ? 'water' : isNear(premise) ? 'house' : 'road';
}

/** Where the whole way is made in a ship, though not on water. */
const ABOARD: ReadonlySet<string> = new Set(['Lost Between Two Moons']);

/** “The island was gone!” is not said on Needle Island. */
const isOfItsName = (home: string, theme: string): boolean => theme.split(' ').some((word) => word.length > 5 && home.includes(word));

/** Nobody walks there from a village. */
const ON_A_MOON = /\bmoons?\b/u;

