/** A restore that meets a fault at any of its steps leaves everything as it was, and succeeds once the fault is mended. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openS3StandIn } from '../ports/storage/s3/testing/s3-stand-in.ts';
import { keepStory } from '../testing/kept-things.ts';
import { openTestApp } from '../testing/test-app.ts';
import { testFolder } from '../testing/test-folder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { allFiles, allRows, type EmptyHouse, emptyHouse, lettersIn, withClient } from './testing/empty-house.ts';

const folder = testFolder();
const backup = join(folder.path, 'backup');
const LETTER = { to: 'maya@family.example', subject: 'Hello', text: 'Hello' };
const PICTURES = ['uploads/ana/a.png', 'uploads/ana/b.png', 'uploads/ana/c.png'];
let house: EmptyHouse;
const homes: EmptyHouse[] = [];

async function newHouse(environment: Record<string, string> = {}): Promise<EmptyHouse> {
  house = await emptyHouse(environment);
  homes.push(house);
  return house;
}

beforeAll(async () => {
  const app = await openTestApp();
  const ana = await app.signUp('Ana');
  await keepStory(app, ana);
  await app.services.queue.letters.add(LETTER, 3600);
  for (const path of PICTURES) await app.services.files.put(path, { data: Buffer.from(`the picture ${path}`), contentType: 'image/png' });
  await backUp(app.services.config, backup);
  await app.close();
}, 60_000);
afterAll(async () => {
  for (const each of homes) await each.leave();
  folder.remove();
});

const everythingIn = async ({ url, config }: EmptyHouse) => ({ rows: await allRows(url), letters: await lettersIn(url), files: allFiles(config.dataFolder) });

/** Nothing changes by the try that fails; answers what it said. */
async function refused(from = backup): Promise<string> {
  const before = await everythingIn(house);
  const said = await restore(house.config, from).then(() => 'restored', (error: Error) => error.message);
  expect(await everythingIn(house)).toEqual(before);
  return said;
}

/** The same house, once the fault is mended. */
async function expectWhole(): Promise<void> {
  await restore(house.config, backup);
  const { letters, files, rows } = await everythingIn(house);
  expect({ letters, stories: rows['stories']?.length }).toEqual({ letters: [LETTER], stories: 1 });
  const saved = allFiles(backup);
  for (const path of [...PICTURES.map((picture) => `images/${picture}`), 'session-secret']) expect([path, files[path]]).toEqual([path, saved[path]]);
  expect(Object.keys(files).filter((path) => path.startsWith('outbox/'))).toEqual(Object.keys(saved).filter((path) => path.startsWith('outbox/')));
  expect(existsSync(join(house.config.dataFolder, 'restoring'))).toBe(false);
}

const sql = (...statements: string[]) => withClient(house.url, async (client) => {
  for (const statement of statements) await client.query(statement);
});
/** A letter is put in line by an insert there. */
const atEachLetter = (when: string, does: string): string[] => [
  `create function public.fault() returns trigger language plpgsql as $$ begin ${does}; return null; end $$`,
  `create ${when === 'at the commit' ? 'constraint trigger fault after insert on pgboss.job_common deferrable initially deferred' : 'trigger fault after insert on pgboss.job_common'} for each row execute function public.fault()`,
];

