/** npm run backup: everything that families made, in one new folder: rows as they stood at one moment, pictures, the secret. The program may run meanwhile. */
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { runCommand } from './command.ts';
import { writeContents } from './contents.ts';
import { keepFolder, keepNames } from './on-disk.ts';
import { copyAll, exists, savePictures } from './pictures.ts';
import { type BackupManifest, migrationsOf, OWN_TABLES } from './tables.ts';
import { saveWaiting } from './waiting.ts';

/** Fetches what lies in the bucket too. */
const WITH_BUCKET = '--with-bucket';

/** Rows that are read, and written, with one statement. */
const BATCH = 500;

async function writeTable(client: pg.ClientBase, name: string, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let rows = 0;
  try {
    await client.query(`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from public."${name}" t`);
    for (;;) {
      const { rows: batch } = await client.query<{ row: string }>(`fetch ${BATCH} from backup_rows`);
      if (batch.length === 0) break;
      await file.appendFile(batch.map(({ row }) => `${row}\n`).join(''));
      rows += batch.length;
    }
    await client.query('close backup_rows');
    return rows;
  } finally {
    await file.close();
  }
}

/** Every table as it stood at one and the same moment. */
async function writeRows(pool: pg.Pool, folder: string): Promise<Omit<BackupManifest, 'pictures' | 'contents'>> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: Record<string, number> = {};
    for (const name of OWN_TABLES) tables[name] = await writeTable(client, name, join(folder, 'rows', `${name}.ndjson`));
    const waiting = await saveWaiting(client, folder);
    const manifest = { program: 'Fableloom' as const, made: new Date().toISOString(), migrations: await migrationsOf(client), tables, ...waiting };
    await client.query('commit');
    return manifest;
  } finally {
    client.release(true);
  }
}

const leftIn = ({ bucket, endpoint }: { bucket: string; endpoint: string }): string =>
  `Not in it: pictures and sound, which are in the bucket ${bucket} at ${endpoint}. Copy the bucket with a tool of yours, or add ${WITH_BUCKET} to fetch them into the folder.`;

const nothingSaved = (error: unknown): StopWithSentence =>
  (error instanceof StopWithSentence ? error : new StopWithSentence(`Nothing was saved: ${(error as Error).message.replace(/\.$/, '')}. Mend that and back up again.`, { cause: error }));

async function makeHalf(half: string): Promise<void> {
  try {
    await rm(half, { recursive: true, force: true });
    await mkdir(join(half, 'rows'), { recursive: true });
    await chmod(half, 0o700);
  } catch (error) {
    throw nothingSaved(error);
  }
}

/** Answers the sentences to print. @param target a folder that does not exist yet */
export async function backUp(config: Config, target: string, { withBucket = false } = {}): Promise<string> {
  if (await exists(target)) throw new StopWithSentence(`${target} exists already. Name a folder that does not exist yet.`);
  const half = `${target}.half`;
  await makeHalf(half);
  const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
  try {
    const rows = await writeRows(database.pool, half);
    // After the rows: a picture that a row names is there, unless somebody removed it in between.
    const pictures = await savePictures(config, half, { withBucket });
    const outbox = join(config.dataFolder, 'outbox');
    if (await exists(outbox)) await copyAll(outbox, join(half, 'outbox'));
    const secret = join(config.dataFolder, 'session-secret');
    if (await exists(secret)) await copyFile(secret, join(half, 'session-secret'));
    const manifest: BackupManifest = { ...rows, pictures, contents: await writeContents(half) };
    await writeFile(join(half, 'backup.json'), JSON.stringify(manifest, null, 2));
    await mkdir(dirname(target), { recursive: true });
    await keepFolder(half);
    await rename(half, target);
    await keepNames(dirname(target));
    const count = Object.values(manifest.tables).reduce((sum, each) => sum + each, 0);
    const saved = `Saved ${count} rows of ${Object.keys(manifest.tables).length} tables in ${target}.${manifest.letters > 0 ? ` Letters that wait for the mail server: ${manifest.letters}.` : ''}`;
    return pictures.are === 'inside' ? saved : `${saved} ${leftIn(pictures)}`;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw nothingSaved(error);
  } finally {
    await (database.wasRunning ? database.pool.end() : database.close());
  }
}

if (import.meta.main) {
  await runCommand(async (words) => {
    const [folder = join('backups', new Date().toISOString().slice(0, 19).replaceAll(':', '-')), ...more] = words.filter((word) => word !== WITH_BUCKET);
    if (more.length > 0 || folder.startsWith('-')) throw new StopWithSentence(`Usage: npm run backup -- [folder] [${WITH_BUCKET}]`);
    return backUp(readConfig(process.env), resolve(folder), { withBucket: words.includes(WITH_BUCKET) });
  });
}
