import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { character } from '../testing/families.ts';
import { apart, thumbprint } from '../testing/alike.ts';
import { drawPicture } from '../index.ts';
import { sittingBuild } from './beast-build.ts';
import { drawCharacter } from './draw-character.ts';
import { AT_EASE } from './figure.ts';
import { readLook } from './read-look.ts';

const WHO = ['fox', 'badger', 'cat', 'tiger', 'dog', 'brown bear', 'koala', 'hamster', 'otter', 'mouse', 'squirrel', 'rabbit', 'hedgehog', 'monkey', 'gorilla', 'weasel', 'kangaroo'];
const partsOf = (who: string) => {
  const own = readLook(character(who, `Animal - Any - ${who}`)).rig;
  if (own.rig !== 'beast') throw new Error(`${who} is no beast`);
  return own.parts;
};

test('no two of them sit in the same body', () => {
  const bodies = WHO.map((who) => JSON.stringify(sittingBuild(partsOf(who))));
  expect(new Set(bodies).size).toBe(WHO.length);
});

test('a mouse is lower than a monkey, a monkey than a dog, and a bear is the broadest', () => {
  const neck = (who: string): number => -drawCharacter(new Paper(1, 1), readLook(character(who, `Animal - Any - ${who}`)), AT_EASE).face.y;
  expect(neck('mouse')).toBeLessThan(neck('monkey'));
  expect(neck('monkey')).toBeLessThan(neck('dog'));
  const wide = (who: string): number => sittingBuild(partsOf(who)).wide;
  expect(Math.max(...['fox', 'cat', 'dog', 'mouse', 'monkey', 'rabbit'].map(wide))).toBeLessThan(wide('brown bear'));
});

test.each([
  'Human - Working People - Baker', 'Animal - Savanna and Jungle - Monkey', 'Animal - Pets and Farm Animals - Cat', 'Animal - Birds - Owl', 'Mythical Creature - Giants and Big Ones - Yeti',
])('slim and round are told apart at the size of a card: %s', (type) => {
  const print = (build: string): number[] => thumbprint(drawPicture({ is: 'figure', seed: 'b', character: { ...character('b', type), appearance: { build } } }).svg);
  expect(apart(print('Slim'), print('Round'))).toBeGreaterThan(3);
});

test('a chosen colour of hair is seen on who has none', () => {
  const drawn = (hairColor: string): string => drawPicture({ is: 'figure', seed: 'b', character: { ...character('b', 'Alien - Star Folk - Comet Rider'), appearance: { hairColor } } }).svg;
  expect(apart(thumbprint(drawn('Ink black')), thumbprint(drawn('Snow white')))).toBeGreaterThan(1);
});
