import { say } from '@fableloom/contract/messages/index';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type Answered, expectRefusal, pictureOf } from '../testing/calls.ts';

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;
let png: Buffer;

const OBJECTS = '/storage/v1/object/images';

beforeAll(async () => {
  app = await openTestApp();
  [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')];
  png = await pictureOf('#c2263d', '#ffffff');
});
afterAll(() => app.close());

async function send(method: string, address: string, who: TestPerson | null, body?: BodyInit | Buffer, type?: string): Promise<Answered> {
  const headers = { origin: ORIGIN, ...(who ? { cookie: who.cookie } : {}), ...(type ? { 'content-type': type } : {}) };
  const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : body;
  const answer = await app.request(address, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const upload = (who: TestPerson | null, path: string, data: Buffer = png) =>
  send('POST', `${OBJECTS}/${path}`, who, data, 'application/octet-stream');
const remove = (who: TestPerson | null, path: string) => send('DELETE', `${OBJECTS}/${path}`, who);
const list = (who: TestPerson | null, body: object) => send('POST', '/storage/v1/object/list/images', who, JSON.stringify(body), 'application/json');
const read = (path: string) => app.request(`/storage/v1/object/public/images/${path}`);

describe('upload', () => {
  test('200: own paths, served as what the path says', async () => {
    const path = `stories/${ana.id}/story_1/scenes/1764000000000.jpg`;
    expect(await upload(ana, path)).toEqual({ status: 200, body: { path, url: `/storage/v1/object/public/images/${path}` } });
    const stored = await read(path);
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).format).toBe('jpeg');
  });

  test('200: a recording, and a file in a form', async () => {
    const silence = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
    const sound = `stories/${ana.id}/story_1/narrations/part_1_1764000000000.mp3`;
    expect((await upload(ana, sound, Buffer.concat([silence, silence, silence]))).status).toBe(200);
    expect((await read(sound)).headers.get('content-type')).toBe('audio/mpeg');
    const form = new FormData();
    form.set('cacheControl', '3600');
    form.set('', new File([new Uint8Array(png)], 'castle.png', { type: 'image/png' }));
    expect((await send('POST', `${OBJECTS}/uploads/${ana.id}/form.png`, ana, form)).status).toBe(200);
  });

  test('400: other kinds, wrong endings, strange names, too much', async () => {
    const own = `uploads/${ana.id}`;
    const [words, vectors, nothing] = [Buffer.from('words'), Buffer.from('<svg/>'), Buffer.alloc(0)];
    const wrong = [['a.png', words], ['a.svg', vectors], ['a.html', png], ['a', png], ['a.mp3', png], ['a.png', nothing]] as const;
    for (const [name, data] of wrong) {
      expectRefusal(await upload(ana, `${own}/${name}`, data), 400, 'file.kind.refused');
    }
    expectRefusal(await upload(ana, `${own}/a%20b.png`), 400, 'file.name.refused');
    expectRefusal(await upload(ana, `${own}/..%2f..%2fa.png`), 400, 'file.name.refused');
    expectRefusal(await upload(ana, `${own}/%E0%A4.png`), 400, 'file.name.refused');
    expectRefusal(await upload(ana, `${own}/big.png`, Buffer.alloc(10 * 1024 * 1024 + 1)), 400, 'image.upload.too-big', { n: 10 });
  });

  test('401', async () => expectRefusal(await upload(null, `uploads/${ana.id}/a.png`), 401, 'auth.user.required'));

  test('403: paths of others and of the house', async () => {
    const others = [`uploads/${ben.id}/a.png`, `stories/${ben.id}/s/a.png`, `characters/${ana.id}/a.png`, 'art/v1/a.png'];
    for (const path of [...others, `uploads/${ana.id}`, `uploads/${ana.id}x/a.png`]) {
      expectRefusal(await upload(ana, path), 403, 'file.path.refused');
    }
  });

  test('409: nothing is overwritten, also by twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(ana, `uploads/${ana.id}/once.png`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectRefusal(await upload(ana, `uploads/${ana.id}/once.png`), 409, 'file.taken');
  });
});

describe('remove', () => {
  test('200: own files, once', async () => {
    const path = `uploads/${ana.id}/gone.png`;
    await upload(ana, path);
    expect(await remove(ana, path)).toEqual({ status: 200, body: { path } });
    expect((await read(path)).status).toBe(404);
    expectRefusal(await remove(ana, path), 404, 'app.not-found');
  });
  test('401', async () => expectRefusal(await remove(null, `uploads/${ana.id}/a.png`), 401, 'auth.user.required'));
  test('403', async () => {
    await upload(ana, `uploads/${ana.id}/stays.png`);
    expectRefusal(await remove(ben, `uploads/${ana.id}/stays.png`), 403, 'file.path.refused');
    expect((await read(`uploads/${ana.id}/stays.png`)).status).toBe(200);
  });
});

describe('list', () => {
  test('200: a page of the own files, in order of name', async () => {
    for (const name of ['c', 'a', 'b']) await upload(ben, `uploads/${ben.id}/${name}.png`);
    const names = async (body: object): Promise<string[]> => {
      const listed = await list(ben, { prefix: `uploads/${ben.id}/`, ...body });
      return (listed.body as unknown as { name: string }[]).map(({ name }) => name);
    };
    expect(await names({})).toEqual(['a.png', 'b.png', 'c.png']);
    expect(await names({ limit: 1, offset: 1 })).toEqual(['b.png']);
    expect(await names({ offset: 9 })).toEqual([]);
    expect((await list(ben, { prefix: `uploads/${ben.id}`, limit: 1 })).body).toEqual([
      { name: 'a.png', path: `uploads/${ben.id}/a.png`, url: `/storage/v1/object/public/images/uploads/${ben.id}/a.png`, contentType: 'image/png' },
    ]);
  });
  test('400', async () => {
    const prefix = `uploads/${ben.id}`;
    for (const body of [{}, { prefix: '' }, { prefix, limit: 101 }, { prefix, offset: -1 }]) {
      expectRefusal(await list(ben, body), 400, 'input.invalid');
    }
    expectRefusal(await list(ben, { prefix: '../..' }), 400, 'file.name.refused');
  });
  test('401', async () => expect((await list(null, { prefix: 'uploads' })).body).toMatchObject({ error: { message: say('auth.user.required') } }));
  test('403', async () => {
    for (const prefix of ['uploads', `uploads/${ana.id}`, 'figures/starters']) expectRefusal(await list(ben, { prefix }), 403, 'file.path.refused');
  });
});
