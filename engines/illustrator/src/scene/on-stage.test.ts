import { expect, test } from 'vitest';
import { kofi, maya, olive, rusty } from '../testing/families.ts';
import { whoIsOnStage } from './on-stage.ts';

const cast = [maya, kofi, rusty, olive];
const onStage = (text: string, before = ''): string[] => whoIsOnStage(text, before, cast).map(({ name }) => name);

test('those are there whom the words mean, and the whole cast where they mean nobody', () => {
  expect(onStage('Kofi met Maya.')).toEqual(['Kofi', 'Maya']);
  expect(onStage('The sun rose.')).toEqual(['Maya', 'Kofi', 'Rusty', 'Olive']);
});

test('they all are those who are named, and then the others', () => {
  expect(onStage('Rusty found it, and they all danced.')).toEqual(['Rusty', 'Maya', 'Kofi', 'Olive']);
  expect(onStage('Rusty said, “They all danced.”')).toEqual(['Rusty']);
});

test.each([
  'Rusty blew a little flame and lit the candle. Everyone gasped in surprise.',
  'The four friends sat around the campfire. Rusty told a story.',
  'All four friends cheered when Rusty came.',
  'Rusty barked, and everybody turned round.',
  'Rusty hugged them all.',
  'The whole family sat down to eat. Rusty laughed.',
])('words for all bring the whole cast: %s', (text) => {
  expect(onStage(text).toSorted()).toEqual(['Kofi', 'Maya', 'Olive', 'Rusty']);
});

test.each([
  ['Rusty waited until everyone was asleep.', ['Rusty']],
  ['“Everyone is here,” said Rusty.', ['Rusty']],
  ['Rusty was not like everyone else.', ['Rusty']],
  ['Everyone in the street knew Rusty.', ['Rusty']],
  ['The market was full of people. Everybody stared at Rusty.', ['Rusty']],
])('everybody of a crowd, and whoever is elsewhere, is not the cast: %s', (text, who) => {
  expect(onStage(text)).toEqual(who);
});

test('whose fur is stroked is there, and whose hat is worn need not be', () => {
  expect(onStage('Maya stroked Rusty’s fur.')).toEqual(['Maya', 'Rusty']);
  expect(onStage('Maya wore Rusty’s hat.')).toEqual(['Maya']);
});

test('when the others had gone only those are there who are named from then on', () => {
  expect(onStage('Maya and Kofi sang. When the others had gone, Kofi stayed behind.')).toEqual(['Kofi']);
});

test('more than five are too many for a picture', () => {
  const many = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Flo'].map((name) => ({ ...maya, id: name, name }));
  expect(whoIsOnStage('The sun rose.', '', many)).toHaveLength(5);
});
