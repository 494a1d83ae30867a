import { expect, test } from 'vitest';
import { character, maya, olive, rusty } from '../testing/families.ts';
import { isPortrayal, withoutOthers } from './done-by-others.ts';
import { readScene } from './read-scene.ts';

const of = (text: string, cast = [maya]) => readScene(text, cast).players[0];

test.each([
  ['When Maya asked the way people laughed.', 'laughing'],
  ['Maya pulled, and a surprised goat looked out.', 'surprised'],
  ['Maya stood there while somebody small was laughing.', 'laughing'],
  ['A shout went up, and it frightened a pigeon. Maya looked round.', 'scared'],
])('nobody feels what another feels: %s', (text, feeling) => {
  expect(of(text)?.feeling).not.toBe(feeling);
});

test('nobody does what another does', () => {
  expect(of('Maya banged on the pot, and they all came running.')?.pose).not.toBe('running');
  expect(of('Maya stood in the road for so long that a dog came and sat down next to her.')?.pose).not.toBe('sitting');
  expect(of('They were kind, and they walked round her a little.')?.pose).not.toBe('walking');
});

test('what one of the cast does is left', () => {
  for (const text of ['the fox ran', 'On the hill sat Maya', 'Maya, who was frightened, ran', 'Her eyes filled']) expect(withoutOthers(text, ['fox'])).toBe(text);
});

test('“they” are the two of whom the sentence before tells', () => {
  const poses = readScene('Maya and Rusty did a dance. Then they fell down. “Me!” said Olive.', [maya, rusty, olive]).players.map(({ pose }) => pose);
  expect(poses[2]).toBe('standing');
});

test('both of two dance, whatever was said before', () => {
  expect(readScene('“We did it!” Maya and Rusty danced about.', [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['dancing', 'dancing']);
});

test('who is described does nothing', () => {
  const mouse = character('Fen', 'Magical Being - Forest Folk - Mushroom Mouse');
  const text = 'Fen was a small mushroom mouse, with a way of standing quite still; he never spoke of it. When Fen laughed, the cress came up. Strangers generally wished to know whether it was true that now and then a bun rose from a plate, and that was Fen.';
  expect(isPortrayal(text, [mouse])).toBe(true);
  const { players, props } = readScene(text, [mouse]);
  expect(players[0]).toMatchObject({ pose: 'standing' });
  expect(props).not.toContain('mushroom');
});
