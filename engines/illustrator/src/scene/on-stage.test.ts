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

test('when the others had gone only those are there who are named from then on', () => {
  expect(onStage('Maya and Kofi sang. When the others had gone, Kofi stayed behind.')).toEqual(['Kofi']);
});

test('more than five are too many for a picture', () => {
  const many = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Flo'].map((name) => ({ ...maya, id: name, name }));
  expect(whoIsOnStage('The sun rose.', '', many)).toHaveLength(5);
});
