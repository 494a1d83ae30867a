import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya } from '../testing/families.ts';
import { floorOf } from './room-floor.ts';
import { growthOf } from './undergrowth.ts';
import { courseOf } from './ways.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const shares = (found: readonly string[]): number[] => [...Map.groupBy(found, (one) => one).values()].map(({ length }) => length / found.length);

test.each(['meadow', 'forest', 'garden', 'street'] as const)('the way and the corners of a %s are not the same in half of the pictures', (ground) => {
  for (const all of [seeds.map((seed) => courseOf(ground, seed)), seeds.map((seed) => growthOf(ground, seed))]) {
    expect(new Set(all).size).toBeGreaterThan(2);
    expect(Math.max(...shares(all))).toBeLessThan(0.56);
  }
});

test.each(['bedroom', 'playroom', 'library', 'kitchen'] as const)('rugs and what stands in the corners of a %s change', (room) => {
  const floors = seeds.map((seed) => floorOf(room, seed));
  for (const all of [floors.map(({ rug }) => rug), floors.map(({ pot }) => pot)]) expect(Math.max(...shares(all))).toBeLessThan(0.6);
  expect(new Set(floors.map((floor) => Object.values(floor).join())).size).toBeGreaterThan(20);
});

test('one seed draws one and the same way', () => {
  expect(courseOf('meadow', 'a')).toBe(courseOf('meadow', 'a'));
  const scene = () => drawPicture({ is: 'scene', seed: 'a', text: 'Maya laughed on the meadow.', cast: [maya] }).svg;
  expect(scene()).toBe(scene());
});
