import { expect, test } from 'vitest';
import { character, maya, pixel } from '../testing/families.ts';
import { withPlainNames } from './plain-names.ts';
import { readScene } from './read-scene.ts';

const hop = character('Hop', 'Animal - Forest Animals - Rabbit', { gender: 'male' });
const pearl = character('Pearl', 'Human - Children - Girl');
const posesOf = (text: string, cast: Parameters<typeof readScene>[1]) => readScene(text, cast).players.map(({ pose }) => pose);

test('who is called Hop does not hop for it', () => {
  expect(posesOf('Hop looked at the sky. Maya sat down.', [hop, maya])).toEqual(['standing', 'sitting']);
  expect(posesOf('Hop hopped about.', [hop])).toEqual(['jumping']);
});

test('who gives something to Hop does not hop either', () => {
  expect(readScene('Pixel had half a bun. Pixel gave it to Hop.', [hop, pixel]).players.find(({ character: { name } }) => name === 'Pixel')).toMatchObject({ pose: 'holding', held: 'bun' });
});

test('no pearl lies where Pearl stands', () => {
  expect(readScene('Pearl found a map. Maya looked at Pearl.', [pearl, maya])).toMatchObject({ props: [], players: [{ held: 'map' }, {}] });
  expect(readScene('Pearl found a pearl.', [pearl]).players[0]?.held).toBe('pearl');
});

test('a name of several words is plain, and the words around it stay', () => {
  expect(withPlainNames('Little Star saw the star.', [character('Little Star', 'Animal - Pets - Cat')])).toBe('Ann saw the star.');
});

test('a dog called Biscuit is nothing to eat', () => {
  expect(readScene('Peep! There was Maya’s dog Biscuit. Maya said hello.', [maya]).props).not.toContain('cookie');
  expect(withPlainNames('Their dog Biscuit ran. Biscuit ate a biscuit.', [])).toBe('Their dog Ann ran. Ann ate a biscuit.');
});
