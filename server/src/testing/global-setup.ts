/** One real PostgreSQL for all test files, with a migrated database that each of them copies. */
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { openDatabase } from '../database/open.ts';
import { openQueue } from '../jobs/queue.ts';
import { testFolder } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = 'fableloom_template';

export default async function setup(project: TestProject) {
  const folder = testFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  // It is thrown away at the end: no test waits for a disk to keep it.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  // Thousands of connections prove that they know the password, which is slow on purpose.
  const { username, password } = new URL(postgres.url);
  await admin.query('set scram_iterations = 1');
  await admin.query(`alter role ${admin.escapeIdentifier(decodeURIComponent(username))} password ${admin.escapeLiteral(decodeURIComponent(password))}`);
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = `/${TEMPLATE}`;
  const template = await openDatabase({ dataFolder: folder.path, databaseUrl: url.href });
  // The queue's own tables belong to the template too.
  await (await openQueue(url.href, { log: pino({ level: 'silent' }), longestMs: 0 })).close();
  await template.close();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    folder.remove();
  };
}
