/** npm run admin -- grant <email> [permissions], revoke <email>, list */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, withNode } from './launch/install.mjs';
import { findNode24 } from './launch/node24.mjs';
import { ROOT, stopOn } from './launch/say.mjs';

try {
  const node = await findNode24();
  await ensureInstalled(node);
  const child = spawn(node, [join(ROOT, 'server', 'src', 'grant-admin.ts'), ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env: withNode(node) });
  child.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  stopOn(error);
}
