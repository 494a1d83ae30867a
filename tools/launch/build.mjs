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

/** Sizes and times instead of contents: a second start must take no time to find out that there is nothing to do. */
function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of ['web', 'contract']) {
    for (const path of sources(join(ROOT, folder))) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${relative(ROOT, path)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

export async function ensureBuilt(node) {
  const hash = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  await step('Building the pages', async () => {
    try {
      const program = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
      await runQuietly(node, [program, 'build'], { cwd: join(ROOT, 'web'), env: { ...withNode(node), NODE_ENV: 'production' } });
      writeFileSync(STAMP, hash);
    } catch (error) {
      throw explain(error, 'Building the pages');
    }
  });
}
