import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';
import { standingIn } from './standing-things.ts';
import { thingsOnWalls } from './wall-decor.ts';
import { wallOf } from './walls.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const room = (name: 'bedroom' | 'plain', features: string[] = []) => ({ ground: 'room' as const, room: name, land: '#c79a6c', features, plants: [], props: [], said: '', known: true });

test('one bedroom is not papered like the next, and something else stands in it', () => {
  expect(new Set(SEEDS.map((seed) => wallOf('bedroom', seed).paper)).size).toBe(5);
  expect(new Set(SEEDS.map((seed) => wallOf('bedroom', seed).dado)).size).toBe(3);
  expect(new Set(SEEDS.map((seed) => standingIn('bedroom', seed))).size).toBe(5);
  expect(new Set(SEEDS.map((seed) => standingIn('playroom', seed))).size).toBe(5);
});

test('nothing hangs twice in one room, and what hangs there suits what it is for', () => {
  for (const seed of SEEDS) {
    const things = thingsOnWalls(room('plain'), seed, 3);
    expect(new Set(things).size).toBe(3);
    expect(thingsOnWalls(room('plain', ['hospitalbeds']), seed, 2).every((name) => ['paws', 'clock', 'drawings'].includes(name))).toBe(true);
  }
});

test('of a list that is too short no more hangs than it has', () => {
  expect(thingsOnWalls(room('plain', ['bones']), 'a', 3)).toEqual(['sconce']);
});

test('a window throws its light on the floor by day and by night', () => {
  const drawn = (hour: string): string => drawPicture({ is: 'place', seed: 'a', place: place('', 'Home Library'), style: { lighting: hour } }).svg;
  expect(drawn('Moonlight')).toContain('stop-color="#b4c8ff" stop-opacity="0.2"');
  expect(drawn('Soft Daylight')).not.toContain('stop-color="#b4c8ff" stop-opacity="0.2"');
});
