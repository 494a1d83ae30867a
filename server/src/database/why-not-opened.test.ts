import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDatabase } from '../operating/check-database.ts';
import { selfSigned } from '../testing/certificate.ts';
import { openEncryptedWay } from '../testing/encrypted-way.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { testFolder } from '../testing/test-folder.ts';
import { openDatabase } from './open.ts';
import { whereOf } from './where.ts';
import { whyNotOpened } from './why-not-opened.ts';

const folder = testFolder();
const authority = join(folder.path, 'authority.pem');
const old = join(folder.path, 'old.pem');
let database: FreshDatabase;
let good: { url: string; close(): void };
let expired: { url: string; close(): void };
beforeAll(async () => {
  const [certificate, past] = [selfSigned(), selfSigned({ days: -1 })];
  writeFileSync(authority, certificate.cert);
  writeFileSync(old, past.cert);
  database = await freshDatabase();
  good = await openEncryptedWay(database.url, certificate);
  expired = await openEncryptedWay(database.url, past);
});
afterAll(async () => {
  good.close();
  expired.close();
  await database.drop();
  folder.remove();
});

const open = (databaseUrl: string) => openDatabase({ dataFolder: folder.path, databaseUrl });

describe('a database whose way is to be encrypted', () => {
  test('is used, and so are its sessions, where its authority is named', async () => {
    const url = `${good.url}?sslmode=verify-full&sslrootcert=${authority}`;
    const opened = await open(url);
    expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await opened.close();
    expect(await checkDatabase(url)).toMatch(/^PostgreSQL \d+/);
  });

  test.each<[string, () => string, (where: string) => string]>([
    ['is asked without it', () => good.url, (where) => `${where} takes encrypted connections alone. Write ?sslmode=verify-full behind the address.`],
    ['is signed by nobody known', () => `${good.url}?sslmode=verify-full`, (where) => `${where} cannot be used: its certificate is signed by itself; name its authority with NODE_EXTRA_CA_CERTS.`],
    ['has expired', () => `${expired.url}?sslmode=verify-full&sslrootcert=${old}`, (where) => `${where} cannot be used: its certificate has expired.`],
    ['cannot be encrypted', () => `${database.url}?sslmode=verify-full`, (where) => `${where} does not encrypt its connections; take sslmode out of the address where the way there is safe.`],
  ])('and that %s: the start and the doctor say the same sentence, with what to do', async (_, address, sentence) => {
    const said = `DATABASE_URL: ${sentence(whereOf(address()))}`;
    await expect(open(address())).rejects.toThrow(said);
    await expect(checkDatabase(address())).rejects.toThrow(said);
  });
});

test.each([
  ['connection is insecure (try using `sslmode=require`)', 'XX000', 'takes encrypted connections alone'],
  ['SSL connection is required. Please specify SSL options and retry.', '28000', 'takes encrypted connections alone'],
  ['no pg_hba.conf entry for host "10.0.0.7", user "fable", database "stories", SSL encryption', '28000', 'does not let this user in from this machine'],
  ['remaining connection slots are reserved for roles with the SUPERUSER attribute', '53300', 'has no connection left'],
  ['the database system is starting up', '57P03', 'because it is starting'],
  ['cannot execute CREATE SCHEMA in a read-only transaction', '25006', 'can only be read'],
])('what hosts say, “%s”, has a sentence', (message, code, sentence) => {
  const said = whyNotOpened(Object.assign(new Error(message), { code }), 'postgres://fable:secret@db.example/stories') ?? '';
  expect(said).toContain(sentence);
  expect(said).toContain('postgres://db.example/stories');
  expect(said).not.toContain('secret');
});
