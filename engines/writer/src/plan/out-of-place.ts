// Which words are out of place in a story, and in which of its paragraphs: another day in a plot of one afternoon, a barn in orbit, the hat of a penguin.

import type { StoryBrief, StoryPlan, WriterCharacter } from '../brief.ts';
import { bodyOf } from '../lexicon/bodies.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { landscapeOf } from '../lexicon/landscapes.ts';
import {
  AFTER_MORNING, ANOTHER_DAY, AT_NIGHT, BY_DAY, COMPARED, DAMP, ELSEWHERE, MOONLIGHT, NOT_HERE, OF_A_BODY, OF_A_MARCH, OF_DRY_LAND, OF_EARTH, OF_STREETS, OF_THE_LAND, OPEN_SKY, RAIN, SNOW, SUMMER, SUN, USUALLY,
} from './out-of-place-words.ts';
import { premiseById } from '../premises/premises.ts';
import { isOfOneDay } from '../premises/suits.ts';
import { isNear, whenAndWhere } from '../premises/when-and-where.ts';
import { plainWords } from '../tell/measure.ts';
import { UNDER_WATER, placeWords } from './place-kind.ts';

export type Clash = 'time' | 'ground' | 'weather';

export interface Rule {
  is: Clash;
  /** What is wrong, in a few words. */
  why: string;
  words: RegExp;
  /** A sentence with one of these is about something else. */
  unless: RegExp;
  /** What the family or the plot itself speaks of may stand there. */
  mayOwn: boolean;
}

type Told = Pick<StoryBrief, 'phase' | 'places' | 'characters' | 'customPrompt' | 'theme'>;

/** Before the plot begins any day may be told of, and after it is over as well. */
const BEFORE = new Set(['open', 'place', 'sights', 'hero', 'friend', 'foil', 'habit', 'bond', 'day', 'cameo', 'midst', 'wish', 'memory']);
const BEHIND = new Set(['after', 'home', 'table', 'telling', 'night', 'image', 'treasure', 'wonder', 'pay', 'pay2', 'mend', 'company', 'thread', 'cameo', 'foil', 'wish']);
const OF_ANY_TIME = new Set(['memory', 'wish', 'meet', 'meet2']);
const WHEN_DRY = new Set(['prize', 'after', 'home', 'table', 'night', 'image', 'telling', 'treasure', 'wonder']);

/** Is this paragraph told of the one day that the plot takes? */
export const isUnderWay = (phase: StoryBrief['phase'], beat: string): boolean => !(phase === 'introduction' ? BEFORE : phase === 'resolution' ? BEHIND : OF_ANY_TIME).has(beat);

/** After the prize what was missing is there again. */
export const isDryYet = (beat: string): boolean => !WHEN_DRY.has(beat);

export function rulesFor({ places }: Told, { premise, words, crisis }: Pick<StoryPlan, 'premise' | 'words' | 'crisis'>): Rule[] {
  const { where, when } = whenAndWhere(premise);
  const kinds = places.length > 0 ? places.map((place) => landscapeOf(placeWords(place)).id) : [words.landscape ?? ''];
  const isWet = where === 'depths' || (places.some((place) => UNDER_WATER.test(placeWords(place))) && !isOfEarth(premise));
  // A plot of rivers and beavers brings its own earth along, wherever a family tells it.
  const isAloft = where === 'space' || (kinds.every((kind) => kind === 'space' || kind === 'sky') && !isOfEarth(premise));
  const one = places.length < 2;
  const rules: (Rule | false)[] = [
    isOfOneDay(premise) && rule('time', 'another day in a plot of one day', ANOTHER_DAY, USUALLY, false),
    (when === 'day' || when === 'morning') && crisis !== 'dark' && rule('time', 'night in a plot that happens by day', AT_NIGHT, USUALLY),
    when === 'night' && rule('time', 'daylight in a plot that happens at night', BY_DAY, USUALLY),
    when === 'morning' && rule('time', 'an hour that never comes', AFTER_MORNING, USUALLY),
    isAloft && rule('ground', 'earth in space or in the sky', OF_EARTH, ELSEWHERE),
    isWet && rule('ground', 'earth under water', OF_EARTH, ELSEWHERE),
    isWet && rule('ground', 'fire and dust under water', OF_DRY_LAND, ELSEWHERE),
    where === 'sea' && one && rule('ground', 'roads at sea', OF_THE_LAND, ELSEWHERE),
    isNear(premise) && one && rule('ground', 'a march in a plot at home, at school or in one town', OF_A_MARCH, ELSEWHERE),
    where === 'house' && one && kinds[0] === 'house' && rule('ground', 'streets in a house', OF_STREETS, ELSEWHERE),
  ];
  const lacking = LACKING[premise];
  const climates = places.map(({ climate = '' }) => climate);
  return [
    ...rules.filter((one) => one !== false),
    ...(lacking ? [rule('weather', 'what the plot is missing', lacking, COMPARED, false)] : []),
    ...(isAloft && kinds.includes('space') ? [rule('weather', 'rain or snow on a station', new RegExp(`${RAIN.source}|${SNOW.source}`, 'iu'), NOT_HERE)] : []),
    ...CLIMATE.filter(([climate]) => climates.length > 0 && climates.every((own) => climate.test(own))).flatMap(([, against, why]) => against.map((words) => rule('weather', why, words, NOT_HERE))),
  ];
}

