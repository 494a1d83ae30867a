/** For walks in which each step stands on the one before it: after a failed one the rest says so at once. Call it once in a file. */
import { afterEach, beforeEach } from 'vitest';

export function stepByStep(): void {
  let broken = '';
  beforeEach(() => {
    if (broken) throw new Error(`not tried, because this failed before: ${broken}`);
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') broken ||= task.name;
  });
}
