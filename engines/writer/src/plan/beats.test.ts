// Whoever comes to the door comes when they are home again.
import { expect, test } from 'vitest';
import { diceFrom } from '../dice.ts';
import { beatsFor } from './beats.ts';
import type { Circumstances } from './order-of-beats.ts';

const IS: Circumstances = {
  friend: true, together: false, foil: false, giver: false, place: true, secondPlace: false, sights: false, morePlaces: 0, danger: false, treasure: false, owesTreasure: false, cameos: 0, wishes: 0, threads: 0,
  newWishes: 0, lent: false, ending: false, funny: false, midst: false, quarrel: false, meetings: 2,
};

test('a dog on the step is found behind the way home, a bridge before it', () => {
  const both = Array.from({ length: 40 }, (_, n) => beatsFor('resolution', 10, { ...IS, paidAtHome: [true, false] }, diceFrom(`beats-${n}`))).filter((beats) => beats.includes('home'));
  expect(both.length).toBeGreaterThan(10);
  for (const beats of both) {
    expect(beats.indexOf('pay')).toBeGreaterThan(beats.indexOf('home'));
    expect(beats.indexOf('pay2')).toBeLessThan(beats.indexOf('home'));
  }
});

test('the oldest two are sent to bed before it is told what became of the story in later years', () => {
  const told = (older: boolean): string[][] => Array.from({ length: 40 }, (_, n) => beatsFor('resolution', 10, { ...IS, older, treasure: true, owesTreasure: true }, diceFrom(`later-${n}`))).filter((beats) => beats.includes('telling') && beats.includes('treasure') && beats.includes('night'));
  expect(told(true).length).toBeGreaterThan(5);
  for (const beats of told(true)) expect(beats.filter((beat) => /^(?:treasure|night|telling)$/u.test(beat))).toEqual(['treasure', 'night', 'telling']);
  for (const beats of told(false)) expect(beats.filter((beat) => /^(?:treasure|night|telling)$/u.test(beat))).toEqual(['telling', 'night', 'treasure']);
});

test('two who did not sleep for a quarrel do not come in after it to a kettle that is still on', () => {
  const beats = (mendsAtHome: boolean): string[][] => Array.from({ length: 40 }, (_, n) => beatsFor('resolution', 8, { ...IS, quarrel: true, mendsAtHome }, diceFrom(`egg-${n}`))).filter((all) => all.includes('home'));
  expect(beats(true).length).toBeGreaterThan(5);
  expect(beats(true).every((all) => all.indexOf('mend') > all.indexOf('home'))).toBe(true);
  expect(beats(false).every((all) => all.indexOf('mend') < all.indexOf('home'))).toBe(true);
});

test('how it happened is asked where it has just happened, however the story begins', () => {
  for (const midst of [true, false]) {
    const asked = Array.from({ length: 60 }, (_, n) => beatsFor('introduction', 10, { ...IS, midst }, diceFrom(`notice-${n}`))).filter((beats) => beats.includes('notice'));
    expect(asked.length).toBeGreaterThan(5);
    for (const beats of asked) expect(beats[beats.indexOf('notice') - 1]).toBe(midst ? 'midst' : 'spark');
  }
});

test('why it matters is asked where it has just happened, before what a family added to it', () => {
  const asked = Array.from({ length: 60 }, (_, n) => beatsFor('introduction', 10, { ...IS, wishes: 1 }, diceFrom(`matters-${n}`))).filter((beats) => beats.includes('stakes'));
  expect(asked.length).toBeGreaterThan(5);
  for (const beats of asked) expect(beats.indexOf('stakes')).toBeLessThan(beats.indexOf('wish'));
});

test('whoever stood against the others has an end, before the friend has a second scene', () => {
  const beats = beatsFor('resolution', 6, { ...IS, together: true, foil: true, cameos: 1, wishes: 1, meetings: 1 }, diceFrom('foil'));
  expect(beats).toContain('foil');
  expect(beats).toContain('pay');
});

test('what is asked for is told before it is packed, where a large family leaves room for one of the two', () => {
  const large = { ...IS, foil: true, cameos: 1, wishes: 1, meetings: 0, place: false };
  expect(beatsFor('introduction', 8, { ...large, asked: true }, diceFrom('drum'))).toContain('wish');
  expect(beatsFor('introduction', 8, large, diceFrom('drum'))).toContain('plant');
});

