// Chooses the story: its plot, its trial, and what will solve it; everything that must stay fixed over four phases.

import type { StoryBrief, StoryPlan, Wish } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { noUseOf } from '../lexicon/abilities.ts';
import { CRISES, crisisOf } from '../lexicon/crises.ts';
import { ANY_OBJECT_DEEDS, GIFTS, giftOf } from '../lexicon/gifts.ts';
import { engineDeed, helperDeed } from '../lexicon/helper-deeds.ts';
import { isEngine } from '../listen/phrase.ts';
import { ANY_HOME, HOMES, SEASIDE_HOMES, landscapeById } from '../lexicon/landscapes.ts';
import type { Landscape } from '../lexicon/landscapes.ts';
import { DANGER_CRISIS } from '../lexicon/place-features.ts';
import { SMALL_DEEDS } from '../lexicon/for-the-lap.ts';
import { crewsFor } from '../lexicon/crews.ts';
import { SMALL_GIFT_DEEDS, SMALL_OBJECT_DEEDS } from '../lexicon/small-gifts.ts';
import { powerOf } from '../lexicon/powers.ts';
import { detourOf, detoursFor } from '../premises/detours.ts';
import { matterOf } from '../premises/matters.ts';
import { premisesFor } from '../premises/premises.ts';
import { homeGround } from '../premises/suits.ts';
import { type When, daysOf, isNear, whenAndWhere } from '../premises/when-and-where.ts';
import type { Where } from '../premises/when-and-where.ts';
import type { Premise } from '../premises/premise.ts';
import { freshest, markOf } from '../tell/marks.ts';
import type { Staleness } from '../tell/marks.ts';
import { withArticle } from '../tell/tidy.ts';
import type { Cast } from './cast.ts';
import { threadOf } from './thread-of.ts';
import { solverOf } from './threads.ts';
import { trialAsked } from './trial-asked.ts';
import { whomTheyMeet } from './meetings.ts';
import { anotherOf } from './another-of.ts';
import { breaks, ownWords, rulesFor } from './out-of-place.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';
import { suitable, suitsTrial } from './trial-ground.ts';
import { namesakeOf } from './namesake.ts';
import { clockOf, hoursIn, isPast, startsOf } from './clock.ts';
import { groundOf, hasGround } from './ground-of.ts';

export { UNDER_WATER, placeWords };

