import { expect, test } from 'vitest';
import { reefKinds } from './reef.ts';
import { worldOf } from './space-land.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

test('one world is not the next: its rocks, and what grows at either side', () => {
  const worlds = SEEDS.map((seed) => worldOf(seed, { features: ['rocket'] }));
  expect(new Set(worlds.map(({ rock }) => rock)).size).toBe(4);
  expect(new Set(worlds.map(({ left }) => left)).size).toBe(5);
  expect(worlds.every(({ left, right }) => left !== right)).toBe(true);
});

test('on a moon nothing grows but crystals', () => {
  expect(SEEDS.map((seed) => worldOf(seed, { features: ['moonbase', 'planet'] })).every(({ left, right }) => left === 'shards' && right === 'shards')).toBe(true);
});

test('no two corals of one kind stand beside each other, and another reef begins with another', () => {
  for (const kinds of SEEDS.map(reefKinds)) expect(kinds.every((kind, i) => kind !== kinds[i - 1])).toBe(true);
  expect(new Set(SEEDS.map((seed) => reefKinds(seed)[0])).size).toBe(6);
});
