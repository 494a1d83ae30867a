import { randomUUID } from 'node:crypto';
import { PICTURE_SIZES } from '@fableloom/contract/picture-sizes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPath } from '../ports/storage/copies.ts';
import { publicUrl } from '../ports/storage/storage.port.ts';
import { locationForm } from '../features/locations/location-form.fixture.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

const WEBP = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
const JPEG = { accept: 'image/jpeg,*/*' };

beforeAll(async () => {
  app = await openTestApp({}, { isDrawnInFull: true });
});
afterAll(() => app.close());

const painted = (width: number, height: number, background = '#5a3e9b') => sharp({ create: { width, height, channels: 3, background } });

/** Keeps a picture under a path of its own. */
async function kept(width = 1024, height = 768): Promise<string> {
  const path = `uploads/tests/${randomUUID()}.jpg`;
  await app.services.files.put(path, { data: await painted(width, height).jpeg().toBuffer(), contentType: 'image/jpeg' });
  return path;
}

const ask = (path: string, query = '', headers: Record<string, string> = WEBP) => app.request(`${publicUrl(path)}${query}`, { headers });
const sizeOf = async (answer: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height, format };
};
const copiesOf = async (path: string) => {
  const all = PICTURE_SIZES.flatMap((size) => [copyPath(path, size, 'webp'), copyPath(path, size, 'jpg')]);
  const stamps = await Promise.all(all.map((copy) => app.services.files.stamp(copy)));
  return all.filter((_, place) => stamps[place] !== null);
};

