import { expect, test } from 'vitest';
import { bestSeen, type Blocker, type Place, seenOf } from './seen-beside.ts';

const SIDE = 1000;
const someone = (x: number): Blocker => ({ left: x - 100, right: x + 100, bottom: 900, face: { x, y: 500, r: 90 } });
const box = ({ x, grow }: Place) => ({ left: SIDE * x - 120 * grow, right: SIDE * x + 120 * grow, top: 700 - 300 * grow, bottom: 700 });
const seenBy = (blockers: readonly Blocker[]) => (place: Place): number => seenOf(box(place), blockers, SIDE);

test('what nobody stands before is seen whole, what lies beyond the edge is not', () => {
  expect(seenBy([])({ x: 0.5, grow: 1 })).toBe(1);
  expect(seenBy([])({ x: 0, grow: 1 })).toBeCloseTo(0.5, 1);
});

test('a landmark that is seen stays where it stands', () => {
  const usual = { x: 0.27, grow: 1 };
  expect(bestSeen(usual, 1, seenBy([someone(700)]))).toBe(usual);
});

test('one right behind somebody moves to where it is seen', () => {
  const blockers = [someone(300), someone(520)];
  const found = bestSeen({ x: 0.3, grow: 1 }, 2, seenBy(blockers));
  expect(seenBy(blockers)(found)).toBeGreaterThan(seenBy(blockers)({ x: 0.3, grow: 1 }) + 0.2);
});

test('behind those who fill the sheet it grows above them', () => {
  const wide: Blocker[] = [200, 500, 800].map((x) => ({ left: x - 200, right: x + 200, bottom: 900, face: { x, y: 520, r: 110 } }));
  expect(bestSeen({ x: 0.5, grow: 1 }, 3, seenBy(wide)).grow).toBeGreaterThan(1);
});

test('what may only stand at the edges moves to one of them, and grows no larger than it may', () => {
  const hidden = { x: 0.5, grow: 1 };
  const found = bestSeen(hidden, 2, ({ x, grow }) => Math.abs(x - 0.5) + (grow - 1), { growth: [1], places: [0.13, 0.87] });
  expect([0.13, 0.87]).toContain(found.x);
  expect(found.grow).toBe(1);
});
