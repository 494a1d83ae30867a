import { expect, test } from 'vitest';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { ember, kofi, maya, olive, pixel, rusty } from '../testing/families.ts';
import { hindmost } from './arrangements.ts';
import { FLOOR, layOut, type Sized, type StageRoom } from './layout.ts';

const room: StageRoom = { w: 1024, h: 1024, floor: 1024 * FLOOR.square };
const sized = (turn: number): Sized[] =>
  [maya, rusty, pixel, kofi, olive, ember].map((character) => {
    const look = readLook(character);
    return { figure: drawCharacter(new Paper(10, 10), look, { ...AT_EASE, turn }), size: look.size };
  });
const SEEDS = Array.from({ length: 24 }, (_, i) => `${i}`);

test.each([3, 4, 5])('%i stand in at least three ways, and no way is that of nearly all pictures', (count) => {
  const ways = SEEDS.map((seed) => layOut(sized(0.5).slice(0, count), room, dice(seed)).arrangement);
  const times = [...new Set(ways)].map((way) => ways.filter((one) => one === way).length);
  expect(times.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...times)).toBeLessThanOrEqual(SEEDS.length * 0.6);
});

test('nobody stands behind where water may begin, and a second drawing of the same people stands as the first', () => {
  for (const seed of SEEDS)
    for (const count of [3, 4, 5]) {
      const first = layOut(sized(0.5).slice(0, count), room, dice(seed));
      for (const [i, { y, scale }] of first.spots.entries()) expect(y + (sized(0.5)[i]?.figure.floats ?? 0) * 26 * scale).toBeGreaterThanOrEqual(hindmost(count, room) - 1);
      expect(layOut(sized(-0.5).slice(0, count), room, dice(seed), first.arrangement).arrangement, seed).toBe(first.arrangement);
    }
});

test('in a boat and while they hug there is one way to stand', () => {
  for (const seed of SEEDS) {
    expect(layOut(sized(0.5).slice(0, 4), { ...room, rim: 760 }, dice(seed)).arrangement).toBe('photograph');
    expect(layOut(sized(0.5).slice(0, 3).map((one) => ({ ...one, close: true })), room, dice(seed)).arrangement).toBe('photograph');
  }
});

test('five in a family photograph are about as large as five who stand in another way', () => {
  const sizes = SEEDS.map((seed) => layOut(sized(0.5).slice(0, 5), room, dice(seed))).map(({ arrangement, spots }) => ({ arrangement, size: spots.reduce((sum, { scale }) => sum + scale, 0) }));
  const mean = (of: typeof sizes): number => of.reduce((sum, { size }) => sum + size, 0) / of.length;
  const [photographs, others] = [sizes.filter(({ arrangement }) => arrangement === 'photograph'), sizes.filter(({ arrangement }) => arrangement !== 'photograph')];
  expect([photographs.length, others.length].every((count) => count > 2)).toBe(true);
  expect(mean(photographs) / mean(others)).toBeLessThan(1.12);
  expect(mean(photographs) / mean(others)).toBeGreaterThan(0.9);
});

test('who shows something stands behind others less often than with empty hands', () => {
  const behind = (who: number, shows: boolean): number =>
    SEEDS.filter((seed) => {
      const { spots } = layOut(sized(0.5).slice(0, 3).map((one, i) => (i === who && shows ? { ...one, shows } : one)), room, dice(seed));
      return spots.some(({ y }) => y > (spots[who]?.y ?? 0) + 20);
    }).length;
  for (const who of [1, 2]) expect(behind(who, true)).toBeLessThan(behind(who, false) * 0.7);
});

test.each([3, 4, 5])('%i who are told to be in a row are all equally far away', (count) => {
  for (const seed of SEEDS.slice(0, 6)) {
    const { spots, arrangement } = layOut(sized(0).slice(0, count), { ...room, inRow: true }, dice(seed));
    expect(arrangement).toBe('row');
    expect(new Set(spots.map(({ y }) => Math.round(y))).size).toBe(1);
  }
});
