// Looks are told as a phrase, not as a list.
import { expect, test } from 'vitest';
import type { WriterCharacter } from '../brief.ts';
import { fitting } from './bodies.ts';
import { restOfLooks } from '../stage/look-words.ts';
import { colourOf, looksOf, nounPhrase } from './looks.ts';

test('of many features one is chosen, with its article', () => {
  const nora: WriterCharacter = {
    id: 'n', name: 'Nora', type: 'Human', gender: 'female', personality: [],
    appearance: { hairColor: 'Honey blond hair and braids', distinguishingFeature: 'freckles, dungarees, wheelchair' },
  };
  expect(looksOf(nora)).toBe('honey-blond hair and a wheelchair');
});

test('several things all over somebody take no “a”', () => {
  expect(['stickers all over her jumper', 'a sticker on his nose', 'patch over one eye'].map(nounPhrase)).toEqual(['stickers all over her jumper', 'a sticker on his nose', 'a patch over one eye']);
});

const robot: WriterCharacter = { id: 'r', name: 'Bolt', type: 'Robot - Helper Robots - Garden Robot', gender: 'male', personality: [], appearance: { color: 'Rust' } };

test('a colour that is called after a thing is told as a colour', () => {
  expect(colourOf(robot, 'garden robot')).toBe('rust-red');
  expect(colourOf({ ...robot, appearance: { color: 'Peach' } }, 'garden robot')).toBe('peach-coloured');
  expect(colourOf({ ...robot, appearance: { color: 'Lime green' } }, 'garden robot')).toBe('lime-green');
  expect(colourOf({ ...robot, appearance: { color: 'Stone gray' } }, 'garden robot')).toBe('stone-grey');
  expect(colourOf({ ...robot, appearance: { color: 'Pale blue' } }, 'garden robot')).toBe('pale blue');
});

test('what the kind says already is no look of its own', () => {
  expect(looksOf({ ...robot, type: 'Alien - Three-Eyed Alien', appearance: { eyeColor: 'violet', distinguishingFeature: 'third eye' } })).toBe('violet eyes');
});

test('no tooth falls out of a robot', () => {
  const lines = ['When {H} lost a tooth, {F} looked for it for an hour.', '{H} and {F} had a bench, and nobody else sat on it.'];
  expect(fitting(['garden robot', 'fox'], lines)).toEqual(lines.slice(1));
  expect(fitting(['fox', 'owl'], lines)).toEqual(lines);
  expect(fitting(['garden robot'], lines.slice(0, 1))).toEqual(lines.slice(0, 1));
});

test('the rest of how somebody was drawn does not say again what was said', () => {
  expect(restOfLooks({ ...robot, type: 'Alien - Three-Eyed Alien', appearance: { build: 'Slim', distinguishingFeature: 'third eye' } })).toEqual(['was slim']);
  expect(restOfLooks({ ...robot, type: 'Mythical Creature - Dragons - Baby Dragon', appearance: { distinguishingFeature: 'Smoke from the nose' } })).toEqual([]);
});

test('what is worn is a colour by itself, and skin has one', () => {
  expect(restOfLooks({ ...robot, type: 'Human - Children - Student', appearance: { color: 'Ruby red', skinTone: 'Mint green' } })).toEqual(['had mint-green skin', 'liked to wear ruby red']);
});

test('how somebody is built is a picture for the young, steady for one person and never what the person is', () => {
  const built = (appearance: WriterCharacter['appearance'], more: Partial<WriterCharacter> = {}): string[] => restOfLooks({ ...robot, ...more, appearance }, { inPictures: true });
  expect(built({ build: 'Boxy', height: 'Cat-sized' })).toEqual(['was as square as a box and as big as a cat']);
  expect(built({ build: 'Slim' })).toEqual(built({ build: 'Slim' }));
  expect(built({ build: 'Slim' })[0]).toMatch(/^was as slim as a (?:broom|reed)$/u);
  expect(built({ height: 'Cat-sized' }, { type: 'Animal - Pets - Cat' })).toEqual(['was cat-sized']);
  expect(built({ build: 'knobbly like a root' })).toEqual(['was knobbly like a root']);
  expect(restOfLooks({ ...robot, appearance: { height: 'Cat-sized' } })).toEqual(['was the size of a cat']);
});
