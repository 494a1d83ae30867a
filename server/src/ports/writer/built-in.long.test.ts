/** The same over two thousand stories; run with the project “long”. */
import { expect, test } from 'vitest';
import { faultsIn } from '../../testing/tells-safely.ts';

/** Eight thousand phases: minutes on a quiet machine, much longer on a busy one. */
const HOURS = 3 * 3_600_000;

test('two thousand stories pass the gate and leave no slot open', async () => {
  expect(await faultsIn(40, 2040)).toEqual([]);
}, HOURS);
