/** What a layer's report says: how many passed, what failed, and what became of it when it was tried once more. */
import { relative } from 'node:path';
import { ROOT } from './say.mjs';

/** More files than these are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 3;
const LINES_TOLD = 12;

const failedOf = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');
/** Its tests are known and some were never run: what they were to begin with (a browser, a database) was not there. */
const neverBegan = (file) => file.status === 'failed' && failedOf(file).length === 0 && file.assertionResults.length > 0;

/** Each failed test, or suite that could not be loaded, as one text: file, name, first lines of its message. */
function failuresOf(file) {
  const name = relative(ROOT, file.name);
  const told = failedOf(file).map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages.join('\n').split('\n').slice(0, LINES_TOLD).join('\n')}`);
  return told.length > 0 || file.status !== 'failed' ? told : [`${name}\n${file.message}`];
}

/** @param report of vitest as JSON, null where there is none @param ranWell whether the run ended with 0 */
export function tallyOf(report, ranWell) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, second: 0, notBegun: 0, lost: 0, failures: ['no report could be read'], again: [] };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  const broken = testResults.filter((file) => failuresOf(file).length > 0);
  const failures = broken.flatMap(failuresOf);
  const notBegun = broken.filter(neverBegan).flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status !== 'passed')).length;
  const unnamed = ranWell || failures.length > 0 ? [] : ['no test, but the run ended badly: an error that nobody caught, further up'];
  return {
    passed: numPassedTests,
    // A suite that could not even be loaded has no failed test, but has failed.
    failed: numFailedTests + (ranWell || numFailedTests > 0 ? 0 : 1),
    skipped: numPendingTests,
    second: 0,
    notBegun,
    lost: numFailedTests + notBegun,
    failures: [...failures, ...unnamed],
    again: broken.length <= MOST_TRIED_AGAIN && broken.every((file) => failedOf(file).length > 0 || neverBegan(file)) ? broken.map((file) => file.name) : [],
  };
}

/** @param second the tally of the files that failed, run once more: what passes then is counted, and told */
export const afterSecondTry = (first, second) =>
  second.failed > 0
    ? first
    : { ...first, passed: first.passed + first.lost, failed: 0, skipped: first.skipped - first.notBegun, second: first.lost };
