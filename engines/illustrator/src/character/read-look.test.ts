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
