import { expect, test } from 'vitest';

interface Tally { passed: number; failed: number; skipped: number; second: number; notBegun: number; lost: number; failures: string[]; again: string[] }
interface Rules { tallyOf: (report: object | null, ranWell: boolean) => Tally; afterSecondTry: (first: Tally, second: Tally) => Tally }

const { tallyOf, afterSecondTry } = (await import(new URL('./launch/tally.mjs', import.meta.url).href)) as Rules;

const root = new URL('..', import.meta.url).pathname;
const file = (name: string, ...broken: string[]) => ({
  name: `${root}${name}`, status: broken.length > 0 ? 'failed' : 'passed', message: '',
  assertionResults: [{ status: 'passed', fullName: 'well', failureMessages: [] }, ...broken.map((fullName) => ({ status: 'failed', fullName, failureMessages: ['expected 1 to be 2\n  at a line'] }))],
});
function report(...files: ReturnType<typeof file>[]) {
  const states = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  return { numPassedTests: states.filter((one) => one === 'passed').length, numFailedTests: states.filter((one) => one === 'failed').length, numPendingTests: states.filter((one) => one === 'skipped').length, testResults: files };
}

test('a run in which all is well counts its tests and tries nothing again', () => {
  expect(tallyOf(report(file('a.test.ts'), file('b.test.ts')), true)).toEqual({ passed: 2, failed: 0, skipped: 0, second: 0, notBegun: 0, lost: 0, failures: [], again: [] });
});

test('what failed is named with its message, and its file may be tried once more', () => {
  const tally = tallyOf(report(file('a.test.ts'), file('b.test.ts', 'waits')), false);
  expect(tally).toMatchObject({ passed: 2, failed: 1, failures: ['b.test.ts > waits\nexpected 1 to be 2\n  at a line'], again: [`${root}b.test.ts`] });
});

test('what passes the second time is counted and told; what fails again has failed', () => {
  const first = tallyOf(report(file('a.test.ts'), file('b.test.ts', 'waits')), false);
  expect(afterSecondTry(first, tallyOf(report(file('b.test.ts')), true))).toMatchObject({ passed: 3, failed: 0, second: 1, failures: first.failures });
  expect(afterSecondTry(first, tallyOf(report(file('b.test.ts', 'waits')), false))).toBe(first);
});

test('a suite whose browser did not start is tried once more, and all its tests are counted then', () => {
  const skipped = ['reads', 'shares'].map((fullName) => ({ status: 'skipped', fullName, failureMessages: [] }));
  const first = tallyOf(report(file('a.test.ts'), { ...file('b.test.ts'), status: 'failed', message: 'no browser', assertionResults: skipped }), false);
  expect(first).toMatchObject({ passed: 1, failed: 1, skipped: 2, failures: ['b.test.ts\nno browser'], again: [`${root}b.test.ts`] });
  expect(afterSecondTry(first, tallyOf(report(file('b.test.ts')), true))).toMatchObject({ passed: 3, failed: 0, skipped: 0, second: 2 });
});

test('many files, a suite that cannot be loaded, and a run without a report are not tried again', () => {
  expect(tallyOf(report(...['a', 'b', 'c', 'd'].map((name) => file(name, 'breaks'))), false)).toMatchObject({ failed: 4, again: [] });
  const unloaded = { ...file('a.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] };
  expect(tallyOf(report(unloaded), false)).toMatchObject({ failed: 1, failures: ['a.test.ts\nno such module'], again: [] });
  expect(tallyOf(report(file('a.test.ts')), false)).toMatchObject({ failed: 1, failures: [expect.stringContaining('nobody caught')] });
  expect(tallyOf(null, false)).toMatchObject({ failed: 1, again: [] });
});
