// Which words are out of place in a story, and in which of its paragraphs: another day in a plot of one afternoon, a barn in orbit, the hat of a penguin.

import type { Phase } from '../brief.ts';
import { isOfChildren } from '../lexicon/crews.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { natureOf } from '../premises/nature-of.ts';
import { endsAtHome, isAwaited, isOfOneDay, mayNotShout, startsAway, takesLong } from '../premises/suits.ts';
import { textsOf } from '../premises/texts-of.ts';
import { isComeBackTo, isNear, whenAndWhere } from '../premises/when-and-where.ts';
import { trialRules } from './in-the-trial.ts';
import { FINDS_THE_SPOT, isKnownSpot } from './known-spot.ts';
import {
  AFTER_MORNING, ANOTHER_DAY, AT_HOME_ONLY, AT_NIGHT, BY_DAY, COMPARED, ELSEWHERE, JUST_IN_TIME, LIKENED, LIVES_HERE, MOVED, OFF_BOARD, OF_A_CREW,
  OF_A_KITCHEN, OF_A_MARCH, OF_A_NATIVE, OF_A_RIVER, OF_A_TIGHT_PLACE, OF_A_WALK, OF_DRY_LAND, OF_EARTH, OF_NOBODY, OF_STREETS,
  OF_THAT_DAY, OF_THE_BORN, OF_THE_LAND, OF_WEIGHT, OUT_OF_THE_HOUSE, SAME_EVENING, UNVISITED, USUALLY,
} from './out-of-place-words.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';
import { BEFORE, BEHIND, everywhere, isUnderWay, NEVER, onTheWay, type Plot, rule, type Rule, type Told, WELCOMES } from './rule.ts';
import { weatherRules } from './weather-rules.ts';

/** Where they come to it, and nobody has come yet. */
const BEFORE_A_CROWD = new Set(['arrive', 'hush', 'onset', 'resolve']);
const isBeforeACrowd = (phase: Phase, beat: string): boolean => phase !== 'introduction' && BEFORE_A_CROWD.has(beat);

/** Where others are met, who have hands and words. */
const isWithGuests = (beat: string): boolean => /^(?:meet|pay|trail|near|theirs|cameo|lent|thread|wish|newWish|foil|place2|morePlaces)/u.test(beat);

/** What comes down again comes down with the prize. */
const isOffTheGround = (phase: Phase, beat: string): boolean => (phase === 'resolution' ? beat === 'solve' : isUnderWay(phase, beat));

export function rulesFor(told: Told, plot: Plot): Rule[] {
  const rules = rulesOf(told, plot);
  const ofPlot = new Set(rulesOf({ ...told, places: [], characters: [], customPrompt: '' }, { ...plot, words: {} }).map(({ why }) => why));
  // The scenes of a plot's own were written beside it, and know what it says: a day before, the rain that is missing, a ferry in its town.
  return rules.map((one) => (ofPlot.has(one.why) ? { ...one, holds: (phase, beat) => !/^(?:trail|near|theirs)/u.test(beat) && one.holds(phase, beat) } : one));
}

