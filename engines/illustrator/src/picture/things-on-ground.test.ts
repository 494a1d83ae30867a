import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { drawThings } from './things-on-ground.ts';
import type { Lying } from './scene-extras.ts';

const lying = (name: string): Lying[] => [{ name, x: 300, y: 800, r: 1, air: false, behind: false, before: false }];
const land = (ground: 'meadow' | 'room' | 'snow'): Parameters<typeof drawThings>[2] =>
  ({ ground, ink: '#223344', land: '#88bb77', stage: { s: 1, seed: 'a', palette: { at: (color: string) => color } } }) as unknown as Parameters<typeof drawThings>[2];

test('in a meadow blades stand before the foot of a thing, on a floor nothing does', () => {
  const inside = drawThings(new Paper(1024, 1024), lying('teapot'), land('room'));
  const outside = drawThings(new Paper(1024, 1024), lying('teapot'), land('meadow'));
  expect(outside.startsWith(inside)).toBe(true);
  expect(outside.length).toBeGreaterThan(inside.length + 200);
});

test('in snow some of it lies before the thing', () => {
  const paper = new Paper(1024, 1024);
  const inside = drawThings(paper, lying('teapot'), land('room'));
  expect(drawThings(paper, lying('teapot'), land('snow')).length).toBeGreaterThan(inside.length);
});

test('a hole is ground itself: no blades grow out of it', () => {
  const paper = new Paper(1024, 1024);
  expect(drawThings(paper, lying('hole'), land('meadow'))).toBe(drawThings(paper, lying('hole'), land('room')));
});
