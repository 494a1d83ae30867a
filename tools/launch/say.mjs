/** What the launcher prints: one line a step, with the time it took; errors are one sentence that says what to do. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export class StopWithSentence extends Error {}

/** Runs `work` under a line that grows while it runs. */
export async function step(text, work) {
  const began = Date.now();
  process.stdout.write(`${text} `);
  const dots = setInterval(() => process.stdout.write('.'), 2000);
  try {
    const result = await work();
    process.stdout.write(` ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('\n');
    throw error;
  } finally {
    clearInterval(dots);
  }
}

/** Runs a program quietly; rejects with everything it printed. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said || `${command} ended with ${code}`))));
  });
}

/** What a failed step means for the person. */
export function explain(error, what) {
  const said = String(error?.message ?? error);
  if (/ENOSPC|no space left/i.test(said)) return new StopWithSentence('There is no space left on the disk. Free about 2 GB and start again; nothing was lost.');
  if (/EACCES|EPERM|EROFS/.test(said)) return new StopWithSentence(`${what} failed: this user may not write to ${ROOT}. Change the rights of the folder or clone it elsewhere.`);
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|network/i.test(said)) {
    return new StopWithSentence(`${what} failed: the npm registry does not answer. Check the network and start again; what is there stays.`);
  }
  return new StopWithSentence(`${what} failed. Start again to go on from there; if it fails again, delete node_modules and .cache first.\n\n${said.slice(-3000)}`);
}

export function stopOn(error) {
  process.stderr.write(`\n${error instanceof StopWithSentence ? error.message : error?.stack ?? error}\n`);
  process.exit(1);
}
