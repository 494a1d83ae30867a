// Rain in a story about no rain, snow in the desert, and weather indoors.

import { landscapeOf } from '../../lexicon/landscapes.ts';
import { placeWords } from '../../plan/choose.ts';
import type { Premise } from '../../premises/premise.ts';
import { clash, isOfThePlot, ownWords } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldStory } from './told-story.ts';

const RAIN = /\b(?:rain(?:ed|ing|s|y|drops?)?|drizzl\w+|puddles?|umbrellas?|downpour|soaked|wet through|dripping|muddy|mud)\b/iu;
const SNOW = /\b(?:snow(?:ed|ing|y|flakes?|ball)?|ice|icicles?|frost(?:y)?|froze|frozen|freezing)\b/iu;
const SUN = /\b(?:sun(?:ny|shine|light|set|rise)?|in the sun|noon|warm afternoon)\b/iu;
const MOON = /\b(?:moonlight|moonlit)\b/iu;
const DAMP = /\b(?:damp|dew|mist|fog(?:gy)?)\b/iu;

/** What is missing in a plot must not lie about in it. */
const LACKING: Readonly<Record<string, RegExp>> = {
  'The Rain That Came Late': RAIN, 'Who Stole the Moonlight': MOON, 'Where the River Begins': /\b(?:the river (?:ran|rushed|roared|flowed|carried)|ferry\w*|rowed|boats?|paddl\w+|a swim)\b/iu,
  'The Sleeping Forest': /\b(?:birds? (?:sang|called|flew)|birdsong|woodpecker)\b/iu, 'The Fox and the First Snow': /\b(?:flowers|bees?|butterfl\w+|hot day|in the heat|picnic)\b/iu,
  'The City Beneath the Ice': /\b(?:butterfl\w+|bees?|flowers?|hot (?:day|sun)|apple blossom)\b/iu, 'The Avalanche Patrol': /\b(?:butterfl\w+|bees?|flowers?|picnic|hot day)\b/iu,
};

const CLIMATE: readonly [RegExp, readonly RegExp[], string][] = [
  [/hot and dry/iu, [RAIN, SNOW, DAMP], 'rain, snow or mist where it is hot and dry'],
  [/starry and still/iu, [RAIN, SNOW], 'rain or snow where it is starry and still'],
  [/deep winter snow/iu, [RAIN, /\b(?:butterfl\w+|bees?|hot day|in the heat|barefoot|apple blossom|cherries|plums)\b/iu], 'summer or rain in deep winter'],
  [/everlasting twilight/iu, [SUN], 'the sun in everlasting twilight'],
  [/underwater/iu, [RAIN, SNOW, /\b(?:the wind|a breeze|the sky)\b/iu], 'weather under water'],
  [/mild and sunny/iu, [SNOW], 'snow where it is mild and sunny'],
];

const ELSEWHERE = /\b(?:like|as if|as though|once|had been|used to|would have|remember\w*|never|as (?:\w+ )?as|kind of|than|if it|no|not|without|years?|had|before)\b/iu;

export function weatherClashes(story: ToldStory, premise: Premise, plot: ReadonlySet<string>): Clash[] {
  const { brief, plan } = story;
  const tests: [RegExp, string][] = [];
  const lacking = LACKING[premise.theme];
  if (lacking) tests.push([lacking, 'what the plot is missing']);
  const climates = brief.places.map(({ climate = '' }) => climate);
  // Of two places it is enough that one has such weather.
  for (const [climate, against, why] of CLIMATE) if (climates.length > 0 && climates.every((own) => climate.test(own))) for (const test of against) tests.push([test, why]);
  const inside = brief.places.length === 1 && landscapeOf(placeWords(brief.places[0] ?? { id: '', name: '', type: '', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] })).id === 'space';
  if (inside || (brief.places.length === 0 && plan.words.landscape === 'space')) tests.push([RAIN, 'rain on a station'], [SNOW, 'snow on a station']);
  if (tests.length === 0) return [];
  const own = ownWords(story, premise);
  return story.paragraphs.flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => {
    if (isOfThePlot(sentence, plot) || ELSEWHERE.test(sentence.bare) || /^(?:prize|after|home|table|night|image|telling|treasure|wonder)$/u.test(paragraph.beat)) return [];
    const [found] = tests.flatMap(([test, why]) => {
      const word = test.exec(sentence.bare)?.[0];
      return word === undefined || (why !== 'what the plot is missing' && own.has(word.toLowerCase())) ? [] : [{ why, word }];
    });
    return found ? [clash('weather', found.why, found.word, sentence, paragraph, story)] : [];
  }));
}
