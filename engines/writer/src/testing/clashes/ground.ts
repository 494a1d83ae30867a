// Cows in space, streets under water, and a march through one house.

import { UNDER_WATER, placeWords } from '../../plan/choose.ts';
import { landscapeOf } from '../../lexicon/landscapes.ts';
import type { Premise } from '../../premises/premise.ts';
import { isNear, whenAndWhere } from '../../premises/when-and-where.ts';
import { clash, isOfThePlot, ownWords } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldStory } from './told-story.ts';

const OF_EARTH = anyOf(
  'roads?', 'hedges?', 'barns?', 'cows?', 'horses?', 'sheep', 'goats?', 'hens?', 'geese', 'goose', 'carts?', 'rain(?:ed|ing|y)?', 'drizzl\\w+', 'puddles?', 'lea(?:f|ves)(?! (?:me|him|her|it|us|them|you))', 'bridges?', 'street corners?', 'plums?', 'apple trees?',
  'streets?', 'lanes?', 'inns?', 'trees?', 'orchards?', 'fields?', 'meadows?', 'grass', 'rivers?', 'streams?', 'ponds?', 'mud(?:dy)?', 'snow(?:ed|ing|flakes?)?', 'hay', 'bus stops?', 'omnibus', 'trains?', 'villages?', 'milestones?', 'ditch(?:es)?', 'nettles?', 'brambles?',
  'thrush', 'robin', 'sparrows?', 'swallows?', 'crows?', 'gulls?', 'heron', 'frogs?', 'snails?', 'bees', 'worms?', 'pavements?', 'cobbles', 'market square', 'the square', 'church', 'bicycles?', 'signposts?', 'gates?posts?', 'garden walls?', 'scarecrow', 'ferry\\w*', 'mill', 'priest', 'vicar',
);
const OF_DRY_LAND = anyOf('tents?', 'camp\\s?fires?', 'match(?:es)?', 'candles?', 'dust(?:y)?', 'kettles?', 'umbrellas?', 'towels?', 'soaked', 'dripping', 'wet (?:through|feet|hair)', 'got wet', 'to dry', 'smoke', 'bonfire', 'lit the', 'a fire', 'lantern flame');
const OF_THE_LAND = anyOf('roads?', 'hedges?', 'barns?', 'cows?', 'carts?', 'streets?', 'lanes?', 'inns?', 'orchards?', 'fields?', 'meadows?', 'villages?', 'milestones?', 'ditch(?:es)?', 'bus stops?', 'trains?', 'pavements?', 'cobbles', 'signposts?', 'scarecrow', 'crossroads', 'bicycles?', 'haystacks?', 'stiles?');
const OF_A_MARCH = anyOf(
  'the march(?:es)?', 'marched (?:on|for|all)', 'camp(?:ed|ing)?', 'camp fires?', 'campfires?', 'tents?', 'turned aside', '(?:the|an|at an) inns?', 'inn-?keeper', 'miles', 'days? of walking', 'milestones?', 'signposts?', 'travellers?',
  'crossroads', 'the journey', 'travelled', 'packs?(?= on| off|s on| down)', 'rucksacks?', 'bedrolls?', 'the road ahead', 'footsore', 'bivouac', 'foreign parts', 'toll', 'ferry\\w*', 'stranded travellers', 'pass(?:ed)? through villages?', 'haystacks?', 'barns?', 'stiles?',
);
const OF_STREETS = anyOf('the road', 'streets?', 'roads?', 'lanes?', 'alleys?', 'market square', 'the square', 'street corners?', 'crossroads', 'pavements?');

/** Where somebody was once, or what a thing is like, is not where they are. */
const ELSEWHERE = /\b(?:like|as if|as though|once|had been|used to|would have|at home|remember\w*|somewhere else|no (?:more|longer)|never|as (?:\w+ )?as|kind of|sort of|than|on earth|down there|no use|nobody’s|words?)\b/iu;

export function groundClashes(story: ToldStory, premise: Premise, plot: ReadonlySet<string>): Clash[] {
  const { brief, plan } = story;
  const kinds = [...brief.places.map((place) => landscapeOf(placeWords(place)).id), ...(brief.places.length === 0 ? [plan.words.landscape ?? ''] : [])];
  const isWet = brief.places.some((place) => UNDER_WATER.test(placeWords(place))) || whenAndWhere(premise.theme).where === 'depths';
  const where = whenAndWhere(premise.theme).where;
  const isAloft = kinds.every((kind) => kind === 'space' || kind === 'sky') || where === 'space';
  const isAtSea = where === 'sea' && brief.places.length < 2;
  const isRoom = where === 'house' && brief.places.length < 2 && kinds[0] === 'house';
  const tests: [RegExp, string][] = [
    ...(isAloft ? [[OF_EARTH, 'earth in space or in the sky'] as [RegExp, string]] : []),
    ...(isWet ? [[OF_EARTH, 'earth under water'], [OF_DRY_LAND, 'fire and dust under water']] as [RegExp, string][] : []),
    ...(isAtSea ? [[OF_THE_LAND, 'roads at sea'] as [RegExp, string]] : []),
    ...(isNear(premise.theme) && brief.places.length < 2 ? [[OF_A_MARCH, 'a march in a plot at home, at school or in one town'] as [RegExp, string]] : []),
    ...(isRoom ? [[OF_STREETS, 'streets in a house'] as [RegExp, string]] : []),
  ];
  if (tests.length === 0) return [];
  const own = ownWords(story, premise);
  return story.paragraphs.flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => {
    if (isOfThePlot(sentence, plot) || ELSEWHERE.test(sentence.bare)) return [];
    const [found] = tests.flatMap(([test, why]) => {
      const word = test.exec(sentence.bare)?.[0];
      return word === undefined || word.toLowerCase().split(' ').some((one) => own.has(one)) ? [] : [{ why, word }];
    });
    return found ? [clash('ground', found.why, found.word, sentence, paragraph, story)] : [];
  }));
}

function anyOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu');
}
