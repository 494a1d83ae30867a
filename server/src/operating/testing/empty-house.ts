/** A database and a data folder in which nothing is yet, and everything that one may find in them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pg from 'pg';
import { type Config, readConfig } from '../../config.ts';
import { type Removal, waitingLetters, waitingRemovals } from '../../jobs/queue.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { testFolder } from '../../testing/test-folder.ts';

export interface EmptyHouse {
  config: Config;
  url: string;
  leave(): Promise<void>;
}

export async function emptyHouse(more: Record<string, string> = {}): Promise<EmptyHouse> {
  const [database, place] = [await freshDatabase(), testFolder()];
  const config = readConfig({ DATABASE_URL: database.url, FABLELOOM_DATA: place.path, ...more });
  return {
    config, url: database.url,
    async leave() {
      await database.drop();
      place.remove();
    },
  };
}

export async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, in an order of its own. */
export const allRows = (url: string): Promise<Record<string, string[]>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from public."${name}" t order by 1`);
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

export const lettersIn = (url: string): Promise<object[]> => withClient(url, waitingLetters);
export const removalsIn = (url: string): Promise<Removal[]> => withClient(url, waitingRemovals);

/** What is in a folder: folders, and files with a mark of their bytes. */
export function allFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path), entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'folder'];
  }));
}
