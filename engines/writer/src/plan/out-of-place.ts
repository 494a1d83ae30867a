// Which words are out of place in a story, and in which of its paragraphs: another day in a plot of one afternoon, a barn in orbit, the hat of a penguin.

import type { Phase, StoryBrief, StoryPlan } from '../brief.ts';
import { isOfChildren } from '../lexicon/crews.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { detourOf } from '../premises/detours.ts';
import { natureOf } from '../premises/nature-of.ts';
import { endsAtHome, isAwaited, isOfOneDay, startsAway, takesLong } from '../premises/suits.ts';
import { textsOf } from '../premises/texts-of.ts';
import { isNear, isUnderARoof, whenAndWhere } from '../premises/when-and-where.ts';
import { plainWords, sentencesOf } from '../tell/measure.ts';
import { trialRules } from './in-the-trial.ts';
import { FINDS_THE_SPOT, isKnownSpot } from './known-spot.ts';
import { isIn } from './looked-through.ts';
import {
  LIVES_HERE, AFTER_MORNING, ANOTHER_DAY, AT_NIGHT, BY_DAY, COMPARED, DAMP, ELSEWHERE, MOONLIGHT, MOVED, NOT_HERE, OF_A_CREW, OF_A_KITCHEN, OF_A_MARCH, OF_A_NATIVE, OF_A_RIVER, OF_A_TIGHT_PLACE, OF_A_WALK, OF_DRY_LAND, OF_EARTH, OF_NOBODY, OF_STREETS, OF_WEIGHT, OUT_OF_THE_HOUSE, OF_THE_BORN, JUST_IN_TIME, SAME_EVENING, AT_HOME_ONLY, OF_THE_LAND, OFF_BOARD, OPEN_SKY, RAIN, SNOW, SUMMER,
  SUN, UNVISITED, USUALLY,
} from './out-of-place-words.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';

export type Clash = 'time' | 'ground' | 'weather' | 'body' | 'trial';

export interface Rule {
  is: Clash;
  /** What is wrong, in a few words. */
  why: string;
  words: RegExp;
  /** A sentence with one of these is about something else. */
  unless: RegExp;
  /** What the family or the plot itself speaks of may stand there. */
  mayOwn: boolean;
  /** In which paragraphs it counts. */
  holds(phase: Phase, beat: string): boolean;
  /** Looks at the scene as one, and not at each sentence. */
  whole?: boolean;
}

type Told = Pick<StoryBrief, 'places' | 'characters' | 'customPrompt' | 'theme' | 'ageRange'>;
type Plot = Pick<StoryPlan, 'premise' | 'words' | 'crisis' | 'hero'>;

/** Before the plot begins any day may be told of, and after it is over as well. */
const BEFORE = new Set(['open', 'place', 'sights', 'hero', 'friend', 'foil', 'habit', 'bond', 'day', 'cameo', 'midst', 'wish', 'memory']);
const BEHIND = new Set(['after', 'home', 'table', 'telling', 'night', 'image', 'treasure', 'wonder', 'pay', 'pay2', 'mend', 'company', 'thread', 'cameo', 'foil', 'wish', 'theirs']);
const OF_ANY_TIME = new Set(['memory', 'wish', 'meet', 'meet2']);
const WELCOMES = new Set(['home', 'table', 'night', 'telling', 'mend', 'company']);
const AT_HOME_AGAIN = new Set(['home', 'table', 'telling', 'night', 'treasure', 'image']);
const WHEN_DRY = new Set(['prize', 'after', 'home', 'table', 'night', 'image', 'telling', 'treasure', 'wonder']);

/** Is this paragraph told of the one day that the plot takes? */
export const isUnderWay = (phase: Phase, beat: string): boolean => !(phase === 'introduction' ? BEFORE : phase === 'resolution' ? BEHIND : OF_ANY_TIME).has(beat);

/** After the prize what was missing is there again. */
const isDryYet = (_: Phase, beat: string): boolean => !WHEN_DRY.has(beat);

/** Where they come to it, and nobody has come yet. */
const BEFORE_A_CROWD = new Set(['arrive', 'hush', 'onset', 'resolve']);
const isBeforeACrowd = (phase: Phase, beat: string): boolean => phase !== 'introduction' && BEFORE_A_CROWD.has(beat);

