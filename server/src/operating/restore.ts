/** npm run restore: puts a backup into an empty database and data folder; all of it or nothing. */
import { chmod, cp, readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import * as z from 'zod';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { claimDataFolder } from '../one-at-a-time.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { runCommand } from './command.ts';
import { bringLetters, readLetters } from './letters.ts';
import { bringPictures, exists } from './pictures.ts';
import { type BackupManifest, migrationsOf, tablesOf } from './tables.ts';

const BATCH = 500;

const picturesSchema = z.discriminatedUnion('are', [
  z.object({ are: z.literal('inside') }), z.object({ are: z.literal('in a bucket'), bucket: z.string(), endpoint: z.string() }),
]);

const manifestSchema: z.ZodType<BackupManifest> = z.object({
  program: z.literal('Fableloom'), made: z.string(), migrations: z.array(z.string()), tables: z.record(z.string().regex(/^\w+$/), z.number()),
  // Older backups say nothing about them.
  letters: z.number().default(0), pictures: picturesSchema.default({ are: 'inside' }),
});

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')));
  } catch {
    throw new StopWithSentence(`${folder} is no backup of Fableloom: its backup.json is missing or cannot be read.`);
  }
}

/** Columns that the database computes itself are left to it. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'", [table]);
  return rows.map(({ name }) => `"${name}"`).join(', ');
}

async function readTable(client: pg.ClientBase, table: string, path: string): Promise<number> {
  const columns = await columnsOf(client, table);
  const add = `insert into public."${table}" (${columns}) select ${columns} from json_populate_recordset(null::public."${table}", $1::json)`;
  let rows = 0;
  let batch: string[] = [];
  const flush = async () => {
    await client.query(add, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (batch.push(line) === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return rows;
}

interface Bond {
  table: string;
  name: string;
  rule: string;
}

/** Rows come table by table, so what binds tables together is untied meanwhile; tying it again proves every bond. */
async function withoutBonds(client: pg.ClientBase, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows: bonds } = await client.query<Bond>(`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of bonds) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const table of tables) await client.query(`alter table public."${table}" disable trigger user`);
  await fill();
  for (const table of tables) await client.query(`alter table public."${table}" enable trigger user`);
  for (const { table, name, rule } of bonds) await client.query(`alter table ${table} add constraint "${name}" ${rule}`);
}

async function readRows(pool: pg.Pool, folder: string, { tables, migrations }: BackupManifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    if ((await migrationsOf(client)).join() !== migrations.join()) {
      throw new StopWithSentence('This backup was made by another version of Fableloom. Restore it with that version, and start the newer one afterwards.');
    }
    const own = await tablesOf(client);
    const { rows: [accounts] } = await client.query<{ has: boolean }>('select exists (select from public."user") as has');
    if (accounts?.has) throw new StopWithSentence('There are accounts in this database already. A backup is restored into an empty one: name another DATABASE_URL or FABLELOOM_DATA.');
    await client.query(`truncate ${own.map((name) => `public."${name}"`).join(', ')}`);
    await withoutBonds(client, own, async () => {
      for (const [table, count] of Object.entries(tables)) {
        const read = await readTable(client, table, join(folder, 'rows', `${table}.ndjson`));
        if (read !== count) throw new StopWithSentence(`The backup is damaged: the table ${table} has ${read} rows instead of ${count}. Nothing was restored.`);
      }
    });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (error instanceof StopWithSentence) throw error;
    throw new StopWithSentence(`The backup is damaged (${(error as Error).message}). Nothing was restored.`);
  } finally {
    client.release(true);
  }
}

/** Pictures that were not part of the backup are where they were, if the program is told so. */
function whereElse({ pictures }: BackupManifest, { s3 }: Config): string {
  if (pictures.are === 'inside' || (s3?.bucket === pictures.bucket && s3.endpoint === pictures.endpoint)) return '';
  return `Pictures and sound were not in it: they are in the bucket ${pictures.bucket} at ${pictures.endpoint}. Name it with S3_BUCKET, or copy what lies there.`;
}

/** Answers the sentences to print. */
export async function restore(config: Config, folder: string): Promise<string> {
  const manifest = await readManifest(folder);
  const release = config.DATABASE_URL ? () => undefined : claimDataFolder(config.dataFolder);
  try {
    const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
    try {
      const letters = await readLetters(folder, manifest.letters);
      if (!letters) throw new StopWithSentence(`The backup is damaged: the letters that wait are not ${manifest.letters}. Nothing was restored.`);
      // Files first: with them alone nothing is shown, and a second try finds them again.
      await bringPictures(config, folder);
      await readRows(database.pool, folder, manifest);
      await bringLetters(database.url, letters);
      if (await exists(join(folder, 'outbox'))) await cp(join(folder, 'outbox'), join(config.dataFolder, 'outbox'), { recursive: true });
      if (await exists(join(folder, 'session-secret'))) {
        await cp(join(folder, 'session-secret'), join(config.dataFolder, 'session-secret'));
        await chmod(join(config.dataFolder, 'session-secret'), 0o600);
      }
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  return [
    `Restored ${rows} rows of ${Object.keys(manifest.tables).length} tables, as they stood at ${manifest.made}.`,
    manifest.letters > 0 ? `Letters that waited are sent at the next start: ${manifest.letters}.` : '',
    whereElse(manifest, config),
  ].filter(Boolean).join(' ');
}

if (import.meta.main) {
  await runCommand(async ([folder]) => {
    if (!folder) throw new StopWithSentence('Usage: npm run restore -- <folder of a backup>');
    return restore(readConfig(process.env), resolve(folder));
  });
}
