/** npm start: fetches what is missing, builds what changed, starts the server. `--dev` reloads both sides on change, `--build` does not start. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled, withNode } from './launch/install.mjs';
import { findNode24 } from './launch/node24.mjs';
import { ROOT, stopOn } from './launch/say.mjs';

const isDev = process.argv.includes('--dev');

function runServer(node) {
  // The bundler watches the pages; Node starts the server anew when its own rooms change.
  const watch = isDev ? ['server/src', 'contract/src', 'engines'].map((room) => `--watch-path=${join(ROOT, room)}`).concat('--watch-preserve-output') : [];
  const environment = { ...withNode(node), NODE_ENV: isDev ? 'development' : 'production', ...(isDev ? { FABLELOOM_DEV: '1' } : {}) };
  const server = spawn(node, ['--disable-warning=ExperimentalWarning', ...watch, join(ROOT, 'server', 'src', 'start.ts')], { cwd: ROOT, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('close', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

try {
  const node = await findNode24();
  await ensureInstalled(node);
  if (!isDev) await ensureBuilt(node);
  if (!process.argv.includes('--build')) runServer(node);
} catch (error) {
  stopOn(error);
}
