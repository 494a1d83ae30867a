import { expect, test } from 'vitest';
import { maya } from '../testing/families.ts';
import type { Notes } from './note-clause.ts';
import type { Player } from './player.ts';
import { playersOf } from './players-of.ts';

const player = (notes: Omit<Notes, 'feelings'>, text = ''): Player | undefined =>
  playersOf([maya], new Map([[maya.id, { feelings: new Map(), ...notes }]]), { text, mood: 'calm', asTold: (prop) => `the ${prop}` })[0];

test('of whom nothing is said, that one stands there in the mood of all', () => {
  expect(player({})).toEqual({ character: maya, feeling: 'calm', pose: 'standing' });
});

test('a free hand holds its thing, and one that runs or points does not', () => {
  expect(player({ held: 'map' })).toMatchObject({ pose: 'holding', held: 'the map' });
  expect(player({ held: 'map', pose: 'sitting' })).toMatchObject({ pose: 'sitting', held: 'the map' });
  expect(player({ held: 'map', pose: 'thinking' })).toMatchObject({ pose: 'holding', held: 'the map' });
  expect(player({ held: 'map', pose: 'running' })).not.toHaveProperty('held');
  expect(player({ held: 'map', pose: 'pointing', pointsAt: 'moon' })).not.toHaveProperty('held');
});

test('who climbed on a box holds something up, who climbs a tree does not', () => {
  expect(player({ held: 'lamp', pose: 'climbing', climbs: 'box' })).toMatchObject({ held: 'the lamp' });
  expect(player({ held: 'lamp', pose: 'climbing', climbs: 'tree' })).not.toHaveProperty('held');
});

test('a hand that holds what has no drawing is not stretched out', () => {
  expect(player({ pose: 'holding' })).toMatchObject({ pose: 'standing' });
});

test('who lies in the grass has no blanket, but for who sleeps there', () => {
  expect(player({ pose: 'lying' }, 'Maya lay in the grass.')).toMatchObject({ uncovered: true });
  expect(player({ pose: 'lying' }, 'Maya slept in the grass.')).not.toHaveProperty('uncovered');
});
