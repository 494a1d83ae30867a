/** A database of its own for a test file, copied from the migrated template. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './global-setup.ts';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export async function freshDatabase(options: { empty?: boolean } = {}): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(options.empty ? `create database ${name}` : `create database ${name} template ${TEMPLATE}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}
