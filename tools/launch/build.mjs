/** Builds the web pages when their sources changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withNode } from './install.mjs';
import { explain, ROOT, runQuietly, step } from './say.mjs';

const STAMP = join(ROOT, 'web', 'build', '.fableloom-built');
const SKIP = new Set(['node_modules', 'build', '.react-router']);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** @param about what is looked at of each source */
function sourceHash(root, about) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['web', 'contract']) {
    for (const path of sources(join(root, folder))) hash.update(`${relative(root, path)} `).update(about(path)).update('\n');
  }
  return hash.digest('hex');
}

/** A second start must take no time to find out that there is nothing to do. */
const byTimes = (root) => sourceHash(root, (path) => `${statSync(path).size} ${statSync(path).mtimeMs}`);
/** Times change on the way into a container's image or to another machine, and there nobody may build. */
const byContents = (root) => sourceHash(root, (path) => readFileSync(path));

/** What is kept of the sources that were built. */
export const stampOf = (root = ROOT) => `${byTimes(root)}\n${byContents(root)}`;

/** @param stamp of the last build */
export function isBuiltFrom(stamp, root = ROOT) {
  const [times, contents] = stamp.split('\n');
  return times === byTimes(root) || contents === byContents(root);
}

export async function ensureBuilt(node) {
  if (existsSync(STAMP) && isBuiltFrom(readFileSync(STAMP, 'utf8'))) return;
  const stamp = stampOf();
  await step('Building the pages', async () => {
    try {
      const program = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
      await runQuietly(node, [program, 'build'], { cwd: join(ROOT, 'web'), env: { ...withNode(node), NODE_ENV: 'production' } });
      writeFileSync(STAMP, stamp);
    } catch (error) {
      throw explain(error, 'Building the pages');
    }
  });
}
