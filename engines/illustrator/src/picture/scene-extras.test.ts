import { expect, test } from 'vitest';
import { leastHidden } from './scene-extras.ts';

test('what is big and stands behind people stands where they do not hide it', () => {
  const bodies = [{ x: 480, half: 110 }, { x: 690, half: 110 }];
  const { x } = leastHidden(120, bodies, 1024);
  expect(x + 120).toBeLessThanOrEqual(370);
  expect(x - 120).toBeGreaterThan(0);
});

test('where there is no room beside them it is seen between them', () => {
  const bodies = [{ x: 150, half: 150 }, { x: 870, half: 154 }];
  const { x } = leastHidden(140, bodies, 1024);
  expect(x).toBeGreaterThan(430);
  expect(x).toBeLessThan(590);
});

test('where five hide all of it, that is known', () => {
  const bodies = [100, 300, 500, 700, 900].map((x) => ({ x, half: 110 }));
  expect(leastHidden(120, bodies, 1024).seen).toBeLessThan(0.45);
});
