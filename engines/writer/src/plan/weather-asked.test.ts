// Weather that a family asked for is not told once and forgotten: it goes on, it makes the trial harder, and something becomes of it.
import { expect, it } from 'vitest';
import type { AgeRange, Wish } from '../brief.ts';
import { WEATHERS } from '../lexicon/weathers.ts';
import { askedBrief, textIn } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { weatherAsked } from './weather-asked.ts';
import { weatherRules } from './weather-rules.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
/** Is one of the ways of a line told? By how each begins. */
const tells = (text: string, line = ''): boolean => line.replace(/^\[|\]$/gu, '').split('|').some((way) => text.toLowerCase().includes((way.split(/[.!?,;]/u)[0] ?? '').toLowerCase()));

it.each(AGES.flatMap((age) => ([['a snowy day', 'snow'], ['They walk in the rain', 'rain'], ['It is a very windy day', 'wind'], ['It should rain all day', 'rain']] as const).map(([prompt, id]) => [age, prompt, id] as const)))('%s: %s', (age, customPrompt, id) => {
  const told = tellWhole(askedBrief(age, { customPrompt }));
  const { goesOn, matters, ends } = WEATHERS[id] ?? {};
  const at = age === '3-4' ? 0 : 1;
  expect(tells(textIn(told, 'development'), goesOn?.[at])).toBe(true);
  expect([tells(textIn(told, 'climax'), matters?.[at]), tells(textIn(told, 'resolution'), ends?.[at])].filter(Boolean).length).toBeGreaterThan(age === '3-4' ? 0 : 1);
  expect(told.flatMap(({ written }) => written.notFollowed)).toEqual([]);
});

it('what only has the name of weather is none', () => {
  const wish = (kind: Wish['kind'], words: string): Wish => ({ kind, words, head: words.split(' ').at(-1) ?? '', from: 'prompt', phase: 'introduction' });
  for (const one of [wish('newcomer', 'a snow leopard'), wish('object', 'a pair of rain boots'), wish('object', 'a snowman'), wish('fact', 'The Snow Queen was angry'), wish('fear', 'the rain')]) expect(weatherAsked([one]), one.words).toBeUndefined();
  expect(weatherAsked([{ ...wish('happening', 'It rained'), asked: 'surprise' }])).toBeUndefined();
});

it('where it snows all day no scene is told of rain or of bees, if there is any other', () => {
  const rules = weatherRules([], 'The Lost Lantern', false, 'snow');
  const isOut = (text: string): boolean => rules.some(({ words }) => words.test(text));
  expect(isOut('It was raining.')).toBe(true);
  expect(isOut('A bee sat on it.') || isOut('Two bees sat on it.')).toBe(true);
  expect(isOut('They sat down on a stone.')).toBe(false);
  expect(weatherRules([], 'The Lost Lantern', false)).toEqual([]);
});