describe('a backup that lost something on its way is refused with one sentence', () => {
  const copy = join(folder.path, 'copy');
  const at = (path: string) => join(copy, path);
  const sameLength = (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(/\w/, '~'));
  // Nothing changes in it, as each test sees.
  beforeAll(async () => void (await newHouse()));
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  test.each<[string, () => void, RegExp]>([
    ['rows that were cut off', () => truncateSync(at('rows/stories.ndjson'), 100), /^The backup is damaged: rows\/stories\.ndjson has 100 bytes instead of \d+\. Nothing was restored\.$/],
    ['rows with another letter', () => sameLength(at('rows/stories.ndjson')), /^The backup is damaged: rows\/stories\.ndjson is not as it was saved\. Nothing was restored\.$/],
    ['a table that is gone', () => rmSync(at('rows/user.ndjson')), /^The backup is damaged: rows\/user\.ndjson is missing\. Nothing was restored\.$/],
    ['a picture that is gone', () => rmSync(at(`images/${PICTURES[1]}`)), /^The backup is damaged: images\/uploads\/ana\/b\.png is missing\. Nothing was restored\.$/],
    ['a picture of no bytes', () => truncateSync(at(`images/${PICTURES[2]}`)), /^The backup is damaged: images\/uploads\/ana\/c\.png has 0 bytes instead of \d+\. Nothing was restored\.$/],
    ['letters that were cut off', () => truncateSync(at('letters.ndjson')), /^The backup is damaged: letters\.ndjson has 0 bytes instead of \d+\. Nothing was restored\.$/],
    ['no secret', () => rmSync(at('session-secret')), /^The backup is damaged: session-secret is missing\. Nothing was restored\.$/],
    ['a list of files that was cut off', () => truncateSync(at('contents.ndjson'), 200), /^The backup is damaged: its list of files, contents\.ndjson, is not as it was saved\. Nothing was restored\.$/],
    ['no list of files', () => rmSync(at('contents.ndjson')), /^The backup is damaged: its list of files, contents\.ndjson, is not as it was saved\. Nothing was restored\.$/],
    ['a backup.json that was cut off', () => truncateSync(at('backup.json'), 50), / is no backup of Fableloom: its backup\.json is missing or cannot be read\.$/],
    ['another version', () => writeFileSync(at('backup.json'), readFileSync(at('backup.json'), 'utf8').replace(/"migrations": \[\s*"\w+"/, '"migrations": ["other"')),
      /^This backup was made by another version of Fableloom\. Restore it with that version, and start the newer one afterwards\.$/],
  ])('%s', async (_, spoil, sentence) => {
    cpSync(backup, copy, { recursive: true });
    spoil();
    expect(await refused(copy)).toMatch(sentence);
  });

  /** As backups were before there was a list of files. */
  function withoutList() {
    cpSync(backup, copy, { recursive: true });
    const { contents: _, ...manifest } = JSON.parse(readFileSync(at('backup.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(at('backup.json'), JSON.stringify(manifest));
    rmSync(at('contents.ndjson'));
  }

  test.each<[string, () => void, RegExp]>([
    ['a row less', () => writeFileSync(at('rows/stories.ndjson'), ''), /^The backup is damaged: the table stories has 0 rows instead of 1\. Nothing was restored\.$/],
    ['half a row', () => truncateSync(at('rows/stories.ndjson'), 100), /^Nothing was restored: invalid input syntax for type json\. Mend that and restore again\.$/],
    ['a row that belongs to nobody', () => writeFileSync(at('rows/stories.ndjson'), readFileSync(at('rows/stories.ndjson'), 'utf8').replace(/"user_id":"[^"]+"/, '"user_id":"nobody"')),
      /^Nothing was restored: .*foreign key.*\. Mend that and restore again\.$/],
    ['a letter less', () => truncateSync(at('letters.ndjson')), /^The backup is damaged: the letters that wait are not 1\. Nothing was restored\.$/],
  ])('of an older one without a list of files, %s', async (_, spoil, sentence) => {
    withoutList();
    spoil();
    expect(await refused(copy)).toMatch(sentence);
  });

  test('an older one without a list of files is restored as it is', async () => {
    withoutList();
    expect(await restore(house.config, copy)).toMatch(/^Restored \d+ rows/);
  });
});

describe('a fault where it is restored leaves everything as it was, and the next try succeeds', () => {
  test('where the files are laid ready', async () => {
    const { config } = await newHouse();
    renameSync(config.dataFolder, `${config.dataFolder}-away`);
    await expect(restore(config, backup)).rejects.toThrow(/^Nothing was restored: .*ENOENT.*\. Mend that and restore again\.$/);
    renameSync(`${config.dataFolder}-away`, config.dataFolder);
    expect((await allRows(house.url))['user']).toEqual([]);
    await expectWhole();
  });

  test.each([['where letters are put in line', 'at once'], ['where everything is to be kept', 'at the commit']])('%s', async (_, when) => {
    await newHouse();
    await sql(...atEachLetter(when, "raise exception 'the disk of the database is full'"));
    expect(await refused()).toBe('Nothing was restored: the disk of the database is full. Mend that and restore again.');
    await sql('drop function public.fault cascade');
    await expectWhole();
  });

  test('where the database breaks off at the very end', async () => {
    await newHouse();
    await sql(...atEachLetter('at the commit', 'perform pg_terminate_backend(pg_backend_pid())'));
    expect(await refused()).toMatch(/^Nothing was restored: .+\. Mend that and restore again\.$/);
    await sql('drop function public.fault cascade');
    await expectWhole();
  });

  test('where files are put in their places', async () => {
    const { config } = await newHouse();
    const outbox = join(config.dataFolder, 'outbox');
    writeFileSync(outbox, 'a file in the way');
    expect(await refused()).toMatch(/^Nothing was restored: .+outbox.+\. Mend that and restore again\.$/);
    rmSync(outbox);
    await expectWhole();
  });

  test('what a try that was killed had laid ready is in nobody’s way, and a picture that is there stays', async () => {
    const { config } = await newHouse();
    mkdirSync(join(config.dataFolder, 'restoring', 'images'), { recursive: true });
    writeFileSync(join(config.dataFolder, 'restoring', 'images', 'half.png'), 'ha');
    mkdirSync(join(config.dataFolder, 'images', 'uploads', 'ana'), { recursive: true });
    cpSync(join(backup, 'images', PICTURES[0] ?? ''), join(config.dataFolder, 'images', PICTURES[0] ?? ''));
    await expectWhole();
    expect(existsSync(join(config.dataFolder, 'images', 'half.png'))).toBe(false);
    expect(await refused()).toMatch(/^There are accounts in this database already\./);
  });
});

test('tables of other programs in the same database are not touched, and are in no backup', async () => {
  const { url, config } = await newHouse();
  await sql('create table public.of_another_program (id int primary key, word text)', "insert into public.of_another_program values (1, 'theirs')");
  await expectWhole();
  expect((await allRows(url))['of_another_program']).toEqual(['(1,theirs)']);
  await backUp(config, join(folder.path, 'beside'));
  const { tables } = JSON.parse(readFileSync(join(folder.path, 'beside', 'backup.json'), 'utf8')) as { tables: Record<string, number> };
  expect(tables['stories']).toBe(1);
  expect(tables).not.toHaveProperty('of_another_program');
});

describe('into a bucket', () => {
  test('a fault in the middle, or after it, takes out what was brought and leaves what was there', async () => {
    const s3 = await openS3StandIn();
    await newHouse(s3.environment);
    const [first = '', ...others] = PICTURES;
    s3.objects.set(first, { data: Buffer.from('there before'), contentType: 'image/png' });
    // One picture arrives; the other is refused as often as it is tried.
    s3.calls = Object.assign([] as string[], {
      push: (call: string) => {
        if (call.startsWith('PUT') && call.includes('c.png')) s3.busyFor = 1;
        return 0;
      },
    });
    expect(await refused()).toMatch(/^Nothing was restored: S3: .+\. Mend that and restore again\.$/);
    expect([...s3.objects.keys()]).toEqual([first]);
    s3.calls = [];
    await sql(...atEachLetter('at the commit', "raise exception 'no'"));
    expect(await refused()).toBe('Nothing was restored: no. Mend that and restore again.');
    expect([...s3.objects.keys()]).toEqual([first]);
    await sql('drop function public.fault cascade');
    await restore(house.config, backup);
    expect([...s3.objects].map(([path, { data }]) => [path, data.toString()]).toSorted()).toEqual([[first, 'there before'], ...others.map((path) => [path, `the picture ${path}`])]);
    expect(existsSync(join(house.config.dataFolder, 'images'))).toBe(false);
    await s3.close();
  });
});
