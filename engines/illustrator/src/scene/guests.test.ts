import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya, olive, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';

const faces = (svg: string): number[] => [...svg.matchAll(/data-layer="figure" data-face="[\d.-]+ [\d.-]+ ([\d.]+)"/g)].map(([, r]) => Number(r));

test('a donkey that comes to one or two stands among them, and not at their feet', () => {
  for (const cast of [[maya], [maya, kofi]]) {
    const { svg, alt } = drawPicture({ is: 'scene', seed: 'd', text: `A donkey stood there. ${cast.map(({ name }) => name).join(' and ')} laughed.`, cast });
    const all = faces(svg);
    expect(all).toHaveLength(cast.length + 1);
    expect(Math.min(...all)).toBeGreaterThan(Math.max(...all) * 0.5);
    expect(alt).toContain('a donkey');
  }
});

test('a cat, two donkeys, and a donkey among four stay beside them', () => {
  const guests = (text: string, cast = [maya, rusty]) => readScene(text, cast).players.filter(({ guest }) => guest);
  expect(guests('A cat sat there. Maya and Rusty laughed.')).toEqual([]);
  expect(guests('Two donkeys stood there. Maya and Rusty laughed.')).toEqual([]);
  expect(guests('A donkey stood there. Maya, Rusty, Olive and Kofi laughed.', [maya, rusty, olive, kofi])).toEqual([]);
});

test('an elephant among three is large, and makes nobody of them small', () => {
  const cast = [maya, kofi, olive];
  const without = Math.max(...faces(drawPicture({ is: 'scene', seed: 'e', text: 'Maya, Kofi and Olive laughed.', cast }).svg));
  const [guest = 0, ...others] = faces(drawPicture({ is: 'scene', seed: 'e', text: 'An elephant stood there. Maya, Kofi and Olive laughed.', cast }).svg).toSorted((a, b) => b - a);
  expect(guest).toBeGreaterThan(without * 0.7);
  expect(Math.max(...others)).toBeGreaterThan(without * 0.6);
});

test('an elephant among four stands there as one of them, and is the tallest', () => {
  const { players } = readScene('An elephant stood among them. Maya, Rusty, Olive and Kofi laughed.', [maya, rusty, olive, kofi]);
  expect(players.filter(({ guest }) => guest)).toHaveLength(1);
});
