import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character, rusty } from '../testing/families.ts';
import { wornIn } from './described-wear.ts';
import { readLook } from './read-look.ts';

const girl = (description: string) => character('Ann', 'Human - Children - Kite Flyer', { description });
const figure = (description: string): string => drawPicture({ is: 'figure', seed: 'a', character: girl(description) }).svg;

test.each([
  'She always wears a yellow raincoat.',
  'She carries an umbrella.',
  'Ann never goes anywhere without her straw hat.',
  'Ann has a red scarf.',
  'Round glasses, brave heart.',
  'A girl in a blue cape.',
])('what a description says somebody wears is drawn: %s', (said) => expect(figure(said)).not.toBe(figure('')));

test('in the colour that is said, unless another one was chosen', () => {
  expect(readLook(girl('She wears a yellow raincoat.')).outfit).toMatchObject({ cut: 'coat', main: '#f4c93f' });
  const chosen = { ...girl('She wears a yellow raincoat.'), appearance: { color: 'Teal' } };
  expect(readLook(chosen).outfit).toMatchObject({ cut: 'coat', main: readLook({ ...chosen, description: '' }).outfit.main });
});

test.each(['Ann is afraid of hats.', 'She lost her hat.', 'She sews a hat for her friend.', 'She lives in a house with a red hat on the roof.', 'She knows every wave of the sea.'])(
  'what is not worn is not put on: %s', (said) => expect(wornIn(said, true)).toEqual({ features: [], outfit: {}, notDrawn: [] }));

test('what no drawing has a place for is named beside the portrait', () => {
  const notDrawn = (who: typeof rusty): string[] => drawPicture({ is: 'portrait', seed: 'a', character: who }).notDrawn;
  expect(notDrawn(girl('She wears a red scarf and mittens.'))).toEqual(['mittens']);
  expect(notDrawn({ ...rusty, description: 'He wears a long dress.' })).toEqual(['dress']);
  expect(notDrawn(girl('She likes rain.'))).toEqual([]);
});