const rule = (is: Clash, why: string, words: RegExp, unless: RegExp, mayOwn = true): Rule => ({ is, why, words, unless, mayOwn });

/** How many words of earth a plot may have that can happen anywhere. */
const FEW = 1;

function isOfEarth(theme: string): boolean {
  const { small, ...big } = premiseById(theme);
  const texts = Object.values({ ...big, ...small }).filter((one): one is string => typeof one === 'string').join(' ');
  return new Set([...texts.matchAll(new RegExp(OF_EARTH.source, 'giu'))].map(([word]) => word.toLowerCase())).size > FEW;
}

/** What is missing in a plot must not lie about in it. */
const LACKING: Readonly<Record<string, RegExp>> = {
  'The Rain That Came Late': RAIN, 'Who Stole the Moonlight': MOONLIGHT, 'Where the River Begins': /\b(?:the river (?:ran|rushed|roared|flowed|carried)|ferry\w*|rowed|boats?|paddl\w+|a swim)\b/iu,
  'The Sleeping Forest': /\b(?:birds? (?:sang|called|flew)|birdsong|woodpecker)\b/iu, 'The Fox and the First Snow': SUMMER, 'The City Beneath the Ice': SUMMER, 'The Avalanche Patrol': SUMMER,
};

const CLIMATE: readonly [RegExp, readonly RegExp[], string][] = [
  [/hot and dry/iu, [RAIN, SNOW, DAMP], 'rain, snow or mist where it is hot and dry'],
  [/starry and still/iu, [RAIN, SNOW], 'rain or snow where it is starry and still'],
  [/deep winter snow/iu, [RAIN, SUMMER], 'summer or rain in deep winter'],
  [/everlasting twilight/iu, [SUN], 'the sun in everlasting twilight'],
  [/underwater/iu, [RAIN, SNOW, OPEN_SKY], 'weather under water'],
  [/mild and sunny/iu, [SNOW], 'snow where it is mild and sunny'],
];

/** Words that the family or the plot itself brought in, each with and without its “s”: they may stand anywhere. */
export function ownWords({ characters, places, customPrompt = '', theme }: Told, { premise, words, crisis }: Pick<StoryPlan, 'premise' | 'words' | 'crisis'>): ReadonlySet<string> {
  const { small, ...big } = premiseById(premise);
  const texts = [
    ...characters.flatMap(({ name, type, magicalPower = '', appearance }) => [name, type, magicalPower, ...Object.values(appearance)]),
    ...places.flatMap(({ name, type, climate = '', dangers, magicalProperties, inhabitants, treasures }) => [name, type, climate, ...dangers, ...magicalProperties, ...inhabitants, ...treasures]),
    ...Object.values({ ...big, ...small }).filter((one): one is string => typeof one === 'string'), ...Object.values(words), customPrompt, theme.name, crisis,
  ];
  return new Set(plainWords(texts.join(' ').toLowerCase()).filter((word) => word.length > 2).flatMap((word) => [word, word.replace(/s$/u, ''), `${word}s`]));
}

/** The word of a sentence that is out of place, if there is one. */
export function offenceIn(sentence: string, { words, unless, mayOwn }: Rule, own: ReadonlySet<string>): string | undefined {
  if (!words.test(sentence) || unless.test(sentence)) return undefined;
  const all = sentence.matchAll(new RegExp(words.source, 'giu'));
  return [...all].map(([word]) => word).find((word) => !mayOwn || !own.has(word.toLowerCase().split(' ').at(-1) ?? ''));
}

/** What somebody has not, as words that follow “{his}” in the material; undefined where nothing is missing. */
export function missingOf({ type, gender, appearance }: WriterCharacter, ofWhat: 'body' | 'clothes'): string | undefined {
  const { without } = bodyOf(type, gender === 'male');
  const { human } = kindOf(type, gender === 'male');
  const wasBuilt = isNotOfFlesh(type) && !human;
  const parts = [...without.filter((part) => (part === 'clothed') === (ofWhat === 'clothes')).map((part) => OF_A_BODY[part]), ...(wasBuilt && ofWhat === 'body' ? [OF_A_BODY.flesh, OF_A_BODY.born] : [])].join('|');
  const drawn = new Set(Object.values(appearance).join(' ').toLowerCase().split(/[^\p{L}]+/u));
  const left = parts.split('|').filter((part) => part !== '' && !drawn.has(part.replace(/s\?$/u, '')) && !drawn.has(part.replace('?', '')));
  return left.length > 0 ? left.join('|') : undefined;
}

export const isNotOfFlesh = (type: string): boolean => /robot|artificial|machine|ghost|spirit|shadow|cloud|clockwork|walking tree|enchanted/iu.test(type);

const tests = new Map<string, RegExp>();

/** Finds in the material what the one in this letter has not: “{his} old hat”, “{F’s} fingers”. */
export function bodyTest(letter: string, who: WriterCharacter, ofWhat: 'body' | 'clothes'): RegExp | undefined {
  const parts = missingOf(who, ofWhat);
  if (parts === undefined) return undefined;
  const key = `${letter}/${parts}`;
  const owner = letter === 'H' ? 'H’s|[Hh]is|H\\.his' : `${letter}’s|${letter}\\.his`;
  const test = tests.get(key) ?? new RegExp(`\\{(?:${owner})\\} (?:(?!own\\b.*own)\\p{L}+,? ){0,2}?(?:${parts})(?![\\p{L}’])`, 'u');
  tests.set(key, test);
  return test;
}
