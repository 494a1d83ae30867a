import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { place } from '../testing/families.ts';
import { bedAtTheWall } from './bed.ts';
import type { Stage } from './ground.ts';
import { sofaAtTheWall } from './sofa.ts';
import { looksOf } from './wall-hangings.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `seed ${i}`);

test('one bedroom is not the next: its wall, its bed, its curtains and how it stands', () => {
  const rooms = SEEDS.map((seed) => looksOf('bedroom', seed));
  expect(new Set(rooms.map(({ hanging }) => hanging)).size).toBe(5);
  expect(new Set(rooms.map(({ curtain }) => curtain)).size).toBeGreaterThan(3);
  expect(new Set(rooms.map(({ bed }) => `${bed.cover} ${bed.pattern}`)).size).toBeGreaterThan(8);
  expect(rooms.filter(({ turned }) => turned).length).toBeGreaterThan(5);
  expect(rooms.filter(({ turned }) => !turned).length).toBeGreaterThan(5);
});

test('the same room is drawn the same, and where something else has its place in it nothing hangs behind that', () => {
  const drawn = (type: string, seed: string): string => drawPicture({ is: 'place', seed, place: place('', type) }).svg;
  expect(drawn('Child Bedroom', 'a')).toBe(drawn('Child Bedroom', 'a'));
  const turned = (svg: string): boolean => svg.includes('<g transform="translate(1024 0) scale(-1 1)">');
  expect(SEEDS.slice(0, 8).some((seed) => turned(drawn('Child Bedroom', seed)))).toBe(true);
  expect(SEEDS.slice(0, 8).some((seed) => turned(drawn('Living Room Fort', seed)))).toBe(false);
});

test('not in every bedroom does the same soft toy sit on the bed', () => {
  const stage = (seed: string) => ({ paper: new Paper(1, 1), w: 1024, h: 1024, s: 1, seed }) as Stage;
  const beds = SEEDS.map((seed) => bedAtTheWall(stage(seed), looksOf('bedroom', 'same').bed, (color) => color, 760));
  // The muzzle of the toy.
  const toys = beds.filter((bed) => bed.includes('#f4e4cf')).length;
  expect(toys).toBeGreaterThan(6);
  expect(toys).toBeLessThan(SEEDS.length);
});

test('the blanket on a sofa is another in another room, and lies at either end', () => {
  const stage = (seed: string) => ({ paper: new Paper(1, 1), w: 1024, h: 1024, s: 1, seed }) as Stage;
  const sofas = SEEDS.map((seed) => sofaAtTheWall(stage(seed), '#e0887a', (color) => color, 760));
  expect(new Set(sofas.map((sofa) => sofa.replaceAll(/url\(#[^)]*\)/g, ''))).size).toBeGreaterThan(5);
  expect(new Set(sofas.map((sofa) => sofa.includes('rotate(9 '))).size).toBe(2);
});
