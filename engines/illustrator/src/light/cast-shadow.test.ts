import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { readStyle } from '../style/looks.ts';
import { castShadow, shadowAt } from './cast-shadow.ts';

const who = { x: 500, y: 860, half: 100, floats: 0 };
const ellipseOf = (art: string): { cx: number; rx: number } => {
  const [, cx, rx] = /cx="([\d.]+)"[^>]*rx="([\d.]+)"/.exec(art) ?? [];
  return { cx: Number(cx), rx: Number(rx) };
};
const thrown = (hour: 'day' | 'golden' | 'mist', ground: 'meadow' | 'room' | 'underwater' = 'meadow', overcast = false) => shadowAt({ ground, hour, overcast });
const shadow = (hour: 'day' | 'golden', side: number) => {
  const of = thrown(hour);
  return ellipseOf(of ? castShadow(new Paper(1024, 1024, readStyle('')), who, of, side, '#223') : '');
};

test('a shadow falls away from the light', () => {
  expect(shadow('day', -1).cx).toBeGreaterThan(who.x);
  expect(shadow('day', 1).cx).toBeLessThan(who.x);
});

test('it is longer in the evening than at noon', () => {
  expect(shadow('golden', 1).rx).toBeGreaterThan(shadow('day', 1).rx * 1.4);
});

test('in mist, in rain and under water nobody throws one', () => {
  expect([thrown('mist'), thrown('day', 'meadow', true), thrown('day', 'underwater')]).toEqual([undefined, undefined, undefined]);
  expect(thrown('mist', 'room')).toBeDefined();
});
