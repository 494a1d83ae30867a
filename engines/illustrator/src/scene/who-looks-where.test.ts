import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { lookings, looksAt, type Seen } from './who-looks-where.ts';

const head = (x: number, more: Partial<Seen> = {}): Seen => ({ x, y: 500, r: 80, pose: 'standing', feeling: 'calm', talks: false, ...more });
const turns = (all: readonly Seen[], away = false): number[] => lookings(all, 1024, dice('a'), away).map(({ turn }) => Math.sign(turn));

test('two look at each other, unless they are told to look away', () => {
  expect(turns([head(300), head(700)])).toEqual([1, -1]);
  expect(turns([head(300), head(700)], true)).toEqual([-1, 1]);
});

test('all three look at the one who talks', () => {
  expect(turns([head(200), head(500), head(800, { talks: true })])).toEqual([1, 1, -1]);
  expect(turns([head(200, { talks: true }), head(500), head(800)])).toEqual([1, -1, -1]);
});

test('eyes go down to who is small and to what lies on the ground, and up to who is tall', () => {
  expect(looksAt(head(300), { x: 400, y: 700 }).down).toBeGreaterThan(0.5);
  expect(looksAt(head(300), { x: 420, y: 360 }).down).toBeLessThan(-0.5);
  expect(Math.abs(looksAt(head(300), head(700)).down)).toBeLessThan(0.1);
});

test('who is alone at the edge looks into the picture, and who walks looks where it goes', () => {
  expect(turns([head(250)])).toEqual([1]);
  expect(turns([head(800)])).toEqual([-1]);
  expect(Math.abs(lookings([head(800, { pose: 'walking' })], 1024, dice('b'))[0]?.turn ?? 0)).toBeGreaterThan(0.8);
});
