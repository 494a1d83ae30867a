/** A way into the database of a journey's own program, for shelves longer than anybody could fill by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** @param folder of the home; the program keeps its database beside its pictures */
export function databaseOf(folder: string): pg.Pool {
  const data = join(folder, 'data', 'postgres');
  const password = readFileSync(`${data}-password`, 'utf8').trim();
  const port = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3];
  return new pg.Pool({ connectionString: `postgres://fableloom:${password}@127.0.0.1:${port}/postgres`, max: 2 });
}

export async function idOf(pool: pg.Pool, email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from "user" where email = $1', [email]);
  if (!rows[0]) throw new Error(`nobody has the address ${email}`);
  return rows[0].id;
}
