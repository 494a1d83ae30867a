// Where a story is at home that nobody chose a place for.
import { expect, test } from 'vitest';
import { diceFrom } from '../dice.ts';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from './cast.ts';
import { planStory } from './choose.ts';

const homesOf = (name: string): Set<string | undefined> => {
  const brief = { ...askedBrief('3-4', { theme: { category: 'Exploration', name } }), places: [] };
  return new Set(Array.from({ length: 40 }, (_, n) => planStory(brief, castStory(brief), [], diceFrom(`home-${n}`)).words.landscape));
};

test('no jungle hums at an outpost in space, and a new moon does', () => {
  expect(homesOf('The Jungle That Hums')).not.toContain('space');
  expect(homesOf('The Jungle That Hums').size).toBeGreaterThan(1);
  expect(homesOf('Footsteps on a New Moon')).toContain('space');
});

test('where the island has gone nobody lives on an island', () => {
  const brief = { ...askedBrief('3-4', { theme: { category: 'Adventure', name: 'The Island That Moves' } }), places: [] };
  const homes = Array.from({ length: 40 }, (_, n) => planStory(brief, castStory(brief), [], diceFrom(`isle-${n}`)).words.home ?? '');
  expect(new Set(homes).size).toBeGreaterThan(1);
  expect(homes.filter((home) => /island/iu.test(home))).toEqual([]);
});

test('a seed in the sidewalk lies in a town, whose category has none', () => {
  expect([...homesOf('The Seed in the Sidewalk')]).toEqual(['town']);
  expect(homesOf('The Oldest Tree in the Valley')).not.toContain('town');
});

test('who is a long way from home when it begins is not told of as surprised at home', () => {
  const brief = { ...askedBrief('5-8', { theme: { category: 'Adventure', name: 'The Long Way Home' } }), places: [] };
  expect(new Set(Array.from({ length: 20 }, (_, n) => planStory(brief, castStory(brief), [], diceFrom(`shape-${n}`)).words.shape))).toEqual(new Set(['calm']));
});
