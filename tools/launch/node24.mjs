/** Finds Node 24, or fetches it once through the npm registry into .cache. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain, ROOT, runQuietly, step, StopWithSentence } from './say.mjs';

const VERSION = '24.21.0';
const [major] = process.versions.node.split('.').map(Number);

/** The registry's package that carries the program for this machine, without install scripts. */
function packageName() {
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `${isAppleSilicon ? 'node-bin' : 'node'}-${platform}-${process.arch}`;
}

/** How to run npm: the one that started us, by `node`, or the one on the path. */
export function npm(node = process.execPath) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? { command: node, before: [script] } : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}

/** @returns {Promise<string>} path of a Node 24 program */
export async function findNode24() {
  if (major >= 24) return process.execPath;
  if (major < 20) throw new StopWithSentence(`Fableloom needs Node 20 or newer; this is ${process.version}.`);
  const folder = join(ROOT, '.cache', 'node24');
  const program = join(folder, 'node_modules', packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const isWhole = () => existsSync(program) && existsSync(join(folder, 'whole'));
  if (isWhole()) return program;
  await step(`Fetching Node ${VERSION}, once (this is ${process.version})`, async () => {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
      const { command, before } = npm();
      await runQuietly(command, [...before, 'install', '--no-audit', '--no-fund', '--ignore-scripts', `${packageName()}@${VERSION}`], { cwd: folder });
      await runQuietly(program, ['--version']);
      writeFileSync(join(folder, 'whole'), VERSION);
    } catch (error) {
      throw explain(error, 'Fetching Node 24');
    }
  });
  return program;
}
