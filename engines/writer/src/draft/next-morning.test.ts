// Nobody goes from door to door, or counts prams, in the night in which the first attempt ended.
import { expect, test } from 'vitest';
import type { DraftOrder } from './order.ts';
import { nextMorning } from './next-morning.ts';

const orderOf = (premise: string): DraftOrder => ({ brief: { phase: 'development', ageRange: '5-8' }, plan: { premise, words: {} } }) as unknown as DraftOrder;
const lessons = '{daylight}{rooms}They knocked at all the doors.';

test('behind an attempt that took till dark it is day again before people are up, once', () => {
  const told = nextMorning(orderOf('Two Captains and One Team'));
  expect(told.toldAs).toBeUndefined();
  told.saw('They shot at goal against each other until it got dark.');
  expect([lessons, 'They had a rest.'].map((core) => told.toldAs?.(core))).toEqual(['{daylight}{rooms}The next day they went on. They knocked at all the doors.', 'They had a rest.']);
  told.saw('The next day they went on. They knocked at all the doors.');
  expect(told.toldAs).toBeUndefined();
});

test('no next day begins with “it was night”', () => {
  const told = nextMorning(orderOf('Two Captains and One Team'));
  told.saw('They shot at goal against each other until it got dark.');
  const baker = '{days}It was night, and one window still had a light in it. “I have been up all day,” he said.';
  expect(told.toldAs?.(baker)).toBe(baker);
});

test('in a plot of one day, and in one of the night, there is no next morning', () => {
  for (const premise of ['The Quarrel and the Kite', 'Who Stole the Moonlight']) {
    const told = nextMorning(orderOf(premise));
    told.saw('They waited until it got dark.');
    expect(told.toldAs, premise).toBeUndefined();
  }
});