/** Where others are met, who have hands and words. */
const isWithGuests = (beat: string): boolean => /^(?:meet|pay|trail|theirs|cameo|lent|thread|wish|newWish|foil|place2|morePlaces)/u.test(beat);

/** What comes down again comes down with the prize. */
const isOffTheGround = (phase: Phase, beat: string): boolean => (phase === 'resolution' ? beat === 'solve' : isUnderWay(phase, beat));

const everywhere = (): boolean => true;
/** Between home and home. */
const onTheWay = (phase: Phase): boolean => phase === 'development' || phase === 'climax';
const HOLDS: Readonly<Record<Exclude<Clash, 'trial'>, Rule['holds']>> = { time: isUnderWay, weather: isDryYet, ground: everywhere, body: everywhere };

export function rulesFor(told: Told, plot: Plot): Rule[] {
  const rules = rulesOf(told, plot);
  const ofPlot = new Set(rulesOf({ ...told, places: [], characters: [], customPrompt: '' }, { ...plot, words: {} }).map(({ why }) => why));
  // The scenes of a plot's own were written beside it, and know what it says: a day before, the rain that is missing, a ferry in its town.
  return rules.map((one) => (ofPlot.has(one.why) ? { ...one, holds: (phase, beat) => !/^(?:trail|theirs)/u.test(beat) && one.holds(phase, beat) } : one));
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
  // And who has to be back in a house or a class goes there and back at any age.
  const stays = isNear(premise) && (one || where === 'ride' || isYoung || isUnderARoof(premise));
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
    takesLong(premise) && { ...rule('time', 'the evening of that day, where what came of it took a night or weeks', SAME_EVENING, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'resolution' && BEHIND.has(beat) && !/^(?:image|wish|thread)$/u.test(beat) },
    takesLong(premise) && { ...rule('time', 'in time for a feast, where what came of it took a night or weeks', JUST_IN_TIME, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'resolution' && beat === 'thread' },
    isWet && rule('ground', 'earth under water', OF_EARTH, ELSEWHERE),
    isWet && rule('ground', 'fire and dust under water', OF_DRY_LAND, ELSEWHERE),
    where === 'sea' && (one || isYoung) && { ...rule('ground', 'roads at sea', OF_THE_LAND, ELSEWHERE), holds: (phase: Phase, beat: string) => one || (onTheWay(phase) && !OF_PLACES.has(beat)) },
    where === 'sea' && ageRange === '3-4' && { ...rule('ground', 'grass, mud and gates at sea', OUT_OF_THE_HOUSE, NEVER, false), holds: onTheWay },
    stays && { ...rule('ground', 'a march in a plot at home, at school or in one town', OF_A_MARCH, ELSEWHERE), holds: isBack },
    where === 'house' && one && kinds[0] === 'house' && rule('ground', 'streets in a house', OF_STREETS, ELSEWHERE, false),
    where === 'house' && stays && { ...rule('ground', 'going out of the gate in a plot that stays in the house', OUT_OF_THE_HOUSE, NEVER, false), holds: isBack },
    (where === 'house' || where === 'school') && stays && { ...rule('ground', 'rivers and mountains in a house or a school', OF_A_RIVER, ELSEWHERE), holds: isBack },
    where === 'school' && { ...rule('ground', 'a kitchen, where it happens in class', OF_A_KITCHEN, ELSEWHERE), holds: (phase: Phase, beat: string) => phase === 'introduction' && beat === 'spark' },
    where === 'ride' && rule('ground', 'off the train or the bus', OFF_BOARD, ELSEWHERE),
    where === 'far' && { ...rule('ground', 'doors and passers-by in the wilds', kinds.every((kind) => WILD.has(kind)) ? OF_ROOMS : OF_HOUSES, NEVER, false), holds: (phase: Phase, beat: string) => onTheWay(phase) && !/^(?:place2|sights|morePlaces)$/u.test(beat) },
    premise === 'The Avalanche Patrol' && { ...rule('ground', 'a shout, where a shout brings the snow down', OF_A_SHOUT, NEVER, false), holds: (phase: Phase, beat: string) => phase === 'climax' && beat !== 'onset' },
    UNPEOPLED.has(premise) && { ...rule('ground', 'doors and passers-by where nobody has ever been', OF_PEOPLE, NEVER, false), holds: (phase: Phase, beat: string) => onTheWay(phase) && !/^(?:problem|setout|memory)/u.test(beat) },
    (!stays || isUnderARoof(premise)) && places.length > 1 && /^(?:house|school|space)$/u.test(kinds[1] ?? '') && { ...rule('ground', 'a march to a room or to a station', OF_A_MARCH, ELSEWHERE), holds: (_: Phase, beat: string) => beat === 'place2' },
    !stays && /^(?:house|school|space)$/u.test(kinds[1] ?? '') && { ...rule('ground', 'a march over the boards of a room', OVER_A_GROUND, NEVER, false), whole: true, holds: (phase: Phase) => phase === 'development' },
    !natureOf(premise).includes('weight') && { ...rule('ground', 'sitting and falling where nothing has any weight', OF_WEIGHT, ELSEWHERE, false), holds: isOffTheGround },
    isKnownSpot({ premise, words }) && { ...rule('ground', 'a spot is found that was named in the beginning', FINDS_THE_SPOT, NEVER, false), whole: true, holds: (phase: Phase, beat: string) => phase === 'development' && beat === 'resolve' },
    crisis === 'crowd' && { ...rule('ground', 'nobody there, in front of a crowd', OF_NOBODY, ELSEWHERE, false), holds: isBeforeACrowd },
    isAwaited(premise) && { ...rule('ground', 'nobody there, where somebody waits', OF_NOBODY, ELSEWHERE, false), holds: isBeforeACrowd },
    isAwaited(premise) && { ...rule('ground', 'nobody ever there, where somebody waits', UNVISITED, NEVER, false), holds: isBeforeACrowd },
    who !== undefined && HUGE.test(who.appearance.height ?? '') && rule('body', 'a huge hero in a cupboard', OF_A_TIGHT_PLACE, COMPARED),
    isOldest && who !== undefined && !kindOf(who.type, who.gender === 'male').human && rule('body', 'a childhood among people, of one that had none', OF_THE_BORN, NEVER),
    // The oldest always have people with them besides (`companyFor`).
    !isOldest && characters.length < 2 && words.crew !== undefined && !isOfChildren(words.crew) && { ...rule('body', 'hands and words of a crew that has none', OF_A_CREW, NEVER, false), holds: (phase: Phase, beat: string) => phase !== 'introduction' && !isWithGuests(beat) },
    isOldest && isNew && { ...rule('time', 'a whole life where somebody has just moved', OF_A_NATIVE, NEVER), holds: everywhere },
  ];
  const lacking = LACKING[premise];
  const climates = places.map(({ climate = '' }) => climate);
  return [
    ...rules.filter((one) => one !== false), ...trialRules(crisis, ageRange),
    ...(lacking ? [rule('weather', 'what the plot is missing', lacking, COMPARED, false)] : []),
    ...(ageRange === '3-4' && ABOUT_THE_CAT.has(premise) ? [{ ...rule('ground', 'another cat, where the cat is what it is about', /\bcats?\b/iu, NEVER, false), holds: (phase: Phase) => phase === 'introduction' || phase === 'development' }] : []),
    ...(isAloft && kinds.includes('space') ? [rule('weather', 'rain or snow on a station', RAIN_OR_SNOW, NOT_HERE)] : []),
    ...CLIMATE.filter(([climate]) => climate.test(climates[0] ?? '')).flatMap(([climate, against, why]) => against.map((words) => {
      const everyday = rule('weather', why, words, NOT_HERE);
      // Where the second place has another sky only what is told at home is told under the first: the first part, and the end of the last.
      return climates.every((own) => climate.test(own)) ? everyday : { ...everyday, holds: (phase: Phase, beat: string) => (phase === 'introduction' && everyday.holds(phase, beat)) || (phase === 'resolution' && AT_HOME_AGAIN.has(beat)) };
    })),
  ];
}

const rule = (is: keyof typeof HOLDS, why: string, words: RegExp, unless: RegExp, mayOwn = true): Rule => ({ is, why, words, unless, mayOwn, holds: HOLDS[is] });

const NEVER = /(?!)/u;

/** Told of the places that they come through. */
const OF_PLACES: ReadonlySet<string> = new Set(['place2', 'sights', 'morePlaces']);

const OF_A_SHOUT = /\b(?:shout\w*|sang|sings?|singing|growl\w*|yell\w*|bellow\w*|roar\w*|hummed)\b/iu;

/** What only stands where people live; such words alone would take every “door” for one. */
const OF_ROOMS = /\{(?:houses|rooms)\}/u;
const OF_HOUSES = /\{houses\}/u;
/** A road that is walked on what the place they go to has underfoot, or in sight of what one sees from it. */
const OVER_A_GROUND = /\{march\}.*\{(?:ground|far)\}/su;
/** Where they land on ground without a house or a neighbour, whatever place they come from. */
const UNPEOPLED: ReadonlySet<string> = new Set(['Footsteps on a New Moon']);
const OF_PEOPLE = /\{(?:houses|rooms|daylight)\}/u;
const HUGE = /^(?:huge|giant|gigantic|enormous|towering|house-sized|tower-high|tree-high)\b/iu;
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

const RAIN_OR_SNOW = new RegExp(`${RAIN.source}|${SNOW.source}`, 'iu');

/** Where it snows and freezes no summer is told, no rain, and no water that runs. */
const NOT_IN_SNOW = new RegExp(`${SUMMER.source}|\\b(?:raining|rained|drizzl\\w+|the river (?:went|ran) by|snails?|streams?|orchards?|beans|frogs?|worms?|wasps|(?:steep|long|warm|green) grass)\\b`, 'iu');

/** What is missing in a plot must not lie about in it. */
const LACKING: Readonly<Record<string, RegExp>> = {
  'The Desert of Glass': /\b(?:grass|snow\w*|frost\w*|rivers?|streams?|ponds?|puddles?|ferry\w*|rain(?:ed|ing)?|mud|plums)\b/iu, 'The Rain That Came Late': RAIN, 'Who Stole the Moonlight': MOONLIGHT, 'Where the River Begins': /\b(?:the river (?:ran|rushed|roared|flowed|carried)|ferry\w*|rowed|boats?|paddl\w+|a swim)\b/iu,
  // Nobody sees a view in it, and no bus runs.
  'Fog on Candle Street': /\{daylight\}|\b(?:the (?:bus|omnibus|tram) (?:came|went|stopped|passed)|her bus|prams?|bicycles?|in the sun|sunny|sunshine|the view|for miles|passers-by|saw (?:it |them |him |her )?(?:coming )?from (?:far|a long way))\b/iu,
  // Nobody has a biscuit over where the last cookie is fought for.
  'The Cookie with Two Halves': /\bbiscuits?\b/iu,
  'The Sleeping Forest': /\b(?:birds? (?:sang|called|flew|stopped)|birdsong|woodpeckers?|moths?|crows?|squirrels?|beetles?)\b/iu,
  // The van is packed, and has all of it.
  'Goodbye to the Old House': /\b(?:shelf|shelves|jugs?|dresser|sideboard|larder|pantry|drawers?|hooks?|under the table|hung a clock)\b/iu,
  'The Fox and the First Snow': NOT_IN_SNOW, 'A Winter for the Bears': NOT_IN_SNOW, 'The City Beneath the Ice': NOT_IN_SNOW, 'The Avalanche Patrol': NOT_IN_SNOW,
};

/** On a lap there is one cat, and in these it is not at home with them. */
const ABOUT_THE_CAT: ReadonlySet<string> = new Set(['The Attic with Too Many Steps', 'The Invisible Pants']);

export const isAboutTheCat = (premise: string): boolean => ABOUT_THE_CAT.has(premise);

const CLIMATE: readonly [RegExp, readonly RegExp[], string][] = [
  [/hot and dry/iu, [RAIN, SNOW, DAMP], 'rain, snow or mist where it is hot and dry'],
  [/starry and still/iu, [RAIN, SNOW], 'rain or snow where it is starry and still'],
  [/deep winter snow/iu, [RAIN, NOT_IN_SNOW], 'summer or rain in deep winter'],
  [/everlasting twilight/iu, [SUN], 'the sun in everlasting twilight'],
  [/underwater/iu, [RAIN, SNOW, OPEN_SKY], 'weather under water'],
  [/mild and sunny/iu, [SNOW], 'snow where it is mild and sunny'],
];

/** Names that the planner gives to its own choices: a story whose second thread is called “road” has no road in it. */
const OF_THE_PLANNER: ReadonlySet<string> = new Set(['subplot', 'shape']);

/** Words that the family or the plot itself brought in, each with and without its “s”: they may stand anywhere. */
export type OwnWords = Pick<ReadonlySet<string>, 'has'>;

export function ownWords({ characters, places, customPrompt = '', theme }: Told, { premise, words, crisis }: Plot): OwnWords {
  const detour = detourOf(words.detour);
  const texts = [
    ...characters.flatMap(({ name, type, magicalPower = '', appearance }) => [name, type, magicalPower, ...Object.values(appearance)]),
    ...places.flatMap(({ name, type, climate = '', dangers, magicalProperties, inhabitants, treasures }) => [name, type, climate, ...dangers, ...magicalProperties, ...inhabitants, ...treasures]),
    ...(detour ? [detour.attempt, detour.fail, detour.guess, ...Object.values(detour.small)] : []), ...Object.entries(words).flatMap(([key, word]) => (OF_THE_PLANNER.has(key) || word === undefined ? [] : word)), customPrompt, theme.name, crisis,
  ];
  const ofPlot = wordsOfPlot(premise);
  const ofFamily = new Set(inBothNumbers(texts.join(' ')));
  return { has: (word) => ofPlot.has(word) || ofFamily.has(word) };
}

const inBothNumbers = (text: string): string[] => plainWords(text.toLowerCase()).filter((word) => word.length > 2).flatMap((word) => [word, word.replace(/s$/u, ''), `${word}s`]);

const ofPlots = new Map<string, ReadonlySet<string>>();

function wordsOfPlot(premise: string): ReadonlySet<string> {
  const words = ofPlots.get(premise) ?? new Set(inBothNumbers(textsOf(premise).join(' ')));
  ofPlots.set(premise, words);
  return words;
}

/** Does a text of the material break one of these rules, whichever of its choices are taken? What is said aloud may be about anything. */
export function breaks(text: string, rules: readonly Rule[], own: OwnWords): boolean {
  const suspects = rules.filter(({ words }) => isIn(words, text));
  return suspects.some(({ whole }) => whole) || (suspects.length > 0 && sentencesOf(text).map(unquoted).some((sentence) => suspects.some((one) => offenceIn(sentence, one, own) !== undefined)));
}

const MARK = /\{(?:march|houses|rooms|days|daylight|sets-off)\}/gu;

/** Gates that are spelled like something of the earth: a place with lamps and neighbours in it may lie on the floor of the sea. */
const SPELLED_ALIKE = /\{(?:village|on-road)\}/gu;

export const unquoted = (sentence: string): string => sentence.replace(/“[^”]*”/gu, '“”').replace(SPELLED_ALIKE, '');

/** The word of a sentence that is out of place, if there is one. */
export function offenceIn(sentence: string, { words, unless, mayOwn }: Rule, own: OwnWords): string | undefined {
  // What a scene says of itself holds, whatever else its first sentence says.
  const mark = sentence.match(MARK)?.find((one) => words.test(one));
  if (mark !== undefined) return mark;
  if (!words.test(sentence) || unless.test(sentence)) return undefined;
  const all = sentence.matchAll(everyOne(words));
  return [...all].map(([word]) => word).find((word) => !mayOwn || !isOwn(word.toLowerCase().split(' ').at(-1) ?? '', own));
}

const everyOnes = new WeakMap<RegExp, RegExp>();

/** The same words, to be found one after another. */
function everyOne(words: RegExp): RegExp {
  const all = everyOnes.get(words) ?? new RegExp(words.source, 'giu');
  everyOnes.set(words, all);
  return all;
}

/** “Rained” where a family typed “it rains”. */
const isOwn = (word: string, own: OwnWords): boolean => own.has(word) || own.has(word.replace(/(?:ed|ing|y)$/u, ''));
