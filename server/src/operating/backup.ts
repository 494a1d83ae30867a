/** npm run backup: everything that families made, in one new folder: rows as they stood at one moment, pictures, the secret. The program may run meanwhile. */
import { chmod, copyFile, cp, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { runCommand } from './command.ts';
import { type BackupManifest, migrationsOf, tablesOf } from './tables.ts';

/** Rows that are read, and written, with one statement. */
const BATCH = 500;

const exists = (path: string): Promise<boolean> => stat(path).then(() => true, () => false);

async function writeTable(client: pg.ClientBase, name: string, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let rows = 0;
  try {
    await client.query(`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from public."${name}" t`);
    for (;;) {
      const { rows: batch } = await client.query<{ row: string }>(`fetch ${BATCH} from backup_rows`);
      if (batch.length === 0) break;
      await file.write(batch.map(({ row }) => `${row}\n`).join(''));
      rows += batch.length;
    }
    await client.query('close backup_rows');
    return rows;
  } finally {
    await file.close();
  }
}

/** Every table as it stood at one and the same moment. */
async function writeRows(pool: pg.Pool, folder: string): Promise<BackupManifest> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: Record<string, number> = {};
    for (const name of await tablesOf(client)) tables[name] = await writeTable(client, name, join(folder, `${name}.ndjson`));
    const manifest: BackupManifest = { program: 'Fableloom', made: new Date().toISOString(), migrations: await migrationsOf(client), tables };
    await client.query('commit');
    return manifest;
  } finally {
    client.release(true);
  }
}

/** What is written at this moment under a name of its own is not part of it. */
const isWhole = (path: string): boolean => !path.endsWith('.half');

/** Answers the sentence to print. @param target a folder that does not exist yet */
export async function backUp(config: Config, target: string): Promise<string> {
  if (await exists(target)) throw new StopWithSentence(`${target} exists already. Name a folder that does not exist yet.`);
  const half = `${target}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(join(half, 'rows'), { recursive: true });
  await chmod(half, 0o700);
  const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
  try {
    const manifest = await writeRows(database.pool, join(half, 'rows'));
    // After the rows: a picture that a row names is there, unless somebody removed it in between.
    for (const folder of config.s3 ? [] : ['images']) {
      const from = join(config.dataFolder, folder);
      if (await exists(from)) await cp(from, join(half, folder), { recursive: true, filter: isWhole });
    }
    const secret = join(config.dataFolder, 'session-secret');
    if (await exists(secret)) await copyFile(secret, join(half, 'session-secret'));
    await writeFile(join(half, 'backup.json'), JSON.stringify(manifest, null, 2));
    await mkdir(dirname(target), { recursive: true });
    await rename(half, target);
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
    const pictures = config.s3 ? ` Pictures and sound are in the bucket ${config.s3.bucket} and not in this folder: let the bucket keep its versions.` : '';
    return `Saved ${rows} rows of ${Object.keys(manifest.tables).length} tables in ${target}.${pictures}`;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  } finally {
    await (database.wasRunning ? database.pool.end() : database.close());
  }
}

if (import.meta.main) {
  await runCommand(async ([folder]) => backUp(readConfig(process.env), resolve(folder ?? join('backups', new Date().toISOString().slice(0, 19).replaceAll(':', '-')))));
}
