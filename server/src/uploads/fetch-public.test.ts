import { describe, expect, test } from 'vitest';
import { expectRefused } from '../testing/refusals.ts';
import { type Answer, fetchPublicPicture, MOST_BYTES, publicLookup } from './fetch-public.ts';

async function* piecesOf(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}
const answerWith = (change: Partial<Answer>): Answer => ({
  status: 200, location: undefined, contentType: 'image/png',
  body: piecesOf(Buffer.from('a pic'), Buffer.from('ture')), leave: () => undefined, ...change,
});

/** Answers by address, and remembers what was asked. */
function web(pages: Record<string, Partial<Answer>>) {
  const asked: string[] = [];
  const ask = async (url: URL): Promise<Answer> => {
    asked.push(url.href);
    return answerWith(pages[url.href] ?? { status: 404 });
  };
  return { asked, ask };
}

describe('fetchPublicPicture', () => {
  test('brings the bytes of a picture, also behind a redirect', async () => {
    const { ask, asked } = web({ 'https://a.example/1': { status: 302, location: '/2' }, 'https://a.example/2': {} });
    expect((await fetchPublicPicture('https://a.example/1', ask)).toString()).toBe('a picture');
    expect(asked).toEqual(['https://a.example/1', 'https://a.example/2']);
  });

  test.each([
    'http://127.0.0.1/', 'https://127.0.0.1/', 'https://0x7f000001/', 'https://2130706433/', 'https://[::1]/', 'https://localhost/',
    'http://a.example/', 'nonsense', 'javascript:alert(1)',
  ])('%s is refused before anything is asked', async (address) => {
    const { ask, asked } = web({});
    await expectRefused(fetchPublicPicture(address, ask), 400, 'image.address.refused');
    expect(asked).toEqual([]);
  });

  const NEAR = ['https://127.0.0.1/', 'http://a.example/', 'https://[::1]/', '//localhost/x', 'https://2130706433/'];
  test.each(NEAR)('a redirect to %s is not followed', async (location) => {
    const { ask, asked } = web({ 'https://a.example/': { status: 301, location } });
    await expectRefused(fetchPublicPicture('https://a.example/', ask), 400, 'image.address.refused');
    expect(asked).toEqual(['https://a.example/']);
  });

  test('redirects in a circle end', async () => {
    const { ask, asked } = web({ 'https://a.example/': { status: 302, location: '/' } });
    await expectRefused(fetchPublicPicture('https://a.example/', ask), 400, 'image.address.refused');
    expect(asked).toHaveLength(4);
  });

  test('says the status, the wrong content type and the wrong size', async () => {
    const tooMuch = piecesOf(Buffer.alloc(MOST_BYTES), Buffer.alloc(1));
    const { ask } = web({ 'https://a.example/page': { contentType: 'text/html' }, 'https://a.example/big': { body: tooMuch } });
    const refused = await expectRefused(fetchPublicPicture('https://a.example/none', ask), 400, 'image.fetch.failed');
    expect(refused.message).toBe('Failed to fetch image: 404');
    await expectRefused(fetchPublicPicture('https://a.example/page', ask), 400, 'image.content-type.invalid');
    await expectRefused(fetchPublicPicture('https://a.example/big', ask), 400, 'image.upload.too-big');
  });

  test('what the network says stays with us', async () => {
    const broken = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:443'));
    const refused = await expectRefused(fetchPublicPicture('https://a.example/', broken), 400, 'image.download.failed-because');
    expect(refused.message).toBe('Failed to download image: the address did not answer');
  });
});

describe('publicLookup', () => {
  const looked = (addresses: { address: string; family: number }[], all: boolean) =>
    new Promise((resolve) => {
      const lookup = publicLookup((_, answered) => answered(null, addresses));
      lookup('a.example', { all }, (error, found) => resolve(error ? error.name : found));
    });
  const open = { address: '93.184.216.34', family: 4 };

  test('gives a public machine', async () => {
    expect(await looked([open], false)).toBe('93.184.216.34');
    expect(await looked([open], true)).toEqual([open]);
  });

  const NEAR = [[[{ address: '127.0.0.1', family: 4 }]], [[open, { address: '::1', family: 6 }]], [[]]];
  test.each(NEAR)('refuses a name behind which is %j', async (addresses) => {
    expect(await looked(addresses, false)).toBe('NotPublic');
    expect(await looked(addresses, true)).toBe('NotPublic');
  });
});
