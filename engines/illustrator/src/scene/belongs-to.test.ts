import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { belongsTo } from './belongs-to.ts';

const cast = [maya, rusty, olive];

test.each([
  ['Maya put the lamp down. Rusty looked at it.', 'lantern', 'Maya'],
  ['Rusty waved. A lantern stood there. Olive came by.', 'lantern', 'Rusty'],
  ['There lay the map, before Olive.', 'map', 'Olive'],
  ['There was a bell.', 'bell', undefined],
] as const)('%s', (words, prop, name) => {
  expect(belongsTo(prop, words, cast)?.name).toBe(name);
});

/** Where the thing and the head of somebody are drawn: layers say their middle. */
const xOf = (svg: string, part: RegExp): number => Number(part.exec(svg)?.[1]);

test('a thing lies nearer to the one whom the words connect with it', () => {
  const drawn = (who: string, seed: string): number => {
    const { svg } = drawPicture({ is: 'scene', seed, text: `Maya and Rusty stood in the meadow. ${who} set the bucket down.`, cast: [maya, rusty] });
    return xOf(svg, /data-layer="things"[^]*?translate\((\d+)/);
  };
  const apart = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => Math.abs(drawn('Maya', seed) - drawn('Rusty', seed)));
  expect(apart.some((distance) => distance > 150)).toBe(true);
});
