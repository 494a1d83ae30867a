import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { readLook } from '../character/read-look.ts';
import { readStrangers } from '../scene/strangers-told.ts';
import { character, maya } from '../testing/families.ts';
import { tradeCostume } from './trades.ts';

test('a trade is known by its clothes, and no part of another word is one', () => {
  expect(tradeCostume('postman')?.hat).toBe('post');
  expect(tradeCostume('old tram driver')?.hat).toBe('police');
  for (const other of ['cloud shepherd', 'dream tailor', 'postcard', 'parent', 'groomed']) expect(tradeCostume(other), other).toBeUndefined();
});

test('a trade in a family’s own words wears its clothes, and the colour that was chosen', () => {
  const { outfit } = readLook(character('Bo', 'Human - Plumber', { gender: 'male', appearance: { age: 'Adult', color: 'Red' } }));
  expect(outfit.cut).toBe('overalls');
  expect(outfit.main).not.toBe('#4f78b4');
});

test('a stranger of a story wears the clothes of the trade, old ones too', () => {
  const one = (text: string) => readStrangers(text, '', [maya])[0]?.character;
  for (const [text, noun] of [['A postman came by. “Good morning,” he said.', 'postman'], ['“It’s the roundest,” said the cook.', 'cook'], ['The miller laughed.', 'miller']] as const) expect(one(text)?.type.endsWith(` - ${noun}`), text).toBe(true);
  const old = readLook(one('“Mind the step,” said the old postman.') ?? maya);
  expect(old.age).toBe('elder');
  expect(readLook(one('The miller laughed.') ?? maya).age).toBe('adult');
  expect(old.rig.rig === 'human' && old.rig.parts.hat).toBe('post');
});

test('the words beside a picture name the trade', () => {
  expect(drawPicture({ is: 'scene', seed: 's', text: 'Maya waited. “It’s the roundest,” said the cook.', cast: [maya] }).alt).toContain('a cook');
});
