/** For walks in which each step stands on the one before it: after a failed one the rest says so at once. Call it once in a file. */
import { afterEach, beforeEach } from 'vitest';

/** @param seen what to print when a step fails: what the program said, what the page shows */
export function stepByStep(seen: () => Promise<string> | string = () => ''): void {
  let broken = '';
  beforeEach(() => {
    if (broken) throw new Error(`not tried, because this failed before: ${broken}`);
  });
  afterEach(async ({ task }) => {
    if (broken || task.result?.state !== 'fail') return;
    broken = task.name;
    process.stdout.write(`${await seen()}\n`);
  });
}
