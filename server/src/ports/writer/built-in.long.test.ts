/** The same over two thousand stories; run with the project “long”. */
import { expect, test } from 'vitest';
import { faultsIn } from '../../testing/tells-safely.ts';

test('two thousand stories pass the gate and leave no slot open', async () => {
  expect(await faultsIn(40, 2040)).toEqual([]);
});
