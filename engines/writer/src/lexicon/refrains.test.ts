// What a child says along on a lap.
import { expect, it } from 'vitest';
import { type Way, atBedOf, refrainsFor } from './refrains.ts';

const ALL: readonly Way[] = ['house', 'road', 'water', 'ride', 'space'];

it('there are some for each way, short enough for a page that tells something else as well', () => {
  for (const way of ALL) expect(refrainsFor(way).length, way).toBeGreaterThan(5);
  for (const refrain of ALL.flatMap((way) => refrainsFor(way))) expect(refrain.split(' ').length, refrain).toBeLessThanOrEqual(7);
});

it('each comes back at bedtime with the same sound', () => {
  for (const refrain of new Set(ALL.flatMap((way) => refrainsFor(way)))) {
    const words = refrain.toLowerCase().match(/\p{L}+/gu) ?? [];
    const shared = [...(atBedOf(refrain) ?? '').toLowerCase().matchAll(/\p{L}+/gu)].filter(([word]) => words.some((one) => one === word));
    expect(shared.length, refrain).toBeGreaterThan(1);
  }
  expect(atBedOf('Shh, shh, hush.')).toBeUndefined();
});
