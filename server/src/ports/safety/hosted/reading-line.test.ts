import { expect, test } from 'vitest';
import { onBehalfOf } from '../../hosted/on-behalf-of.ts';
import { openReadingLine } from './reading-line.ts';

const as = (userId: string, act: () => Promise<void>) => onBehalfOf({ userId }, act);

/** Readings that go on until they are told to end. */
function heldReadings() {
  const line = openReadingLine(() => 0);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) => as(who, () => line(() => {
    begun.push(who);
    return new Promise<void>((end) => void ends.push(end));
  }));
  return { ask, begun, ends };
}

test('a person in haste waits behind their own readings, and others do not wait for them', async () => {
  const { ask, begun, ends } = heldReadings();
  const all = [...Array.from({ length: 10 }, () => ask('eve')), ask('ana')];
  await expect.poll(() => begun).toEqual(['eve', 'eve', 'eve', 'ana']);
  ends[0]?.();
  await all[0];
  await expect.poll(() => begun).toEqual(['eve', 'eve', 'eve', 'ana', 'eve']);
  for (let at = 1; at < all.length; at += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  await Promise.all(all);
});

test('a reading that fails gives its place to the next', async () => {
  const line = openReadingLine(() => 0);
  const failing = Array.from({ length: 20 }, (_, at) => as('eve', () => line(() => Promise.reject(new Error(`no ${at}`)))));
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(failing.map(() => 'rejected'));
});
