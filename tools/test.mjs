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

/** @returns whether it ended with 0; whoever runs beside another is heard when it has ended */
function run(node, title, script, args, { isBeside = false, ...options } = {}) {
  const began = Date.now();
  const said = [];
  const say = isBeside ? (piece) => said.push(piece) : (piece) => process.stdout.write(piece);
  say(`\n— ${title}\n`);
  return new Promise((resolve) => {
    const stdio = isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(node, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT, stdio, env: withNode(node), ...options });
    for (const stream of isBeside ? [child.stdout, child.stderr] : []) stream.on('data', say);
    child.on('close', (code) => {
      say(`  ${title}: ${code === 0 ? 'well' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
      for (const piece of said) process.stdout.write(piece);
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
/** They keep the machine busy. */
const WORKING = isLong ? ['long'] : ['unit', 'engines'];
/** They wait for databases, browsers and clocks, each for half of its time: so they run side by side (docs/decisions/0181). */
const WAITING = isLong ? [] : ['server', 'journeys'];

async function runFiles(node, layer, folder, { files = [], isBeside = false } = {}) {
  const report = join(folder, `${layer}${files.length > 0 ? '-again' : ''}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const title = files.length > 0 ? `${layer}, what failed once more` : layer;
  const ranWell = await run(node, title, 'vitest/vitest.mjs', ['run', '--project', layer, ...options, ...files], { isBeside });
  return tallyOf(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, ranWell);
}

/** Layers that wait may lose a wait on a shared machine: one or two files that failed are run once more, and it is said (docs/decisions/0084). */
async function runWaiting(node, folder) {
  const firsts = await Promise.all(WAITING.map((layer, n) => runFiles(node, layer, folder, { isBeside: n > 0 })));
  const tallies = [];
  for (const [n, first] of firsts.entries()) {
    tallies.push(first.again.length > 0 ? afterSecondTry(first, await runFiles(node, WAITING[n], folder, { files: first.again })) : first);
  }
  return tallies;
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
  const tallies = [];
  for (const layer of WORKING) tallies.push(await runFiles(node, layer, folder));
  tallies.push(...(await runWaiting(node, folder)));
  for (const tally of tallies) {
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
