/** What people remove while the bucket is away is gone as soon as it is back: they were told so. */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCharacter } from '../../testing/kept-things.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { copyPath } from './copies.ts';
import { openS3StandIn, type S3StandIn } from './s3/testing/s3-stand-in.ts';

/** So often one call is tried before it counts as failed. */
const TRIES_OF_A_CALL = 4;

let s3: S3StandIn;
let app: TestApp;
beforeAll(async () => {
  s3 = await openS3StandIn();
  app = await openTestApp(s3.environment);
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const kept = ({ id }: TestPerson) => [...s3.objects.keys()].filter((path) => path.includes(id));
/** The pause before the next try is over. */
const comeAgain = () => app.services.db.execute(sql`update pgboss.job set start_after = now() where name = 'removals'`);
const isGone = (person: TestPerson) => expect.poll(() => kept(person), { timeout: 30_000 }).toEqual([]);

test('a photograph and its small copies', async () => {
  const person = await app.signUp('Photo');
  const data = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#b5451b' } }).jpeg().toBuffer();
  await person.api.me.setPhoto({ picture: `data:image/jpeg;base64,${data.toString('base64')}` });
  const [path = ''] = kept(person);
  s3.objects.set(copyPath(path, 'thumb', 'webp'), { data, contentType: 'image/webp' });
  s3.busyFor = TRIES_OF_A_CALL;
  expect((await person.api.me.removePhoto()).photoUrl).toBeNull();
  expect(kept(person)).toHaveLength(2);
  await comeAgain();
  await isGone(person);
});

test('everything of an account, also where its folders could not even be listed', async () => {
  const person = await app.signUp('Leaver');
  const character = await keepCharacter(app, person);
  const path = `characters/${person.id}/${character}/1.webp`;
  await app.services.files.put(path, { data: Buffer.from('a portrait'), contentType: 'image/webp' });
  s3.busyFor = TRIES_OF_A_CALL;
  await person.api.account.remove({ password: 'Moonlight7', email: '' });
  expect(kept(person)).toEqual([path]);
  await comeAgain();
  await isGone(person);
});
