import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { ember, kofi, maya, pixel, place, rusty } from '../testing/families.ts';
import { mealTold } from './meal-told.ts';

const draw = (text: string, more: object = {}) => drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty], ...more });

test.each([
  ['They had supper together.', 'table'],
  ['Maya and Rusty ate pancakes.', 'table'],
  ['They ate round the table.', 'table'],
  ['They sat round the table and read.', undefined],
  ['Maya did not have breakfast.', undefined],
  ['Maya had a picnic basket.', undefined],
  ['Maya ate her words.', undefined],
])('%s', (text, meal) => {
  expect(mealTold(text, { ground: 'room' })).toBe(meal);
});

test('who eats together sits: on a blanket out of doors, at a table in a room', () => {
  expect(draw('Maya and Rusty had a picnic.', { place: place('Modern Settings', 'City Park') }).alt).toMatch(/are sitting in .*a picnic on a blanket/);
  expect(draw('Maya and Rusty had supper together.', { place: place('Residential', 'Warm Kitchen') }).alt).toMatch(/are sitting at a table in a warm kitchen.*a bowl, a loaf of bread/);
  expect(draw('Maya and Rusty had supper together.').alt).toContain('kitchen');
});

test('a family without names is father, mother and two children', () => {
  const { alt } = draw('A family has a picnic on a meadow.', { cast: [] });
  for (const one of ['boy', 'girl', 'man', 'woman']) expect(alt).toMatch(new RegExp(`^[^.]*\\ba ${one}\\b[^.]* are sitting`, 'i'));
});

test('nobody at a table hides a face', () => {
  expect(coveredFaces(draw('They all had supper together.', { cast: [maya, rusty, kofi, pixel] }).svg, 0.02)).toEqual([]);
  expect(coveredFaces(draw('They all had a picnic on the meadow.', { cast: [maya, rusty, ember] }).svg, 0.02)).toEqual([]);
});