describe('sizes', () => {
  test('thumb, card and page are made once, as WebP for whoever reads it and as JPEG for everyone else', async () => {
    const path = await kept();
    expect(await sizeOf(await ask(path, '?size=thumb'))).toEqual({ width: 160, height: 120, format: 'webp' });
    expect(await sizeOf(await ask(path, '?size=card', JPEG))).toEqual({ width: 560, height: 420, format: 'jpeg' });
    expect(await sizeOf(await ask(path, '?size=page'))).toEqual({ width: 960, height: 720, format: 'webp' });
    const made = await copiesOf(path);
    expect(made).toEqual([copyPath(path, 'thumb', 'webp'), copyPath(path, 'card', 'jpg'), copyPath(path, 'page', 'webp')]);
    const first = await app.services.files.stamp(made[0] ?? '');
    await Promise.all(Array.from({ length: 20 }, () => ask(path, '?size=thumb')));
    expect(await app.services.files.stamp(made[0] ?? '')).toBe(first);
  });

  test('nothing is drawn larger than it is', async () => {
    const path = await kept(300, 200);
    expect(await sizeOf(await ask(path, '?size=page'))).toEqual({ width: 300, height: 200, format: 'jpeg' });
    expect(await sizeOf(await ask(path, '?size=thumb'))).toMatchObject({ width: 160 });
    expect(await copiesOf(path)).toEqual([copyPath(path, 'thumb', 'webp')]);
  });

  test('no other size can be asked for', async () => {
    const path = await kept();
    for (const size of ['161', 'huge', '', 'toString', '%00']) {
      const answer = await ask(path, `?size=${size}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'image.size.unknown', message: 'Pictures come in the sizes thumb, card, page.' } });
    }
    expect(await copiesOf(path)).toEqual([]);
    const copy = copyPath(path, 'thumb', 'webp');
    await ask(path, '?size=thumb');
    expect(await sizeOf(await ask(copy, '?size=card'))).toMatchObject({ width: 160 });
    expect((await ask('uploads/tests/none.jpg', '?size=thumb')).status).toBe(404);
  });

  test('what is no picture stays as it is', async () => {
    const path = `uploads/tests/${randomUUID()}.mp3`;
    await app.services.files.put(path, { data: Buffer.from('sound'), contentType: 'audio/mpeg' });
    expect(await (await ask(path, '?size=thumb')).text()).toBe('sound');
  });

  test('a picture that goes takes its copies along, also one that is made at that moment', async () => {
    const path = await kept();
    await ask(path, '?size=thumb');
    await app.services.files.remove([path]);
    expect(await copiesOf(path)).toEqual([]);

    const hurried = await kept(4000, 3000);
    await Promise.all([ask(hurried, '?size=card'), ask(hurried, '?size=page'), app.services.files.remove([hurried])]);
    expect(await copiesOf(hurried)).toEqual([]);
    expect((await ask(hurried, '?size=card')).status).toBe(404);
  });

  test('places that are removed leave no picture of any size behind', async () => {
    const family = await app.signUp('Sizes');
    await app.putOnPlan(family, 'price_hero_month');
    const { id } = await family.api.locations.create(locationForm());
    await app.finished(family, await family.api.locations.draw({ id, idempotencyKey: randomUUID() }));
    const { imagePath, picture } = await family.api.locations.show({ id });
    expect(picture?.blur).toMatch(/^data:image\/webp;base64,/);
    expect(await sizeOf(await ask(imagePath ?? '', '?size=card'))).toMatchObject({ width: 560, format: 'webp' });
    await family.api.locations.remove({ id });
    expect(await copiesOf(imagePath ?? '')).toEqual([]);
    expect((await ask(imagePath ?? '')).status).toBe(404);
  });
});

describe('caches', () => {
  test('keep a file for an hour and are told when it has not changed', async () => {
    const path = await kept();
    for (const query of ['', '?size=thumb', '?t=1764000000000']) {
      const answer = await ask(path, query);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(answer.headers.get('vary')).toBe('accept');
      const etag = answer.headers.get('etag') ?? '';
      const again = await ask(path, query, { ...WEBP, 'if-none-match': `"other", ${etag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await ask(path, query, { ...WEBP, 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test('learn of other bytes under the same path', async () => {
    const path = await kept();
    const small = await ask(path, '?size=thumb');
    await app.services.files.remove([path]);
    await app.services.files.put(path, { data: await painted(800, 800, '#2a7353').jpeg().toBuffer(), contentType: 'image/jpeg' });
    const again = await ask(path, '?size=thumb', { ...WEBP, 'if-none-match': small.headers.get('etag') ?? '' });
    expect(again.status).toBe(200);
    expect(await sizeOf(again)).toMatchObject({ width: 160, height: 160 });
  });
});

describe('parts of a sound', () => {
  const path = 'stories/tests/story_1/narrations/part_1_1764000000000.mp3';
  const part = async (headers: Record<string, string>) => {
    const answer = await ask(path, '', headers);
    return [answer.status, await answer.text(), answer.headers.get('content-range')];
  };

  test('are answered as they are asked for', async () => {
    await app.services.files.put(path, { data: Buffer.from('0123456789'), contentType: 'audio/mpeg' });
    expect(await part({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part({ range: 'bytes=7-' })).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part({ range: 'bytes=0-99' })).toEqual([206, '0123456789', 'bytes 0-9/10']);
    expect(await part({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10']);
    for (const strange of ['bytes=', 'bytes=-', 'lines=1-2', 'bytes=4-2', 'bytes=0-1,3-4']) {
      expect(await part({ range: strange })).toEqual([200, '0123456789', null]);
    }
  });

  test('are of the file that was begun, or the whole of the new one', async () => {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    expect((await part({ range: 'bytes=0-1', 'if-range': etag }))[0]).toBe(206);
    expect((await part({ range: 'bytes=0-1', 'if-range': '"older"' }))[0]).toBe(200);
  });
});

test('a drawing that is opened alone runs nothing', async () => {
  await app.services.files.put('uploads/tests/a.svg', { data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), contentType: 'image/svg+xml' });
  const answer = await ask('uploads/tests/a.svg');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('addresses that are none look missing', async () => {
  for (const path of ['%E0%A4', '..%2f..%2fsecret', 'uploads', 'uploads/none.png']) expect((await ask(path)).status).toBe(404);
});
