import { expect, test } from 'vitest';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { dice } from '../dice.ts';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { floorOf } from '../place/forest-floor.ts';
import { hangingOf } from '../place/lanterns.ts';
import { apart, thumbprint } from '../testing/alike.ts';
import { maya, place, rusty } from '../testing/families.ts';
import { FLOOR, layOut } from './layout.ts';
import { shotOf } from './shot.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

test('the four parts of one story are seen from four places, and another story begins elsewhere', () => {
  const shots = (story: string): string[] => [0, 1, 2, 3].map((part) => shotOf({ seed: 'same', story, part }).name);
  expect(new Set(shots('s1'))).toHaveProperty('size', 4);
  expect(new Set(SEEDS.map((story) => shots(story)[0])).size).toBeGreaterThan(2);
  expect(new Set(SEEDS.map((seed) => shotOf({ seed }).name)).size).toBeGreaterThan(2);
});

test('people are larger in one part than in another, and more of the land is seen', () => {
  const drawn = [0, 1, 2, 3].map((part) => drawPicture({ is: 'scene', seed: 'y', story: 's', part, text: 'Maya and Rusty laughed.', cast: [maya, rusty], place: place('', 'Cozy Cottage') }).svg);
  const scales = drawn.map((svg) => Number(/<g data-layer="figure"[^>]*><g transform="translate\([^)]*\) scale\(([\d.]+)\)/.exec(svg)?.[1] ?? 0));
  expect(Math.min(...scales)).toBeGreaterThan(0);
  expect(Math.max(...scales) / Math.min(...scales)).toBeGreaterThan(1.1);
});

test('the wood of lanterns has its lanterns, its clearing and its floor elsewhere in another picture', () => {
  expect(new Set(SEEDS.map(hangingOf)).size).toBeGreaterThan(3);
  expect(new Set(SEEDS.map(floorOf)).size).toBeGreaterThan(3);
  const prints = SEEDS.slice(0, 5).map((seed) => thumbprint(drawPicture({ is: 'place', seed, place: place('Mystical Nature', 'Lantern Wood') }).svg));
  const near = prints.flatMap((one, i) => prints.slice(i + 1).map((other) => apart(one, other)));
  expect(near.toSorted((a, b) => a - b)[0]).toBeGreaterThan(9);
});

test('two who are seen from far away still fill two fifths of the height', () => {
  const tallest = SEEDS.map((seed) => {
    const cast = [maya, rusty].map((one) => ({ figure: drawCharacter(new Paper(1, 1), readLook(one), AT_EASE), size: readLook(one).size }));
    const { spots } = layOut(cast, { w: 1024, h: 1024, floor: 1024 * FLOOR.square, gather: 1, shot: { near: 0.84, aside: 0.05 } }, dice(seed));
    return Math.max(...cast.map(({ figure }, i) => -figure.box.top * (spots[i]?.scale ?? 0)));
  });
  expect(Math.min(...tallest)).toBeGreaterThan(1024 * 0.4);
});

test('of two the taller one takes half of the height of the sheet, wherever they are seen from', () => {
  const people = [maya, rusty].map((one) => ({ figure: drawCharacter(new Paper(1, 1), readLook(one), AT_EASE), size: 1 }));
  for (const seed of SEEDS)
    for (const gather of [undefined, -1, 1] as const) {
      const { near, aside } = shotOf({ seed });
      const { spots } = layOut(people, { w: 1024, h: 1024, floor: 1024 * FLOOR.square, shot: { near, aside }, ...(gather ? { gather } : {}) }, dice(seed));
      const tallest = Math.max(...spots.map(({ scale }, i) => -(people[i]?.figure.box.top ?? 0) * scale));
      expect(tallest / 1024, `${seed} ${gather}`).toBeGreaterThan(0.5);
    }
});
