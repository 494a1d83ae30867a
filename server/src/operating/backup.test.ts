import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { likes } from '../database/schema/index.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { befriend, keepCharacter, keepLocation, keepStory } from '../testing/kept-things.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testFolder } from '../testing/test-folder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const folder = testFolder();
const backup = join(folder.path, 'backups', 'first');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')];
  await befriend(ana, ben);
  for (const person of [ana, ben]) {
    for (let n = 0; n < 4; n += 1) await keepStory(app, person, { title: `Grüße “${n}”\\n 欢迎` });
    await keepCharacter(app, person);
    await keepLocation(app, person);
  }
  const story = await keepStory(app, ana);
  // A like counts itself at its story by a rule of the database.
  await app.services.db.insert(likes).values({ contentType: 'story', contentId: story, userId: ben.id });
  await app.services.files.put(`uploads/${ana.id}/a.png`, { data: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } }).png().toBuffer(), contentType: 'image/png' });
}, 60_000);
afterAll(async () => {
  await app.close();
  folder.remove();
});

/** Every row of every table, in an order of its own. */
async function allRows(databaseUrl: string): Promise<Record<string, string[]>> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from public."${name}" t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

async function emptyHouse(): Promise<{ config: Config; url: string; leave(): Promise<void> }> {
  const [database, place] = [await freshDatabase(), testFolder()];
  const config = readConfig({ DATABASE_URL: database.url, FABLELOOM_DATA: place.path });
  return {
    config, url: database.url,
    async leave() {
      await database.drop();
      place.remove();
    },
  };
}

test('what was saved while the program runs is restored row by row and picture by picture, and counts nothing twice', async () => {
  const said = await backUp(app.services.config, backup);
  expect(said).toMatch(/^Saved \d+ rows of \d+ tables in /);
  expect(statSync(backup).mode & 0o077).toBe(0);
  const house = await emptyHouse();
  expect(await restore(house.config, backup)).toMatch(/^Restored \d+ rows of \d+ tables, as they stood at /);
  const [before, after] = [await allRows(app.database.url), await allRows(house.url)];
  expect(after).toEqual(before);
  expect(after['stories']?.length).toBe(9);
  const picture = (await app.services.files.list('uploads'))[0] ?? '';
  expect(readFileSync(join(house.config.dataFolder, 'images', picture))).toEqual((await app.services.files.get(picture))?.data);
  expect(readFileSync(join(house.config.dataFolder, 'session-secret'), 'utf8')).toBe(readFileSync(join(app.services.config.dataFolder, 'session-secret'), 'utf8'));
  // The bonds between tables are tied again.
  await expect(restore(house.config, backup)).rejects.toThrow('There are accounts in this database already.');
  await house.leave();
});

test('a folder that is there is not written over', async () => {
  await expect(backUp(app.services.config, folder.path)).rejects.toThrow(`${folder.path} exists already. Name a folder that does not exist yet.`);
});

test('a backup that is damaged, of another version or none restores nothing', async () => {
  const damaged = join(folder.path, 'damaged');
  await backUp(app.services.config, damaged);
  const house = await emptyHouse();
  const before = await allRows(house.url);
  const stories = join(damaged, 'rows', 'stories.ndjson');
  const whole = readFileSync(stories, 'utf8');
  writeFileSync(stories, whole.split('\n').slice(1).join('\n'));
  await expect(restore(house.config, damaged)).rejects.toThrow('The backup is damaged: the table stories has 8 rows instead of 9. Nothing was restored.');
  writeFileSync(stories, whole.slice(0, -20));
  await expect(restore(house.config, damaged)).rejects.toThrow(/^The backup is damaged .*\. Nothing was restored\.$/);
  const manifest = readFileSync(join(damaged, 'backup.json'), 'utf8');
  writeFileSync(join(damaged, 'backup.json'), manifest.replace(/"migrations": \[\s*"\w+"/, '"migrations": ["other"'));
  await expect(restore(house.config, damaged)).rejects.toThrow('This backup was made by another version of Fableloom.');
  appendFileSync(join(damaged, 'backup.json'), 'x');
  await expect(restore(house.config, damaged)).rejects.toThrow('is no backup of Fableloom');
  expect(await allRows(house.url)).toEqual(before);
  await house.leave();
});
