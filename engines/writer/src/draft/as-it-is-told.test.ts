// What was told keeps out what would contradict it: an hour that is over, a decision behind the packing, a second first time.
import { expect, test } from 'vitest';
import type { Phase } from '../brief.ts';
import { markOf } from '../tell/marks.ts';
import { voiceFor } from '../voices/voices.ts';
import { asItIsTold } from './as-it-is-told.ts';
import type { DraftOrder } from './order.ts';

const lapOrder = (phase: Phase, used: readonly string[] = []): DraftOrder =>
  ({ brief: { phase, earlier: [], ageRange: '3-4' }, cast: { friend: {} }, used, plan: { premise: 'Over the Whispering Mountains', tool: 'power', words: {} }, suits: () => 'well' }) as unknown as DraftOrder;

test('on a lap two who have quarrelled hold hands and share an apple once they have made it up', () => {
  const hands = 'They were at {spot}. {H} held on to {F’s} {F.hand}.';
  const { order, tick } = asItIsTold(lapOrder('development'));
  expect(order.suits(hands, 'way')).toBe('well');
  tick('“My way!” “No, my way!”', 'strain');
  expect([order.suits(hands, 'way'), order.suits('{H} sat down.', 'way')]).toEqual(['not', 'well']);
  const [strain = ''] = voiceFor('3-4').development.strain ?? [];
  const later = asItIsTold(lapOrder('climax', [markOf(strain)]));
  expect(later.order.suits(hands, 'arrive')).toBe('not');
  later.tick('“I am here,” said Finn.', 'friendacts');
  expect([later.order.suits(hands, 'glimmer'), asItIsTold(lapOrder('climax')).order.suits(hands, 'arrive')]).toEqual(['well', 'well']);
});

test('who the hero is can be said without what will save the day, since that has a scene of its own', () => {
  const { order } = asItIsTold(lapOrder('introduction'));
  expect([order.suits('{H} was {H.a-kind}. {H.power}', 'hero'), order.suits('{H} was {H.a-kind}. [{H.power}|Hello!]', 'hero'), order.suits('{H.power} Wow!', 'plant:power')]).toEqual(['nearly', 'well', 'well']);
});

const orderOf = (phase: Phase, earlier: { phase: Phase; text: string }[] = []): DraftOrder =>
  ({ brief: { phase, earlier }, plan: { premise: 'Storm over Lantern Bay', words: { time: 'morning' } }, suits: () => 'well' }) as unknown as DraftOrder;

test('a draft hears the hours of the part before it, and of its own paragraphs', () => {
  const { order, tick } = asItIsTold(orderOf('climax', [{ phase: 'development', text: 'That evening they knocked.' }]));
  expect(order.suits('By noon they had enough. It was noon.', 'low')).toBe('not');
  expect(order.suits('[At noon they stopped.|At midnight they stopped.]', 'low')).toBe('well');
  expect(order.suits('It was noon in the story that he told.', 'memory')).toBe('well');
  tick('It was about midnight.', 'low');
  expect(order.suits('They sat down to supper.', 'low')).toBe('not');
});

test('who has packed does not draw straws for who will go', () => {
  const { order, tick } = asItIsTold(orderOf('introduction'));
  const straws = '{decides}They drew straws, and {H} got the short one.';
  expect(order.suits(straws, 'hook')).toBe('well');
  tick('Packing took no time.', 'pack');
  expect(order.suits(straws, 'hook')).toBe('not');
  expect(order.suits('{decides}{H} stood in the hall with {his} bag on.', 'hook')).toBe('well');
  expect(order.suits('They set off.', 'hook')).toBe('well');
});

test('what happens for the first time happens once in a story, whoever says it aloud', () => {
  const { order, tick } = asItIsTold(orderOf('development', [{ phase: 'introduction', text: 'She saw it for the first time.' }]));
  expect(order.suits('For the first time {H} sat still.', 'way')).toBe('not');
  expect(order.suits('“For the first time,” said {H}.', 'way')).toBe('well');
  expect(order.suits('[For the first time|Once more] {H} sat still.', 'way')).toBe('well');
  expect(order.suits('{H} was the only one who laughed.', 'way')).toBe('well');
  tick('Ada was the only one who laughed.', 'laugh');
  expect(order.suits('{H} was the only one who cried.', 'way')).toBe('not');
});
