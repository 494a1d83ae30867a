import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { readLook } from '../character/read-look.ts';
import { readStrangers } from '../scene/strangers-told.ts';
import { person, TRADE } from '../scene/told-cast.ts';
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

test('a woman of a trade is seen to be one: her hair is long, whatever she has on her head', () => {
  for (const noun of ['postwoman', 'policewoman', 'milkwoman', 'fisherwoman', 'tram driver', 'mechanic', 'caretaker'])
    for (let i = 0; i < 12; i++) {
      const { female, hairStyle } = readLook({ ...person(noun, TRADE, 'female', i), appearance: {} });
      expect(female && !['pixie', 'short', 'bun', 'curly', 'puffs'].includes(hairStyle), `${noun} ${i}: ${hairStyle}`).toBe(true);
    }
  const old = readLook({ ...person('postwoman', TRADE, 'female', 0), appearance: { age: 'Elder' } });
  expect(old.hairStyle).toBe('ponytail');
});

test('what a family chose of hair stays as it is', () => {
  const chosen = character('Bo', 'Human - Postwoman', { gender: 'female', appearance: { age: 'Adult', distinguishingFeature: 'Pixie cut' } });
  expect(readLook(chosen).hairStyle).toBe('pixie');
});

test('the milk man is a milkman and no milk', () => {
  const one = readStrangers('“Mine!” said the milk man. “Mine!” said Granny.', '', [maya]);
  expect(one.map(({ character: { name, gender } }) => `${name} ${gender}`).toSorted()).toEqual(['Granny female', 'milk man male']);
  expect(tradeCostume('milk man')).toEqual(tradeCostume('milkman'));
});

test('what a baby has in its hand is told of it', () => {
  expect(readStrangers('“Da!” said a baby. It had a paper fan.', '', [maya])[0]?.held).toBe('fan');
});