function rulesOf({ places, characters, customPrompt = '', ageRange }: Told, { premise, words, crisis, hero }: Plot): Rule[] {
  const { where, when } = whenAndWhere(premise);
  const kinds = places.length > 0 ? places.map((place) => landscapeOfPlace(place).id) : [words.landscape ?? ''];
  const isWet = where === 'depths' || (places.some((place) => UNDER_WATER.test(placeWords(place))) && !isOfEarth(premise));
  // A plot of rivers and beavers brings its own earth along, wherever a family tells it.
  const isAloft = where === 'space' || (kinds.every((kind) => kind === 'space' || kind === 'sky') && !isOfEarth(premise));
  const one = places.length < 2;
  // The young only visit a second place where the plot stays at home.
  const isYoung = ageRange === '3-4' || ageRange === '5-8';
  // And it waits for whoever is older where they live: they go there and back.
  const stays = isNear(premise);
  // On the way up the slope, where somebody is in danger, nobody comes round the corner of a street; nor does anyone in a deep wood.
  const isRescue = where === 'country' && (!natureOf(premise).includes('no-hurry') || DEEP_IN.has(premise));
  const isBack = (_: Phase, beat: string): boolean => one || isYoung || !OF_PLACES.has(beat);
  const isOldest = ageRange === '12-17';
  const who = characters.find(({ id }) => id === hero) ?? characters[0];
  const isNew = [customPrompt, ...characters.map(({ description = '' }) => description)].some((text) => MOVED.test(text));
  const rules: (Rule | false)[] = [
    isOfOneDay(premise) && rule('time', 'another day in a plot of one day', ANOTHER_DAY, USUALLY, false),
    (when === 'day' || when === 'morning') && crisis !== 'dark' && rule('time', 'night in a plot that happens by day', AT_NIGHT, USUALLY),
    // Behind the prize any day may be told of; but who has been away for an afternoon is not welcomed like one who was missed for a month.
    isOfOneDay(premise) && { ...rule('time', 'back from days on the road in a plot of one day', /\{days\}/u, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'resolution' && WELCOMES.has(beat) },
    endsAtHome(premise) && { ...rule('ground', 'on the way home, where they are home already', /\{march\}|\bon the way (?:home|back)\b/iu, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'resolution' && BEHIND.has(beat) },
    when === 'night' && rule('time', 'daylight in a plot that happens at night', BY_DAY, USUALLY),
    when === 'morning' && rule('time', 'an hour that never comes', AFTER_MORNING, USUALLY),
    isAloft && rule('ground', 'earth in space or in the sky', OF_EARTH, ELSEWHERE),
    (isAloft || isWet) && rule('ground', 'a march where nobody goes on foot', OF_A_WALK, ELSEWHERE),
    startsAway(premise) && { ...rule('ground', 'at home for all their lives, where they are a long way from it', LIVES_HERE, NEVER, false), holds: (phase: Phase) => phase === 'introduction' },
    startsAway(premise) && { ...rule('ground', 'at home, where they are a long way from it', AT_HOME_ONLY, ELSEWHERE, false), holds: (phase: Phase, beat: string) => phase === 'introduction' && !BEFORE.has(beat) },
    takesLong(premise) && { ...rule('time', 'the evening of that day, where what came of it took a night or weeks', SAME_EVENING, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'resolution' && BEHIND.has(beat) && !/^(?:image|wish|thread|pay2?)$/u.test(beat) },
    // Whoever was met on the way has an evening, a pillow and a home of their own.
    takesLong(premise) && { ...rule('time', 'the evening of that day, where what came of it took a night or weeks', OF_THAT_DAY, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'resolution' && /^pay2?$/u.test(beat) },
    takesLong(premise) && { ...rule('time', 'in time for a feast, where what came of it took a night or weeks', JUST_IN_TIME, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'resolution' && beat === 'thread' },
    isWet && rule('ground', 'earth under water', OF_EARTH, ELSEWHERE),
    isWet && rule('ground', 'fire and dust under water', OF_DRY_LAND, ELSEWHERE),
    where === 'sea' && (one || isYoung) && { ...rule('ground', 'roads at sea', OF_THE_LAND, ELSEWHERE), holds: (phase: Phase, beat: string) => one || (onTheWay(phase) && !OF_PLACES.has(beat)) },
    (where === 'sea' || where === 'ride') && ageRange === '3-4' && { ...rule('ground', 'grass, mud and gates at sea or on a train', OUT_OF_THE_HOUSE, NEVER, false), holds: onTheWay },
    stays && { ...rule('ground', 'a march in a plot at home, at school or in one town', OF_A_MARCH, ELSEWHERE), holds: isBack },
    where === 'house' && one && kinds[0] === 'house' && rule('ground', 'streets in a house', OF_STREETS, ELSEWHERE, false),
    where === 'house' && stays && { ...rule('ground', 'going out of the gate in a plot that stays in the house', OUT_OF_THE_HOUSE, NEVER, false), holds: isBack },
    where === 'school' && stays && ageRange === '3-4' && { ...rule('ground', 'going out of the gate, where it happens at school', OUT_OF_THE_HOUSE, NEVER, false), holds: (phase: Phase) => phase === 'introduction' || phase === 'development' },
    startsAway(premise) && where !== 'house' && ageRange === '3-4' && { ...rule('ground', 'past the clock and the coats, a long way from home', OF_ROOMS, NEVER, false), holds: (phase: Phase) => phase === 'development' },
    (where === 'house' || where === 'school') && stays && { ...rule('ground', 'rivers and mountains in a house or a school', OF_A_RIVER, ELSEWHERE), holds: isBack },
    RAIN_ASKED.test(customPrompt) && rule('weather', 'a dry day, where a family asked for rain', DRY_DAY, NEVER),
    (where === 'school' || (places.length > 0 && kinds[0] === 'school')) && { ...rule('ground', 'a kitchen, where it happens in class', OF_A_KITCHEN, ELSEWHERE), holds: (phase: Phase, beat: string) => phase === 'introduction' && (beat === 'spark' || beat === 'open') },
    where === 'ride' && { ...rule('ground', 'off the train or the bus', OFF_BOARD, ELSEWHERE), holds: (phase: Phase, beat: string) => phase !== 'introduction' || !OF_SOMEBODY.has(beat) },
    (where === 'far' || isRescue) && { ...rule('ground', 'doors and passers-by in the wilds', kinds.every((kind) => WILD.has(kind)) ? OF_ROOMS : OF_HOUSES, NEVER, false), holds: (phase: Phase, beat: string) => onTheWay(phase) && !/^(?:place2|sights|morePlaces)$/u.test(beat) },
    mayNotShout(premise) && { ...rule('ground', 'a shout, where a shout brings the snow down', OF_A_SHOUT, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'climax' && beat !== 'onset' },
    UNPEOPLED.has(premise) && { ...rule('ground', 'doors and passers-by where nobody has ever been', OF_PEOPLE, NEVER, false), holds: (phase: Phase, beat: string) => onTheWay(phase) && !/^(?:problem|setout|memory)/u.test(beat) },
    (!stays || (!isYoung && isComeBackTo(premise))) && places.length > 1 && /^(?:house|school|space)$/u.test(kinds[1] ?? '') && { ...rule('ground', 'a march to a room or to a station', OF_A_MARCH, ELSEWHERE), holds: (_: Phase, beat: string) => beat === 'place2' },
    !stays && /^(?:house|school|space)$/u.test(kinds[1] ?? '') && { ...rule('ground', 'a march over the boards of a room', OVER_A_GROUND, NEVER, false), whole: true, holds: (phase: Phase) => phase === 'development' },
    !natureOf(premise).includes('weight') && { ...rule('ground', 'sitting and falling where nothing has any weight', OF_WEIGHT, ELSEWHERE, false), holds: isOffTheGround },
    isKnownSpot({ premise, words }) && { ...rule('ground', 'a spot is found that was named in the beginning', FINDS_THE_SPOT, NEVER, false), whole: true, holds: (phase: Phase, beat: string) => phase === 'development' && beat === 'resolve' },
    crisis === 'crowd' && { ...rule('ground', 'nobody there, in front of a crowd', OF_NOBODY, ELSEWHERE, false), holds: isBeforeACrowd },
    isAwaited(premise) && { ...rule('ground', 'nobody there, where somebody waits', OF_NOBODY, ELSEWHERE, false), holds: isBeforeACrowd },
    isAwaited(premise) && { ...rule('ground', 'nobody ever there, where somebody waits', UNVISITED, NEVER, false), holds: isBeforeACrowd },
    who !== undefined && HUGE.test(who.appearance.height ?? '') && rule('body', 'a huge hero in a cupboard', OF_A_TIGHT_PLACE, COMPARED),
    isOldest && who !== undefined && !kindOf(who.type, who.gender === 'male').human && rule('body', 'a childhood among people, of one that had none', OF_THE_BORN, LIKENED),
    // The oldest always have people with them besides (`companyFor`).
    !isOldest && characters.length < 2 && words.crew !== undefined && !isOfChildren(words.crew) && { ...rule('body', 'hands and words of a crew that has none', OF_A_CREW, NEVER, false), holds: (phase: Phase, beat: string) => phase !== 'introduction' && !isWithGuests(beat) },
    ageRange === '3-4' && ABOUT_THE_CAT.has(premise) && { ...rule('ground', 'another cat, where the cat is what it is about', /\bcats?\b/iu, NEVER, false), holds: (phase: Phase) => phase === 'introduction' || phase === 'development' },
    isOldest && isNew && { ...rule('time', 'a whole life where somebody has just moved', OF_A_NATIVE, NEVER), holds: everywhere },
  ];
  return [...rules.filter((one) => one !== false), ...trialRules(crisis, ageRange), ...weatherRules(places, premise, isAloft && kinds.includes('space'), words.weather)];
}

/** “It should rain all day.” */
const RAIN_ASKED = /\b(?:should|must|has to|have to|let it|make it|it is|it[’']s|always|keeps on) rain(?:s|ing|y)?\b|\brainy day\b|\brain all day\b/iu;
const DRY_DAY = /\bthe rain (?:had |has )?(?:just )?stopped\b|\b(?:long|hot|sunny) and (?:warm|dry)\b|\bin the sun\b|\bsunny\b|\bsunshine\b|\bthe sun (?:shone|was)\b/iu;

/** What somebody is like holds on every day, and not only on board. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(['hero', 'friend', 'foil', 'bond', 'habit']);

/** Told of the places that they come through. */
const OF_PLACES: ReadonlySet<string> = new Set(['place2', 'sights', 'morePlaces']);

const OF_A_SHOUT = /\b(?:shout\w*|sang|sings?|singing|growl\w*|yell\w*|bellow\w*|roar\w*|hummed|cheer(?:ed|ing|s))\b/iu;

/** What only stands where people live; such words alone would take every “door” for one. */
const OF_ROOMS = /\{(?:houses|rooms)\}/u;
const OF_HOUSES = /\{houses\}/u;
/** A road that is walked on what the place they go to has underfoot, or in sight of what one sees from it. */
const OVER_A_GROUND = /\{march\}.*\{(?:ground|far)\}/su;
/** Where they land on ground without a house or a neighbour, whatever place they come from. */
const UNPEOPLED: ReadonlySet<string> = new Set(['Footsteps on a New Moon']);
const OF_PEOPLE = /\{(?:houses|rooms|daylight)\}/u;
const HUGE = /^(?:huge|giant|gigantic|enormous|towering|house-sized|tower-high|tree-high)\b/iu;
/** Where they stand among the trees as soon as they set about it. */
const DEEP_IN: ReadonlySet<string> = new Set(['The Sleeping Forest']);
const WILD: ReadonlySet<string> = new Set(['desert', 'cave', 'fire', 'mountain', 'forest', 'winter']);

/** How many words of earth a plot may have that can happen anywhere. */
const FEW = 1;

const ofEarth = new Map<string, boolean>();

/** Looked up once for each plot. */
function isOfEarth(theme: string): boolean {
  const is = ofEarth.get(theme) ?? new Set([...textsOf(theme).join(' ').matchAll(new RegExp(OF_EARTH.source, 'giu'))].map(([word]) => word.toLowerCase())).size > FEW;
  ofEarth.set(theme, is);
  return is;
}

/** On a lap there is one cat, and in these it is not at home with them. */
const ABOUT_THE_CAT: ReadonlySet<string> = new Set(['The Attic with Too Many Steps', 'The Invisible Pants']);

export const isAboutTheCat = (premise: string): boolean => ABOUT_THE_CAT.has(premise);