test('whoever was met on the road is met again before it is told what became of the others', () => {
  const told = Array.from({ length: 40 }, (_, n) => beatsFor('resolution', 10, { ...IS, foil: true, cameos: 1, quarrel: true }, diceFrom(`later-${n}`)));
  for (const beats of told) for (const pay of ['pay', 'pay2']) for (const later of ['foil', 'cameo']) expect(beats.indexOf(pay), beats.join()).toBeLessThan(beats.indexOf(later));
});

test.each([['climax', 'low', 'last'], ['introduction', 'doubt', 'talk']] as const)('in the %s “%s” comes before “%s”: nobody is brave and then despairs, or settles it and then looks for somebody bigger', (phase, first, then) => {
  const both = Array.from({ length: 80 }, (_, n) => beatsFor(phase, 11, IS, diceFrom(`order-${n}`))).filter((beats) => beats.includes(first) && beats.includes(then));
  expect(both.length).toBeGreaterThan(10);
  for (const beats of both) expect(beats.indexOf(first)).toBeLessThan(beats.indexOf(then));
});

test('who is nine and older has shared out the last biscuit before somebody laughs', () => {
  const told = (older: boolean): string[][] => Array.from({ length: 80 }, (_, n) => beatsFor('climax', 11, { ...IS, older }, diceFrom(`laugh-${n}`))).filter((beats) => beats.includes('last') && beats.includes('glimmer'));
  expect(told(true).length).toBeGreaterThan(10);
  for (const beats of told(true)) expect(beats.indexOf('last')).toBeLessThan(beats.indexOf('glimmer'));
  for (const beats of told(false)) expect(beats.indexOf('last')).toBeGreaterThan(beats.indexOf('glimmer'));
});

test('on a lap nobody goes to look at a treasure behind the good night', () => {
  const told = (isLap: boolean): string[][] => Array.from({ length: 40 }, (_, n) => beatsFor('resolution', 10, { ...IS, meetings: 0, treasure: true, owesTreasure: true, isLap }, diceFrom(`night-${n}`))).filter((beats) => beats.includes('night'));
  expect(told(true).length).toBeGreaterThan(5);
  for (const beats of told(true)) expect(beats.indexOf('treasure')).toBeLessThan(beats.indexOf('night'));
  for (const beats of told(false)) expect(beats.indexOf('treasure')).toBeGreaterThan(beats.indexOf('night'));
});

test('on a lap nobody feels better and then weeps: what helps comes behind the tears', () => {
  const both = Array.from({ length: 80 }, (_, n) => beatsFor('climax', 11, { ...IS, isLap: true }, diceFrom(`tears-${n}`))).filter((beats) => beats.includes('memory') && beats.includes('low'));
  expect(both.length).toBeGreaterThan(10);
  for (const beats of both) expect(beats.indexOf('low')).toBeLessThan(beats.indexOf('memory'));
});

test('where nobody lives whoever is met is met on the way there, and elsewhere behind the first attempt as well', () => {
  const told = (meetsFirst: boolean): string[][] => Array.from({ length: 40 }, (_, n) => beatsFor('development', 10, { ...IS, meetsFirst }, diceFrom(`jungle-${n}`)));
  for (const beats of told(true)) for (const meet of ['meet', 'meet2']) expect(beats.indexOf(meet), beats.join()).toBeLessThan(beats.indexOf('attempt'));
  expect(told(false).filter((beats) => beats.indexOf('meet') > beats.indexOf('attempt')).length).toBeGreaterThan(10);
});

test('what became of those who were to be helped is told before somebody met on the way comes back a second time', () => {
  const told = (forOthers: boolean): string[][] => Array.from({ length: 10 }, (_, n) => beatsFor('resolution', 7, { ...IS, cameos: 1, quarrel: true, ownScene: true, forOthers }, diceFrom(`theirs-${n}`)));
  expect(told(true).every((beats) => beats.includes('theirs'))).toBe(true);
  expect(told(false).some((beats) => beats.includes('theirs'))).toBe(false);
});

test('who has been away comes in before supper and before bed', () => {
  const told = (away: boolean): string[][] => Array.from({ length: 80 }, (_, n) => beatsFor('resolution', 8, { ...IS, meetings: 0, away }, diceFrom(`in-${n}`))).filter((beats) => beats.filter((beat) => /^(?:table|telling|night)$/u.test(beat)).length > 1);
  expect(told(true).length).toBeGreaterThan(10);
  expect(told(true).filter((beats) => !beats.includes('home'))).toEqual([]);
  expect(told(false).some((beats) => !beats.includes('home'))).toBe(true);
  for (const beats of told(true)) expect(beats).toHaveLength(8);
});
