import { expect, test } from 'vitest';
import { maya, rusty } from '../testing/families.ts';
import { withGifts } from './gifts-told.ts';
import { readScene } from './read-scene.ts';

const read = (text: string) => {
  const { players, props } = withGifts(readScene(text, [maya, rusty]), text);
  return { held: Object.fromEntries(players.flatMap(({ character, held }) => (held ? [[character.name, held]] : []))), props };
};

test('what a stranger gives somebody is in that one’s hand, and lies nowhere', () => {
  expect(read('An old man gave Maya a wooden spoon. “Keep it,” he said.')).toEqual({ held: { Maya: 'spoon' }, props: [] });
  expect(read('A woman on the stairs handed her an apple. Maya laughed.').held).toEqual({ Maya: 'apple' });
});

test('what is not given is in nobody’s hand', () => {
  expect(read('An old man did not give Maya a spoon.').held).toEqual({});
  expect(read('An old man gave Maya a hug. A spoon lay there.').held).toEqual({});
  expect(read('“A man gave Maya a spoon,” said Rusty.').held).toEqual({});
});
