/** What a backup holds, and how the database of the program is described for it. */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as schema from '../database/schema/index.ts';
import type { Contents } from './contents.ts';
import type { Pictures } from './pictures.ts';
import type { WaitingCounts } from './waiting.ts';

export interface BackupManifest extends WaitingCounts {
  program: 'Fableloom';
  made: string;
  /** The mark of each change of the tables, in order: rows fit into the same ones only. */
  migrations: string[];
  /** Rows of each table. */
  tables: Record<string, number>;
  pictures: Pictures;
  /** Every file of it; null in backups that were made before there was a list. */
  contents: Contents | null;
}

/**
 * The tables of the program, and not those of others in the same database. The line of jobs is not among them: jobs that wait are put in
 * line again by the program itself.
 */
export const OWN_TABLES: readonly string[] = Object.values(schema).filter((each) => is(each, PgTable)).map(getTableName).toSorted();

export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ hash }) => hash);
}
