import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { openStore } from '../open-store.ts';
import { keepsThePromisesOfStorage } from '../storage.compliance.ts';
import { FileExists, publicUrl } from '../storage.port.ts';
import { s3Store } from './s3-store.ts';
import { openS3StandIn, type S3StandIn } from './testing/s3-stand-in.ts';
import { signatureOf } from './testing/signature.ts';

/** Waits hardly at all between two tries. */
const HASTY = { answersWithinMs: 30_000, pauseMs: 2 };

describe('S3', () => keepsThePromisesOfStorage(async () => {
  // Pages of seven, so that every list has to go on.
  const s3 = await openS3StandIn({ pageOf: 7 });
  return { files: s3Store(s3.settings, HASTY), close: s3.close };
}));

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await openS3StandIn();
});
afterEach(() => Object.assign(s3, { busyFor: 0, losesAnswers: 0, isSilent: false, isPortal: false }));
afterAll(() => s3.close());

const file = (text: string) => ({ data: Buffer.from(text), contentType: 'image/jpeg' });
const newPath = () => `uploads/tests/${randomUUID()}.jpg`;

test('the stand-in checks signatures as Amazon computes them in its own examples', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  };
  const [secret, scope] = ['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', '20130524/us-east-1/s3/aws4_request'];
  const get = { method: 'GET', url: '/test.txt', headers: { ...headers, range: 'bytes=0-9' } };
  expect(signatureOf(get, secret, scope, ['host', 'range', 'x-amz-content-sha256', 'x-amz-date']))
    .toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  const list = { method: 'GET', url: '/?max-keys=2&prefix=J', headers };
  expect(signatureOf(list, secret, scope, ['host', 'x-amz-content-sha256', 'x-amz-date']))
    .toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
});

describe('a service that is busy', () => {
  test('is asked again', async () => {
    const files = s3Store(s3.settings, HASTY);
    const path = newPath();
    s3.busyFor = 3;
    await files.put(path, file('a picture'));
    expect((await files.get(path))?.data.toString()).toBe('a picture');
  });

  test('and stays so, is told in a sentence', async () => {
    s3.busyFor = Number.POSITIVE_INFINITY;
    await expect(s3Store(s3.settings, HASTY).get(newPath())).rejects.toThrow(`S3: fableloom-test at ${s3.settings.endpoint}: it answers 503 (SlowDown).`);
  });

  test('and loses its answer, is not taken for one that had the file before', async () => {
    const files = s3Store(s3.settings, HASTY);
    const path = newPath();
    s3.losesAnswers = 1;
    await files.put(path, file('mine'));
    s3.losesAnswers = 1;
    await expect(files.put(path, file('of somebody else'))).rejects.toBeInstanceOf(FileExists);
    expect((await files.get(path))?.data.toString()).toBe('mine');
  });

  test('and says nothing at all, is not waited for', async () => {
    s3.isSilent = true;
    await expect(s3Store(s3.settings, { ...HASTY, answersWithinMs: 200 }).get(newPath())).rejects.toThrow(/it does not answer in time\.$/);
  });
});

test('a page of a portal on the way is believed by nobody, whatever its status', async () => {
  const files = s3Store(s3.settings, HASTY);
  const path = newPath();
  await files.put(path, file('a picture'));
  s3.isPortal = true;
  const acts = [() => files.put(newPath(), file('lost')), () => files.get(path), () => files.stamp(path), () => files.list('uploads/tests'), () => files.remove([path]), () => files.check()];
  for (const act of acts) await expect(act()).rejects.toThrow(/^S3: fableloom-test at .*: it does not answer as S3 does; correct S3_ENDPOINT, or look what stands before it on the way\.$/);
  s3.isPortal = false;
  expect((await files.get(path))?.data.toString()).toBe('a picture');
});

test('a time-out outlives the garbage collector', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const collecting = setInterval(collect, 20);
  s3.isSilent = true;
  await expect(s3Store(s3.settings, { ...HASTY, answersWithinMs: 400 }).get(newPath())).rejects.toThrow(/it does not answer in time\.$/);
  clearInterval(collecting);
});

