import { expect, test } from 'vitest';
import { character } from '../testing/families.ts';
import { readLook } from './read-look.ts';

const finn = (distinguishingFeature: string, description: string) =>
  readLook(character('Finn', 'Human - Children - Kite Flyer', { gender: 'male', appearance: { distinguishingFeature }, description }));

test('the chosen hair is worn, whatever waves the description tells of', () => {
  expect(finn('Short hair', 'He knows every wave of the sea.').hairStyle).toBe('short');
});

test('a description may tell of hair when nothing was chosen', () => {
  expect(finn('Freckles', 'His hair is long and wavy.').hairStyle).toBe('wavy');
});

test('a headscarf is not also a scarf, and hearing aids are not headphones', () => {
  expect(finn('Headscarf, Hearing aids', '').marks).toEqual(['hearing-aids', 'headscarf']);
});

test('a colour that is chosen for an alien is that of its body, and it is dressed in another', () => {
  const alien = (color?: string) => readLook(character('Zib', 'Alien - Curious Visitors - Three-Eyed Alien', { appearance: color ? { color } : {} }));
  const violet = alien('Violet');
  expect(violet.skin).not.toBe(alien().skin);
  expect(violet.skin).not.toBe(alien('Mint green').skin);
  expect(violet.outfit.main).not.toBe(violet.skin);
  // Of people it is the colour of their clothes.
  const child = (color: string) => readLook(character('Finn', 'Human - Children - Kite Flyer', { appearance: { color } }));
  expect(child('Violet').skin).toBe(child('Mint green').skin);
  expect(child('Violet').outfit.main).not.toBe(child('Mint green').outfit.main);
});

test('a baby wears one piece with feet in it, also in a colour that was chosen', () => {
  const baby = (color?: string) => readLook(character('Pip', 'Human - Family - Baby', { appearance: color ? { color } : {} })).outfit;
  for (const outfit of [baby(), baby('Teal')]) expect(outfit.bottom).toBe(outfit.main);
  expect(baby('Teal').shoes).not.toBe(baby('Ruby red').shoes);
});
