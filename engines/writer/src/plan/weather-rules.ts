// Weather that a story cannot have: another sky than its place has, or what its plot is missing.

import type { Phase } from '../brief.ts';
import { COMPARED, DAMP, MOONLIGHT, NOT_HERE, OPEN_SKY, RAIN, SNOW, SUMMER, SUN } from './out-of-place-words.ts';
import { AT_HOME_AGAIN, rule, type Rule, type Told } from './rule.ts';

/** @param isOnAStation it is told in space */
export function weatherRules(places: Told['places'], premise: string, isOnAStation: boolean, asked = ''): Rule[] {
  const lacking = LACKING[premise];
  const climates = places.map(({ climate = '' }) => climate);
  return [
    ...(lacking ? [rule('weather', 'what the plot is missing', lacking, COMPARED, false)] : []),
    ...(AGAINST[asked] ?? []).map((words) => rule('weather', 'another weather than a family asked for', words, NOT_HERE)),
    ...(isOnAStation ? [rule('weather', 'rain or snow on a station', RAIN_OR_SNOW, NOT_HERE)] : []),
    ...CLIMATE.filter(([climate]) => climate.test(climates[0] ?? '')).flatMap(([climate, against, why]) => against.map((words) => {
      const everyday = rule('weather', why, words, NOT_HERE);
      // Where the second place has another sky only what is told at home is told under the first: the first part, and the end of the last.
      return climates.every((own) => climate.test(own)) ? everyday : { ...everyday, holds: (phase: Phase, beat: string) => (phase === 'introduction' && everyday.holds(phase, beat)) || (phase === 'resolution' && AT_HOME_AGAIN.has(beat)) };
    })),
  ];
}

const RAIN_OR_SNOW = new RegExp(`${RAIN.source}|${SNOW.source}`, 'iu');

/** What cannot be at the same time as the weather that was asked for (`lexicon/weathers.ts`). */
const AGAINST: Readonly<Record<string, readonly RegExp[]>> = { snow: [RAIN, SUMMER, SUN], rain: [SUN, SNOW], sun: [RAIN, SNOW], cold: [SUMMER, RAIN], fog: [SUN] };

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

/** Would it tell of what a plot is missing? */
export const isMissing = (premise: string, text: string): boolean => LACKING[premise]?.test(text) ?? false;

const CLIMATE: readonly [RegExp, readonly RegExp[], string][] = [
  [/hot and dry/iu, [RAIN, SNOW, DAMP], 'rain, snow or mist where it is hot and dry'],
  [/starry and still/iu, [RAIN, SNOW], 'rain or snow where it is starry and still'],
  [/deep winter snow/iu, [RAIN, NOT_IN_SNOW], 'summer or rain in deep winter'],
  [/everlasting twilight/iu, [SUN], 'the sun in everlasting twilight'],
  [/underwater/iu, [RAIN, SNOW, OPEN_SKY], 'weather under water'],
  [/mild and sunny/iu, [SNOW], 'snow where it is mild and sunny'],
];
