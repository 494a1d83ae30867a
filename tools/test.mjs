/** npm test: installs what is missing and runs every layer, cheap ones first; ends with one line that counts the tests. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled, withNode } from './launch/install.mjs';
import { findNode24 } from './launch/node24.mjs';
import { ROOT, stopOn } from './launch/say.mjs';
import { afterSecondTry, tallyOf } from './launch/tally.mjs';

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
const WAITING = ['server', 'journeys'];
const layers = isLong ? ['long', 'long-journeys'] : ['unit', 'engines', 'server', 'journeys'];

async function runFiles(node, layer, folder, files = []) {
  const report = join(folder, `${layer}${files.length > 0 ? '-again' : ''}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ranWell = await run(node, files.length > 0 ? `${layer}, what failed once more` : layer, 'vitest/vitest.mjs', ['run', '--project', layer, ...options, ...files]);
  return tallyOf(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, ranWell);
}

/** Layers that wait for databases and browsers may lose a wait on a shared machine: up to three files that failed are run once more, and it is said (docs/decisions/0084). */
async function runLayer(node, layer, folder) {
  const first = await runFiles(node, layer, folder);
  if (!WAITING.includes(layer) || first.again.length === 0) return first;
  return afterSecondTry(first, await runFiles(node, layer, folder, first.again));
}

try {
  const node = await findNode24();
  await ensureInstalled(node);
  await ensureBuilt(node);
  const total = { passed: 0, failed: 0, skipped: 0, second: 0 };
  const failures = [];
  for (const [title, script, args, options] of isLong ? [] : checks) {
    const isWell = await run(node, title, script, args, options);
    total[isWell ? 'passed' : 'failed'] += 1;
    if (!isWell) failures.push(title);
  }
  const folder = mkdtempSync(join(tmpdir(), 'fableloom-reports-'));
  for (const layer of layers) {
    const tally = await runLayer(node, layer, folder);
    for (const key of Object.keys(total)) total[key] += tally[key];
    failures.push(...tally.failures);
  }
  rmSync(folder, { recursive: true, force: true });
  // Said at the very end: of a long run often only the end is kept.
  for (const failure of failures) process.stdout.write(`\nfailed${total.failed === 0 ? ' the first time' : ''}: ${failure}\n`);
  const second = total.second > 0 ? ` (${total.second} only the second time, above: a fault to look into)` : '';
  process.stdout.write(`\n${total.passed} passed${second}, ${total.failed} failed, ${total.skipped} skipped\n`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
} catch (error) {
  stopOn(error);
}
