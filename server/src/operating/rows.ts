/** The rows of a backup, put into an empty database within one transaction. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { type BackupManifest, migrationsOf, OWN_TABLES } from './tables.ts';

const BATCH = 500;

/** Columns that the database computes itself are left to it. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'", [table]);
  return rows.map(({ name }) => `"${name}"`).join(', ');
}

/** Lines between \n alone: Node's readline also ends them at U+2028 and U+2029, which a family may have written. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
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
  for await (const line of linesOf(path)) {
    if (batch.push(line) === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return rows;
}

const inPublic = (table: string): string => `public."${table}"`;

interface Bond {
  table: string;
  name: string;
  rule: string;
}

/** Rows come table by table, so what binds tables together is untied meanwhile; tying it again proves every bond. */
async function withoutBonds(client: pg.ClientBase, fill: () => Promise<void>): Promise<void> {
  const { rows: bonds } = await client.query<Bond>(`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`, [OWN_TABLES.map(inPublic)]);
  for (const { table, name } of bonds) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const table of OWN_TABLES) await client.query(`alter table ${inPublic(table)} disable trigger user`);
  await fill();
  for (const table of OWN_TABLES) await client.query(`alter table ${inPublic(table)} enable trigger user`);
  for (const { table, name, rule } of bonds) await client.query(`alter table ${table} add constraint "${name}" ${rule}`);
}

export async function hasAccounts(client: pg.ClientBase): Promise<boolean> {
  const { rows: [accounts] } = await client.query<{ has: boolean }>('select exists (select from public."user") as has');
  return accounts?.has ?? false;
}

/** Rows fit into the same tables only, and are not mixed with others. */
export async function refuseUnfit(client: pg.ClientBase, { migrations }: BackupManifest): Promise<void> {
  if ((await migrationsOf(client)).join() !== migrations.join()) {
    throw new StopWithSentence('This backup was made by another version of Fableloom. Restore it with that version, and start the newer one afterwards.');
  }
  if (await hasAccounts(client)) throw new StopWithSentence('There are accounts in this database already. A backup is restored into an empty one: name another DATABASE_URL or FABLELOOM_DATA.');
}

/** @param client within a transaction */
export async function bringRows(client: pg.ClientBase, folder: string, { tables }: BackupManifest): Promise<void> {
  await client.query(`truncate ${OWN_TABLES.map(inPublic).join(', ')}`);
  await withoutBonds(client, async () => {
    for (const [table, count] of Object.entries(tables).filter(([name]) => OWN_TABLES.includes(name))) {
      const read = await readTable(client, table, join(folder, 'rows', `${table}.ndjson`));
      if (read !== count) throw new StopWithSentence(`The backup is damaged: the table ${table} has ${read} rows instead of ${count}. Nothing was restored.`);
    }
  });
}