export function planStory(brief: StoryBrief, cast: Cast, wishes: readonly Wish[], dice: Dice, stale: Staleness = () => 0): StoryPlan {
  // What the family had lately is chosen last: what solves it, the trial, the gift, where it is at home.
  const rare: Rare = (from, mark) => dice.pick(freshest(from, (one) => stale(mark(one))));
  const premise = dice.pick(premisesFor(brief.theme));
  const place = brief.places[0];
  const isOfTheSea = /^(?:sea|depths)$/u.test(whenAndWhere(premise.theme).where);
  const homes = isOfTheSea ? SEASIDE_HOMES : (HOMES[brief.theme.category.trim().toLowerCase()] ?? ANY_HOME);
  // Where all of it happens at home it comes to a head there.
  const last = isNear(premise.theme) && place ? place : brief.places[Math.min(1, brief.places.length - 1)];
  const wanted = wishes.map((wish) => threadOf(wish, brief)).find((thread) => thread?.as === 'spot');
  const isFor = (spot: string, trial: string, home?: string): boolean => suitsTrial(spot, trial) && hasGround(trial, groundOf(brief, premise.theme, spot, home));
  const spots = wanted ? [wanted.the] : premise.spot ? [premise.spot] : last ? landscapeOfPlace(last).spots : homes.flatMap(([id]) => landscapeById(id).spots);
  const crises = allowedCrises(premise, brief, cast, wishes, spots, wanted?.the);
  const tool = rare(toolsFor(cast, brief, crises, whenAndWhere(premise.theme).where), (one) => `tool:${one}`);
  const crisis = chooseCrisis(tool, cast, crises, rare);
  const gift = chooseGift(premise.theme, crisis, tool, rare);
  const isGround = (id: string): boolean => premise.spot !== undefined || landscapeById(id).spots.some((spot) => isFor(spot, crisis, id));
  // A field with sheep in it and a postman with a bridge to cross lie on no station.
  const isAloft = whenAndWhere(premise.theme).where === 'space';
  const near = homes.filter(([id]) => isGround(id) && (id === 'space' ? isAloft && !WEATHER.has(crisis) : !ON_A_MOON.test(premise.spot ?? '')));
  const own = homes.filter(([id]) => id === homeGround(premise.theme));
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
      // Who it is not has to be known first; and “A plant in the street. That was in the kitchen” is no beginning.
      shape: namesakeOf(cast, premise.theme) || (place && isUnderAnotherRoof(landscape.id, premise.theme)) ? 'calm' : dice.pick(['calm', 'calm', 'midst']),
      refrain: rare(isOfTheSea ? REFRAINS.filter((one) => !ON_FOOT.test(one)) : REFRAINS, (one) => one),
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
  suitable(crewsFor(brief.theme.category, brief.ageRange), ({ the }) => ![hero, ...(foil ? [foil] : [])].some((who) => anotherOf(who, brief, premise)?.test(the.replaceAll('-', ' '))));

type About = Pick<StoryPlan, 'premise' | 'words' | 'crisis' | 'hero'>;

/** The rarest of several for this family, by the mark that it leaves. */
type Rare = <T>(from: readonly T[], mark: (one: T) => string) => T;

/** What goes on beside the plot where there is room for one thing only: two fall out and make up, or the road itself. */
const SUBPLOTS = ['quarrel', 'road'] as const;

/** What a plan chose, as marks, so that the family’s next story chooses something else. */
export const planMarks = ({ premise, tool, crisis, words }: StoryPlan): string[] => [
  words.crew, words.gift, words.refrain, words.home, words.spot, `tool:${tool}`, `crisis:${crisis}`, words.subplot && `subplot:${words.subplot}`,
  plotMark(premise, words.detour), words.detour && plotMark('any', words.detour),
].flatMap((choice) => (choice ? [markOf(choice)] : []));

export const plotMark = (theme: string, detour = 'own'): string => `plot:${theme}:${detour}`;

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

const REFRAINS = [
  'Hop, hop, on we go!', 'Tip, tap, tip, tap.', 'One step. Two steps. Three!', 'Up and over, here we come!', 'Hey-ho, away, hey-ho!',
  'Shh, shh, hush.', 'Pat-a-pat, pat-a-pat.', 'Left foot, right foot, go!', 'Look high, look low, off we go!',
];

/** Nobody sails out left foot first. */
const ON_FOOT = /\b(?:hop|tip|steps?|pat|foot)\b/iu;

/** “Temple of Ten Doors”, “Hedge Maze of Orle”: what it is, and of what. */
const OF_NAME = /^(?:\p{Lu}[\p{L}-]+ )?(?:Bay|Bridge|Castle|Cave|Cavern|Citadel|City|Cliffs?|Court|Desert|Field|Fields|Forest|Fortress|Garden|Gardens|Hall|Halls|Harbou?r|Hills?|House|Inn|Island|Isle|Kingdom|Lake|Land|Library|Market|Maze|Mountain|Mountains|Museum|Ocean|Palace|Planet|Realm|Ruins|School|Sea|Temple|Theat(?:er|re)|Tower|Town|Valley|Village|Well|Woods?) of (?=\p{L})/u;

/** “The Upside-Down Kingdom” is the Upside-Down Kingdom inside a sentence, and Temple of Ten Doors is the Temple of Ten Doors. */
export const cleanName = (name: string): string =>
  name.replace(/[[\]{}|]/gu, '').replace(/\s+/gu, ' ').trim().replace(/^The (?=\p{Lu})/u, 'the ').replace(OF_NAME, 'the $&') || 'the place';

const ROOM = /\b(?:kitchen|attic|bedroom|room|cellar|tent|hut|shed|coop|garage|apartment|cabin|cottage|staircase|courtyard|backyard|nursery|fort)$/iu;

/** “At the yellow house”, and in Aunt Bea’s kitchen. */
export const atFor = ({ id, at }: Pick<Landscape, 'id' | 'at'>, name: string): string => (id === 'house' && ROOM.test(name) ? 'in' : at);

function prepositionFor(name: string, usual: string): string {
  if (/^the (?:crooked end|top|green edge|old end|banks)/u.test(name)) return 'at';
  return /station|school|house|number|camp|allotments|harbour|quays|banks|point|outpost/iu.test(name) ? 'at' : usual === 'at' ? 'in' : usual;
}

function allowedCrises(premise: Premise, brief: StoryBrief, cast: Cast, wishes: readonly Wish[], spots: readonly string[], wanted?: string): string[] {
  const { places } = brief;
  const { where } = whenAndWhere(premise.theme);
  const asked = trialAsked(wishes, wanted);
  if (asked) return [asked];
  const avoid = wishes.filter(({ kind }) => kind === 'avoid').map(({ words }) => words).join(' ');
  const under = where === 'depths' || places.some((place) => UNDER_WATER.test(placeWords(place)));
  const inSpace = where === 'space' || places.some((place) => landscapeOfPlace(place).id === 'space');
  const isOnGround = (id: string): boolean => spots.length === 0 || spots.some((spot) => suitsTrial(spot, id) && (hasGround(id, groundOf(brief, premise.theme, spot)) || (id === 'crowd' && premise.crises?.includes(id) === true)));
  const fits = (id: string): boolean => isOnGround(id) && !((under || inSpace) && WEATHER.has(id)) && !AVOIDED.some(([pattern, crisis]) => crisis === id && pattern.test(avoid));
  const isHard = isHardFor(brief, cast);
  // First what comes of this very plot and is a trial for all of them; then what the plot can bear; then what the ground has.
  const ofThePlot = (matterOf(premise.theme)?.fits ?? []).filter(fits);
  const suited = (premise.crises ?? CRISES.map(({ id }) => id)).filter(fits);
  const fromDangers = places.flatMap(({ dangers }) => dangers).map((danger) => DANGER_CRISIS[danger.trim().toLowerCase()] ?? '');
  const shared = (ofThePlot.length > 0 ? ofThePlot : suited).filter((id) => fromDangers.includes(id));
  const others = CRISES.map(({ id }) => id).filter(fits);
  const wanting = [shared.filter(isHard), ofThePlot.filter(isHard), suited.filter(isHard), shared, ofThePlot, suited, others].find(({ length }) => length > 0);
  return wanting ?? ['lock'];
}

/** Is it a trial for everybody who goes along? What the hero’s power solves is one, since that power can be what saves the day; a foil is not asked for help. */
function isHardFor({ characters }: StoryBrief, { hero, foil }: Cast): (trial: string) => boolean {
  const deeds = powerOf(hero.magicalPower)?.deeds ?? {};
  const others = characters.filter((one) => one !== hero && one !== foil);
  return (trial) => !others.some((one) => noUseOf(one, trial)) && (trial in deeds || noUseOf(hero, trial) === undefined);
}

/** Nobody walks there from a village. */
const ON_A_MOON = /\bmoons?\b/u;

/** What comes out of a sky with rain in it. */
const WEATHER = new Set(['storm', 'flood']);

const AVOIDED: readonly [RegExp, string][] = [
  [/dark|night|scar/iu, 'dark'], [/monster|beast|scar|creature/iu, 'creature'], [/storm|thunder|scar/iu, 'storm'],
  [/shout|fight|quarrel/iu, 'crowd'], [/water|flood|drown/iu, 'flood'], [/height|fall/iu, 'gap'],
];

function toolsFor(cast: Cast, brief: StoryBrief, crises: readonly string[], where: Where): StoryPlan['tool'][] {
  const objectFits = crises.some((id) => id in ANY_OBJECT_DEEDS);
  const power = powerOf(cast.hero.magicalPower);
  const open: StoryPlan['tool'][] = ['trait', 'gift'];
  // Where everybody breathes under water that helps nobody.
  const isCommon = power?.name === 'Breathing Underwater' && (where === 'depths' || brief.places.some((place) => UNDER_WATER.test(placeWords(place))));
  const solves = (id: string): boolean => power !== undefined && !isCommon && id in power.deeds;
  // Where each of them would be no trial to the hero it is the power that has to be reached.
  if (crises.some(solves) && crises.every((id) => noUseOf(cast.hero, id) !== undefined)) return ['power'];
  if (crises.some(solves)) open.push('power', 'power', 'power');
  if (objectFits && brief.places.some(({ treasures }) => treasures.length > 0)) open.push('treasure');
  return open;
}

function chooseCrisis(tool: StoryPlan['tool'], cast: Cast, crises: readonly string[], rare: Rare): string {
  const power = powerOf(cast.hero.magicalPower);
  const table = tool === 'power' ? power?.deeds : tool === 'treasure' ? ANY_OBJECT_DEEDS : undefined;
  // Whoever shines does not need a match.
  const hard = tool === 'power' ? crises : suitable(crises, (id) => noUseOf(cast.hero, id) === undefined);
  const open = table ? hard.filter((id) => id in table) : tool === 'gift' ? hard.filter(hasGift) : hard;
  return crisisOf(rare(open.length > 0 ? open : hard, (id) => `crisis:${id}`)).id;
}

const hasGift = (crisis: string): boolean => GIFTS.some(({ deeds }) => crisis in deeds);

function chooseGift(theme: string, crisis: string, tool: StoryPlan['tool'], rare: Rare): string {
  const open = tool === 'gift' ? GIFTS.filter(({ deeds }) => crisis in deeds) : GIFTS;
  return rare(suitable(open, ({ never }) => never !== theme), ({ noun }) => noun).noun;
}

function toolName(tool: StoryPlan['tool'], gift: string, brief: StoryBrief): string {
  const treasure = brief.places.flatMap(({ treasures }) => treasures)[0];
  if (tool === 'treasure' && treasure) return `the ${asOne(treasure.replace(/[[\]{}|]/gu, '').trim().toLowerCase())}`;
  return `the ${gift}`;
}

/** “Magic seeds” are carried, held up and thanked as one thing. */
const asOne = (treasure: string): string => (/[^s]s$/u.test(treasure) && !/\bof\b/u.test(treasure) ? `bag of ${treasure}` : treasure);

/** The sentence in which the trial is overcome. */
export function deedFor(plan: StoryPlan, cast: Cast, age: StoryBrief['ageRange']): string | undefined {
  const tiny = age === '3-4';
  const young = tiny || age === '5-8';
  if (plan.tool === 'helper') {
    const solver = solverOf(plan.threads);
    const driven = young && solver && isEngine(solver) ? engineDeed(plan.crisis, tiny) : undefined;
    return driven ?? helperDeed(plan.crisis, tiny ? 'small' : young ? 'young' : 'old', solver?.lost);
  }
  const power = plan.tool === 'power' ? powerOf(cast.hero.magicalPower) : undefined;
  if (power && tiny) return SMALL_DEEDS[power.name]?.[plan.crisis] ?? '{H} did what only {H} could do.';
  if (power) return power.deeds[plan.crisis]?.replaceAll('{x', '{H');
  if (tiny && plan.tool === 'gift') return SMALL_GIFT_DEEDS[plan.words.gift ?? '']?.[plan.crisis] ?? SMALL_OBJECT_DEEDS[plan.crisis];
  if (tiny && (plan.tool === 'wish' || plan.tool === 'treasure')) return SMALL_OBJECT_DEEDS[plan.crisis];
  if (plan.tool === 'gift') return giftOf(plan.words.gift ?? '')?.deeds[plan.crisis] ?? ANY_OBJECT_DEEDS[plan.crisis];
  if (plan.tool === 'wish' || plan.tool === 'treasure') return ANY_OBJECT_DEEDS[plan.crisis];
  return undefined;
}

export const aThing = (noun: string): string => withArticle(noun);
