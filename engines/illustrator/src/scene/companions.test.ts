import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, rusty } from '../testing/families.ts';

const alt = (text: string, more: object = {}): string => drawPicture({ is: 'scene', seed: 'c', text, cast: [maya, rusty], ...more }).alt;
const BISCUIT = { words: 'Maya’s dog Biscuit', called: 'Biscuit' };

test('a pet of which only its name is told is there, and looks as it is told to', () => {
  expect(alt('Maya held on to the rope. And was Biscuit scared?')).not.toContain('dog');
  expect(alt('Maya held on to the rope. And was Biscuit scared?', { companions: [BISCUIT] })).toContain('Biscuit, a dog');
  expect(alt('They all looked up. Turbo had a turn, too.', { before: 'A friendly snail named Turbo was with them. ' })).toContain('Turbo, a snail');
});

test('whoever a family asked for is there where the words speak of them', () => {
  const duck = { words: 'a duck with a red scarf who helped them', called: 'the duck' };
  expect(alt('Maya thought of them all, one after the other, and stopped at the duck.', { companions: [duck] })).toContain('a duck');
  expect(alt('Maya laughed.', { companions: [duck] })).not.toContain('duck');
});

test('who came in an earlier part is with them, unless somebody is alone', () => {
  const companions = [{ ...BISCUIT, along: true }];
  expect(alt('Maya and Rusty looked at the river.', { companions })).toContain('Biscuit');
  expect(alt('Maya walked on alone.', { companions })).not.toContain('Biscuit');
});

test('a pet called Biscuit is no biscuit, and one of the cast is nobody’s pet', () => {
  expect(alt('Biscuit found a small way in.', { companions: [BISCUIT] })).not.toMatch(/biscuit(?!,)/);
  expect(alt('Rusty laughed.', { before: 'Maya looked at the fox Rusty. ' })).not.toContain('Nearby');
});

test('a brown bear that a family asked for is the bear of the words, and no second one', () => {
  const told = alt('It was a brown bear. “Come with us,” said Maya. “Gladly,” said the brown bear.', { cast: [maya], companions: [{ words: 'a brown bear', called: 'the brown bear' }] });
  expect(told.match(/\bbear\b/g)).toHaveLength(1);
});

test('who came, too, is in the picture of whatever moment', () => {
  expect(alt('The big lantern at the gate was gone! Maya had just sat down for a rest, with her back to the wall. “There is room for you!” said Maya. She says it all day long. Maya took a big breath. Time to find the lantern! A brown dog came, too. Woof! Tip and tap, and not one nap for anybody!', { cast: [maya] })).toContain('dog');
});