describe('what is set wrongly stops the start with one sentence', () => {
  const folder = testFolder();
  afterAll(() => folder.remove());
  const open = (change: Record<string, string>) =>
    openStore(readConfig({ FABLELOOM_DATA: folder.path, ...s3.environment, ...change }));

  test.each([
    ['another bucket', { S3_BUCKET: 'another' }, /^S3: another at .*: there is no such bucket; make it, or correct S3_BUCKET\.$/],
    ['another key', { S3_ACCESS_KEY_ID: 'OTHERKEY' }, /it does not know this key; correct S3_ACCESS_KEY_ID\.$/],
    ['another secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /the secret does not fit the key; correct S3_SECRET_ACCESS_KEY\.$/],
    ['another region', { S3_REGION: 'us-east-1' }, /the bucket is in another region; correct S3_REGION\.$/],
    ['a dead host', { S3_ENDPOINT: 'http://127.0.0.1:9' }, /^S3: fableloom-test at http:\/\/127\.0\.0\.1:9: /],
    ['no secret', { S3_SECRET_ACCESS_KEY: '' }, /^S3_BUCKET is set, but S3_SECRET_ACCESS_KEY is not\. Set it too, or remove S3_BUCKET to keep files in the data folder\.$/],
    ['a bucket that is no name', { S3_BUCKET: 'My Bucket' }, /^The environment variable S3_BUCKET has a value that cannot be used: must be the name of a bucket\./],
  ])('%s', async (_name, change, sentence) => {
    await expect(Promise.resolve().then(() => open(change))).rejects.toThrow(sentence);
  });

  test('and what is set rightly opens', async () => {
    expect((await open({})).provider).toBe('s3');
  });
});

describe('through the product', () => {
  let onDisk: TestApp;
  let onS3: TestApp;
  beforeAll(async () => {
    [onDisk, onS3] = [await openTestApp(), await openTestApp(s3.environment)];
  });
  afterAll(async () => {
    await onDisk.close();
    await onS3.close();
  });

  const painted = () => sharp({ create: { width: 1024, height: 768, channels: 3, background: '#5a3e9b' } }).jpeg().toBuffer();

  test('a picture is served from S3 as it is from the disk: sizes, parts, caches', async () => {
    const path = newPath();
    const data = await painted();
    for (const app of [onDisk, onS3]) await app.services.files.put(path, { data, contentType: 'image/jpeg' });
    const asked: [string, Record<string, string>][] = [
      [publicUrl(path), {}], [`${publicUrl(path)}?size=thumb`, { accept: 'image/webp' }], [`${publicUrl(path)}?size=card`, { accept: 'image/jpeg' }],
      [publicUrl(path), { range: 'bytes=2-9' }], [publicUrl(path), { range: 'bytes=99999999-' }], [publicUrl(path), { 'if-none-match': '*' }],
      [`${publicUrl(path)}?size=huge`, {}], [publicUrl(newPath()), {}], [publicUrl('..%2fsecret'), {}],
    ];
    const answers = async (app: TestApp) => Promise.all(asked.map(async ([address, headers]) => {
      const answer = await app.request(address, { headers });
      const shown = Object.fromEntries([...answer.headers].filter(([name]) => !['etag', 'date'].includes(name)));
      return [answer.status, shown, Buffer.from(await answer.arrayBuffer())];
    }));
    expect(await answers(onS3)).toEqual(await answers(onDisk));
    expect((await onS3.request(publicUrl(path))).headers.get('cache-control')).toBe('public, max-age=3600');
    await onS3.services.files.remove([path]);
    expect([...s3.objects.keys()].filter((key) => key.includes(path))).toEqual([]);
  });

  test('while S3 is away nothing is called missing: the answer is our sentence, and nobody keeps it', async () => {
    s3.busyFor = Number.POSITIVE_INFINITY;
    const answer = await onS3.request(publicUrl(newPath()));
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const sentence = 'Pictures and sound cannot be reached at the moment. Nothing is lost; please try again in a few minutes.';
    expect(await answer.json()).toEqual({ error: { code: 'storage.away', message: sentence } });
  });
});
