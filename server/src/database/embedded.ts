/** A real PostgreSQL under the data folder: made at the first start, found again after a crash, stopped with us. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { explainFolderError, StopWithSentence } from '../stop-with-sentence.ts';
import { databaseFolder, programFolder } from './postgres-program.ts';
import { postgresUser, type SystemUser } from './postgres-user.ts';

export interface EmbeddedPostgres {
  url: string;
  /** One line when the files are not where a person would look for them. */
  note: string | null;
  /** It ran before we asked: another program of ours uses it, or one was killed. */
  wasRunning: boolean;
  stop(): Promise<void>;
  /** Leaves it as a killed program would. */
  abandon(): void;
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', 'shared_buffers=64MB', 'jit=off'];

interface Run {
  programs: string;
  folder: string;
  user: SystemUser | null;
}

/** Runs a PostgreSQL program to its end and answers what it printed. */
function run({ programs, user }: Run, program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    // pg_ctl leaves the server running, so its output must not be a pipe that the server would hold open.
    const pipes = program === 'pg_ctl' ? ('ignore' as const) : ('pipe' as const);
    const child = spawn(join(programs, 'bin', program), args, { ...user, cwd: '/', stdio: ['ignore', pipes, pipes], env: { ...process.env, LC_ALL: 'C' } });
    let said = '';
    child.stdout?.on('data', (chunk) => (said += String(chunk)));
    child.stderr?.on('data', (chunk) => (said += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said || `${program} ended with ${code}`))));
  });
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
    server.on('error', reject);
  });

type Holder = 'ours' | 'somebody else' | 'nobody';

/** Who has the process number of a lock now. PostgreSQL works in its data folder, so the folder tells its process from others. */
function holderOf(pid: number, folder: string): Holder {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) ? 'ours' : 'somebody else';
  } catch {
    return 'nobody';
  }
}

/** The port of a server that already runs on these files (it survives a kill -9 of ours), or null. */
function runningPort(folder: string): number | null {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const holder = holderOf(Number(lines[0]), folder);
  // PostgreSQL clears a lock of nobody by itself, and more carefully than we could; one with a number that is taken again it cannot tell.
  if (holder === 'somebody else') rmSync(pidFile, { force: true });
  return holder === 'ours' && lines[7]?.trim() === 'ready' ? Number(lines[3]) : null;
}

function explain(error: unknown, folder: string, logFile: string): unknown {
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-4000) : '';
  const said = `${(error as Error).message}\n${log}`;
  if (/No space left on device/i.test(said)) return explainFolderError({ code: 'ENOSPC' }, folder);
  if (/Permission denied|could not access directory/i.test(said)) return explainFolderError({ code: 'EACCES' }, folder);
  if (/incompatible with server/i.test(said)) {
    return new StopWithSentence(`The database in ${folder} was made by another PostgreSQL version. Keep the folder, and start the version of Fableloom that made it.`);
  }
  return new StopWithSentence(`The built-in PostgreSQL could not start; ${logFile} says why. Your stories in ${folder} are untouched.`);
}

async function initialise(place: Run, password: string): Promise<void> {
  // A first start that was cut off leaves a folder without PG_VERSION or with our mark: it holds nothing yet.
  const mark = `${place.folder}.unfinished`;
  if (existsSync(join(place.folder, 'PG_VERSION')) && !existsSync(mark)) return;
  rmSync(place.folder, { recursive: true, force: true });
  writeFileSync(mark, '');
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${place.folder}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.user) for (const path of [place.folder, passwordFile]) chownSync(path, place.user.uid, place.user.gid);
  try {
    await run(place, 'initdb', [`--pgdata=${place.folder}`, '--username=fableloom', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-sync']);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(mark);
}

/** The children of a killed server need a moment to end before its files are free again. */
const STILL_ENDING = /pre-existing shared memory block|could not bind|lock file/;
const TRIES = 10;

async function startServer(place: Run, logFile: string, port: number): Promise<void> {
  const options = SETTINGS.flatMap((setting) => ['-c', setting]).join(' ');
  const args = ['start', '-w', '-t', '60', '-D', place.folder, '-l', logFile, '-o', `-p ${port} ${options}`];
  for (let left = TRIES; ; left--) {
    const logged = statSync(logFile).size;
    try {
      await run(place, 'pg_ctl', args);
      return;
    } catch (error) {
      const said = readFileSync(logFile).subarray(logged).toString();
      if (left === 1 || !STILL_ENDING.test(said)) throw error;
      await setTimeout(500);
    }
  }
}

const LOOK_EVERY_MS = 2000;

/** Starts the server again, on the same port, when somebody else ended it. Answers a function that lets it end. */
function keepRunning(place: Run, logFile: string, port: number): () => void {
  let busy = false;
  const look = async () => {
    if (busy || runningPort(place.folder) !== null) return;
    busy = true;
    // What goes wrong is in the log of PostgreSQL; the next look tries again.
    await startServer(place, logFile, port).catch(() => undefined);
    busy = false;
  };
  // A lock that goes away under the look, or a file that cannot be opened now, ends nobody: it is looked at again.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function keptPassword(folder: string): string {
  const path = `${folder}-password`;
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8').trim();
}

/** Starts (or finds running) the PostgreSQL of a data folder. Errors are sentences for the terminal. */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const user = postgresUser();
  const { folder, moved } = databaseFolder(dataFolder, user);
  const logFile = join(dirname(folder), 'postgres.log');
  const place: Run = { programs: programFolder(user), folder, user };
  try {
    mkdirSync(dirname(folder), { recursive: true });
    if (moved) chmodSync(dirname(folder), 0o755);
    if (!existsSync(logFile)) writeFileSync(logFile, '');
    if (user) chownSync(logFile, user.uid, user.gid);
    const password = keptPassword(folder);
    await initialise(place, password);
    let port = runningPort(folder);
    const wasRunning = port !== null;
    if (port === null) {
      port = await freePort();
      await startServer(place, logFile, port);
    }
    const stopWatching = keepRunning(place, logFile, port);
    const stop = async () => {
      stopWatching();
      if (runningPort(folder) === null) return;
      await run(place, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', folder]).catch(() => undefined);
    };
    const note = moved ? `PostgreSQL may not enter ${dataFolder} as its own user, so the database is kept in ${folder}.` : null;
    return { url: `postgres://fableloom:${password}@127.0.0.1:${port}/postgres`, note, wasRunning, stop, abandon: stopWatching };
  } catch (error) {
    throw explain(error, folder, logFile);
  }
}
