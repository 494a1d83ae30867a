/** A Fableloom of its own for a journey: the real program, started and stopped as a person would. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The first start draws the starter cast, and the machine may have more to do. */
const START_WITHIN_MS = 180_000;
/** Where global-setup.ts keeps a data folder in which everything is drawn already. */
export const MODEL_FOLDER = 'JOURNEY_MODEL_FOLDER';

export interface House {
  url: string;
  /** Seconds from pressing Enter to the first answer. */
  startedIn: number;
  said(): string;
  /** Ctrl+C, and wait. */
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
}

export interface Home {
  folder: string;
  port: number;
  /** Starts the program on this folder. */
  open(environment?: NodeJS.ProcessEnv): Promise<House>;
  /** Starts the program where it cannot start, and answers what it said before it ended. */
  openInVain(environment: NodeJS.ProcessEnv): Promise<string>;
  remove(): Promise<void>;
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

async function firstAnswer(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const giveUp = Date.now() + START_WITHIN_MS;
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`the server stopped: ${said()}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not answer: ${said()}`);
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => (child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve()));

/** @param furnished whether the starter cast is drawn already, so that a journey about something else begins at once */
export async function newHome({ furnished = true } = {}): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'fableloom-home-'));
  // PostgreSQL runs as its own user when we are root, and must be able to enter.
  await chmod(folder, 0o755);
  const model = process.env[MODEL_FOLDER];
  // As it is, owners and rights too: PostgreSQL accepts its folder only so.
  if (furnished && model) await promisify(execFile)('cp', ['-a', model, join(folder, 'data')]);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  function run(environment: NodeJS.ProcessEnv) {
    // Vitest sets a BASE_URL of its own, which is not an address.
    const own = { BASE_URL: '', NODE_ENV: 'production', PORT: String(port), FABLELOOM_DATA: join(folder, 'data'), LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [join(ROOT, 'server/src/start.ts')], { cwd: ROOT, env: { ...process.env, ...own, ...environment } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    return { child, said: () => output };
  }

  return {
    folder,
    port,
    async openInVain(environment) {
      const { child, said } = run(environment);
      await ended(child);
      return said();
    },
    async open(environment = {}) {
      const began = Date.now();
      const { child, said } = run(environment);
      await firstAnswer(url, child, said);
      return {
        url,
        startedIn: (Date.now() - began) / 1000,
        said,
        async stop() {
          // As a terminal does it: it tells the program, and so does the launcher, which was told as well.
          child.kill('SIGINT');
          child.kill('SIGINT');
          await ended(child);
        },
        async kill() {
          child.kill('SIGKILL');
          await ended(child);
        },
      };
    },
    async remove() {
      // A killed server leaves its PostgreSQL running; a start and a stop end it properly.
      await rm(folder, { recursive: true, force: true });
    },
  };
}
