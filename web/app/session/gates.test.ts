import type { Me } from '@fableloom/contract';
import { GATES, type GatedAct } from '@fableloom/contract/plans/gates';
import type { Tier } from '@fableloom/contract/plans/plans';
import { expect, test } from 'vitest';
import { doorOf, roomFor, roomForImage } from './gates.ts';

const acts = Object.keys(GATES) as GatedAct[];
const known = (plan: Tier, isActive: boolean, used = 0) => {
  const limits = { characters: { used, limit: 10 }, locations: { used, limit: 5 }, images: { used, limit: plan === 'free' ? 0 : 15 } };
  return { is: 'known' as const, me: { subscription: { plan, isActive, limits } } as unknown as Me };
};

test('while the plan is being fetched every locked act waits for it', () => {
  for (const act of acts) expect(doorOf({ is: 'loading' }, act)).toEqual({ is: 'unknown' });
  expect(roomFor({ is: 'loading' }, 'character')).toEqual({ is: 'unknown' });
});

test('where the plan could not be fetched the server decides', () => {
  for (const act of acts) expect(doorOf({ is: 'missing' }, act)).toEqual({ is: 'open' });
  expect(roomFor({ is: 'missing' }, 'location')).toEqual({ is: 'open' });
});

test('a shut door has the sentence of its gate and leads to the plans', () => {
  for (const plan of [known('free', true), known('hero', false)]) {
    for (const act of acts) expect(doorOf(plan, act)).toMatchObject({ is: 'shut', sendTo: '/subscription' });
  }
  expect(doorOf(known('free', true), 'narrate-story')).toMatchObject({ sentence: 'Audio narration is only available for paid users' });
  for (const act of acts) expect(doorOf(known('explorer', true), act)).toEqual({ is: 'open' });
});

test('where no picture can be drawn this month it is said before anything is chosen', () => {
  expect(roomForImage({ is: 'loading' })).toEqual({ is: 'unknown' });
  expect(roomForImage({ is: 'missing' })).toEqual({ is: 'open' });
  expect(roomForImage(known('explorer', true, 14))).toEqual({ is: 'open' });
  expect(roomForImage(known('explorer', true, 15))).toMatchObject({ is: 'shut', sentence: "You've reached your limit of 15 images this month. Upgrade for more!" });
  expect(roomForImage(known('free', true))).toMatchObject({ is: 'shut', sendTo: '/subscription' });
});

test('a full plan leads to the plans before anything is written', () => {
  expect(roomFor(known('explorer', true, 4), 'location')).toEqual({ is: 'open' });
  expect(roomFor(known('explorer', true, 5), 'location')).toMatchObject({ is: 'shut', sendTo: '/subscription' });
  expect(roomFor(known('explorer', true, 10), 'character')).toMatchObject({ is: 'shut', sentence: expect.stringContaining('10 characters') });
});
