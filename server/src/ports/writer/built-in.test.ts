/** The built-in storyteller never trips over our own safety gate. */
import { expect, test } from 'vitest';
import { faultsIn } from '../../testing/tells-safely.ts';

test('forty stories pass the gate and leave no slot open', async () => {
  expect(await faultsIn(0, 40)).toEqual([]);
});
