/** npm run doctor, npm run backup -- [folder], npm run restore -- <folder>: runs a command of server/src/operating/ with our own Node. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, withNode } from './launch/install.mjs';
import { findNode24 } from './launch/node24.mjs';
import { ROOT, stopOn } from './launch/say.mjs';

try {
  const [command, ...words] = process.argv.slice(2);
  const node = await findNode24();
  await ensureInstalled(node);
  const program = join(ROOT, 'server', 'src', 'operating', `${command}.ts`);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', program, ...words], { cwd: ROOT, stdio: 'inherit', env: withNode(node) });
  child.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  stopOn(error);
}
