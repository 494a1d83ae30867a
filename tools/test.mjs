/** npm test: installs what is missing and runs every layer, cheap ones first; ends with one line that counts the tests. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled, withNode } from './launch/install.mjs';
import { findNode24 } from './launch/node24.mjs';
import { ROOT, stopOn } from './launch/say.mjs';

const isLong = process.argv.includes('--long');

function run(node, title, script, args, options = {}) {
  const began = Date.now();
  process.stdout.write(`\n— ${title}\n`);
  return new Promise((resolve) => {
    const child = spawn(node, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT, stdio: 'inherit', env: withNode(node), ...options });
    child.on('close', (code) => {
      process.stdout.write(`  ${title}: ${code === 0 ? 'well' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
      resolve(code === 0);
    });
  });
}

const TSC = 'typescript/bin/tsc';

/** Checks that count as one test each. */
const checks = [
  ['types of contract, server, engines', TSC, ['--noEmit', '-p', 'tsconfig.json']],
  ['types of the pages', '@react-router/dev/bin.cjs', ['typegen'], { cwd: join(ROOT, 'web') }],
  ['types of web', TSC, ['--noEmit', '-p', 'web/tsconfig.json']],
  ['lint', 'oxlint/bin/oxlint', ['--quiet']],
];
const layers = isLong ? ['long'] : ['unit', 'engines', 'server', 'journeys'];

async function runLayer(node, layer, folder) {
  const report = join(folder, `${layer}.json`);
  const passedRun = await run(node, layer, 'vitest/vitest.mjs', ['run', '--project', layer, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    // A suite that could not even be loaded has no failed test, but has failed.
    const failed = numFailedTests + (passedRun || numFailedTests > 0 ? 0 : 1);
    return { passed: numPassedTests, failed, skipped: numPendingTests, failures: failuresOf(testResults) };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${layer}: no report could be read (${error.message})`] };
  }
}

/** Each failed test or suite as one text: file, name, first lines of its message. Said again at the very end: of a long run often only the end is kept. */
function failuresOf(testResults) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const told = failed.map(({ fullName, failureMessages }) => `${relative(ROOT, name)} > ${fullName}\n${failureMessages.join('\n').split('\n').slice(0, 12).join('\n')}`);
    return told.length === 0 && message ? [`${relative(ROOT, name)}\n${message}`] : told;
  });
}

try {
  const node = await findNode24();
  await ensureInstalled(node);
  await ensureBuilt(node);
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const [title, script, args, options] of isLong ? [] : checks) {
    const isWell = await run(node, title, script, args, options);
    total[isWell ? 'passed' : 'failed'] += 1;
    if (!isWell) failures.push(title);
  }
  const folder = mkdtempSync(join(tmpdir(), 'fableloom-reports-'));
  for (const layer of layers) {
    const result = await runLayer(node, layer, folder);
    for (const key of Object.keys(total)) total[key] += result[key];
    failures.push(...(result.failures ?? []));
  }
  rmSync(folder, { recursive: true, force: true });
  for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
} catch (error) {
  stopOn(error);
}
