import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { likes, profiles } from '../database/schema/index.ts';
import { openStore } from '../ports/storage/open-store.ts';
import { openS3StandIn, type S3StandIn } from '../ports/storage/s3/testing/s3-stand-in.ts';
import { befriend, keepCharacter, keepLocation, keepStory } from '../testing/kept-things.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testFolder } from '../testing/test-folder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { allRows, emptyHouse, lettersIn, removalsIn } from './testing/empty-house.ts';

const folder = testFolder();
const backup = join(folder.path, 'backups', 'first');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')];
  await befriend(ana, ben);
  for (const person of [ana, ben]) {
    for (let n = 0; n < 4; n += 1) await keepStory(app, person, { title: `Grüße “${n}”\\n 欢迎\u2028two\u2029three` });
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

test('a letter that is being written into the outbox is no part of it: its file goes while others are copied', async () => {
  const outbox = join(app.services.config.dataFolder, 'outbox');
  const underWay = join(outbox, '1-under-way.eml.half');
  writeFileSync(underWay, 'Half of a letter');
  const target = join(folder.path, 'under-way');
  await backUp(app.services.config, target);
  const letters = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  expect(letters.length).toBeGreaterThan(0);
  expect(readdirSync(join(target, 'outbox')).toSorted()).toEqual(letters.toSorted());
  rmSync(underWay);
});

test('letters that wait for the mail server are part of it and wait again where it is restored', async () => {
  const letter = { to: 'maya@family.example', subject: 'Grüße', text: 'Two lines\nwith a link' };
  await app.services.queue.letters.add(letter, 3600);
  const target = join(folder.path, 'letters');
  expect(await backUp(app.services.config, target)).toContain(' Letters that wait for the mail server: 1.');
  const house = await emptyHouse();
  expect(await restore(house.config, target)).toContain('Letters that waited are sent at the next start: 1.');
  expect(await lettersIn(house.url)).toEqual([letter]);
  await house.leave();
});

test('files that the bucket has yet to remove are removed where it is restored, too', async () => {
  const removal = { paths: ['photos/gone/a.jpg', 'photos/gone/b.jpg'] };
  await app.services.queue.removals.add(removal);
  const target = join(folder.path, 'removals');
  await backUp(app.services.config, target);
  const house = await emptyHouse();
  await restore(house.config, target);
  expect(await removalsIn(house.url)).toEqual([removal]);
  await house.leave();
});

describe('where pictures lie in a bucket', () => {
  let s3: S3StandIn;
  let other: S3StandIn;
  let config: Config;
  const PATH = 'stories/ana/story_1/cover.webp';
  beforeAll(async () => {
    [s3, other] = [await openS3StandIn(), await openS3StandIn()];
    config = readConfig({ DATABASE_URL: app.database.url, FABLELOOM_DATA: app.services.config.dataFolder, ...s3.environment });
    await (await openStore(config)).put(PATH, { data: Buffer.from('a picture'), contentType: 'image/webp' });
    s3.objects.set('of somebody else.txt', { data: Buffer.from('x'), contentType: 'text/plain' });
  });
  afterAll(async () => {
    await s3.close();
    await other.close();
  });

  test('both commands say what is not in the backup, and where it is', async () => {
    const target = join(folder.path, 'without');
    const where = `the bucket ${config.s3?.bucket} at ${config.s3?.endpoint}`;
    expect(await backUp(config, target)).toContain(`Not in it: pictures and sound, which are in ${where}. Copy the bucket with a tool of yours, or add --with-bucket to fetch them into the folder.`);
    expect(existsSync(join(target, 'images'))).toBe(false);
    const house = await emptyHouse();
    expect(await restore(house.config, target)).toContain(`Pictures and sound were not in it: they are in ${where}. Name it with S3_BUCKET, or copy what lies there.`);
    await house.leave();
    const same = await emptyHouse(s3.environment);
    expect(await restore(same.config, target)).not.toContain('Pictures');
    await same.leave();
  });

  test('that does not answer, one sentence says so, and nothing half is left', async () => {
    const target = join(folder.path, 'away');
    s3.busyFor = Number.POSITIVE_INFINITY;
    await expect(backUp(config, target, { withBucket: true })).rejects.toThrow(`Nothing was saved: S3: ${config.s3?.bucket} at ${config.s3?.endpoint}: it answers 503 (SlowDown). Mend that and back up again.`);
    s3.busyFor = 0;
    expect([existsSync(target), existsSync(`${target}.half`)]).toEqual([false, false]);
  });

  test('they are fetched when that is asked for, and restored into a folder or into another bucket', async () => {
    const target = join(folder.path, 'with');
    expect(await backUp(config, target, { withBucket: true })).not.toContain('Not in it');
    expect(readdirSync(join(target, 'images'), { recursive: true }).filter((path) => String(path).includes('.'))).toEqual([PATH]);
    for (const environment of [{}, other.environment]) {
      const house = await emptyHouse(environment);
      await restore(house.config, target);
      expect((await (await openStore(house.config)).get(PATH))?.data.toString()).toBe('a picture');
      await house.leave();
    }
    expect([...other.objects.keys()]).toEqual([PATH]);
  });
});

test('a disk that takes a part of a table and no more is told: nothing is called saved that is not whole', async () => {
  const target = join(folder.path, 'no-room');
  // Larger than what a file may have here; everything else is smaller.
  await app.services.db.update(profiles).set({ bio: 'o'.repeat(2 * 1024 * 1024) });
  const command = `ulimit -f 2048; exec "${process.execPath}" "${fileURLToPath(new URL('./backup.ts', import.meta.url))}" "${target}"`;
  const run = spawnSync('sh', ['-c', command], { encoding: 'utf8', env: { PATH: process.env['PATH'], DATABASE_URL: app.database.url, FABLELOOM_DATA: app.services.config.dataFolder } });
  await app.services.db.update(profiles).set({ bio: '' });
  expect([run.stdout, run.stderr.trim()]).toEqual(['', 'Nothing was saved: EFBIG: file too large, write. Mend that and back up again.']);
  expect([existsSync(target), existsSync(`${target}.half`)]).toEqual([false, false]);
});

test.runIf(process.platform === 'linux')('a machine that loses its power right after it said "Saved" has the backup: every file and folder is on the disk before the name is given', async () => {
  const target = join(folder.path, 'kept');
  const kept: string[] = [];
  const handle = await openFile(folder.path);
  const files = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const sync = files.sync;
  const noted = vi.spyOn(files, 'sync').mockImplementation(async function note(this: FileHandle) {
    kept.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    return sync.call(this);
  });
  await backUp(app.services.config, target).finally(() => noted.mockRestore());
  const [half, parent] = [kept.slice(0, -1), kept.at(-1)];
  const inside = readdirSync(target, { recursive: true, encoding: 'utf8' }).map((path) => join(`${target}.half`, path));
  expect(half.toSorted()).toEqual([`${target}.half`, ...inside].toSorted());
  expect(parent).toBe(folder.path);
});

test('a folder that is there is not written over', async () => {
  await expect(backUp(app.services.config, folder.path)).rejects.toThrow(`${folder.path} exists already. Name a folder that does not exist yet.`);
});

test('a place where no folder can be made is told in a sentence', async () => {
  const file = join(folder.path, 'no-folder');
  writeFileSync(file, '');
  await expect(backUp(app.services.config, join(file, 'monday'))).rejects.toThrow(/^Nothing was saved: E\w+: .+\. Mend that and back up again\.$/);
});
