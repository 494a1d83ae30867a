import { say } from '@fableloom/contract/messages/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, dataUrlOf, expectRefusal, pictureOf } from '../../functions/testing/calls.ts';
import { builtInSafety } from '../../ports/safety/built-in.ts';
import { withPictureGate } from '../../ports/safety/pictures/picture-gate.ts';
import type { SafetyGate } from '../../ports/safety/safety.port.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { describeSight } from './describe.ts';

let app: TestApp;
let ana: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
});
afterAll(() => app.close());

describe('traits.extract', () => {
  test('tells colors and light, and leaves the person to choose who it is', async () => {
    const seen = await ana.api.traits.extract({ imageUrl: dataUrlOf(await pictureOf('#c2263d', '#f6ecd6')) });
    const red = { label: 'Ruby red', hex: expect.stringMatching(/^#/), share: 1 };
    expect(seen).toMatchObject({ provider: 'built-in', suggestions: { colors: [red] } });
    expect(seen.characterDescriptions).toContain('ruby red');
    expect(seen.characterDescriptions).toContain(say('traits.seen.by-hand'));
  });

  test('keeps nothing', async () => {
    await ana.api.traits.extract({ imageUrl: dataUrlOf(await pictureOf('#2f6fb3', '#ffffff', 'webp'), 'image/webp') });
    expect(await app.services.files.list(`uploads/${ana.id}`)).toEqual([]);
  });

  test('signed out', async () => {
    const imageUrl = dataUrlOf(await pictureOf('#000000', '#ffffff'));
    await expectRefused(app.stranger.traits.extract({ imageUrl }), 401, 'auth.user.required');
  });

  test.each([
    'https://pictures.example/a.png', 'data:text/html;base64,PGI+', 'data:image/png,raw', 'data:image/png;base64,',
    dataUrlOf(Buffer.from('just words')), dataUrlOf(Buffer.from('<svg/>'), 'image/svg+xml'),
  ])('%s is no picture file', async (imageUrl) => {
    await expectRefused(ana.api.traits.extract({ imageUrl }), 400, 'traits.not-an-image');
  });

  test('a broken picture', async () => {
    const half = (await pictureOf('#c2263d', '#ffffff')).subarray(0, 90);
    const refused = await expectRefused(ana.api.traits.extract({ imageUrl: dataUrlOf(half) }), 400, 'traits.image.failed');
    expect(refused.message).toBe('Failed to extract traits from image');
  });

  test('a picture of more than ten megabytes', () =>
    expectRefused(ana.api.traits.extract({ imageUrl: dataUrlOf(Buffer.alloc(10 * 1024 * 1024 + 1)) }), 400, 'image.upload.too-big'));
});

/** What the models would answer of a picture that cannot be kept for tests; everything around them is real. */
describe.each([
  ['a picture that is not for children', async () => ({ Drawing: 0, Hentai: 0, Neutral: 0.1, Porn: 0.9, Sexy: 0 }), 422, 'app.unsafe-picture'],
  ['a picture that cannot be checked', () => Promise.reject(new Error('no model')), 502, 'app.picture-not-checked'],
] as const)('%s', (_, classify, status, sentence) => {
  let usual: SafetyGate;
  let imageUrl: string;
  beforeAll(async () => {
    usual = app.services.safety;
    app.services.safety = withPictureGate(builtInSafety(), { classify }, app.services.log);
    imageUrl = dataUrlOf(await pictureOf('#c2263d', '#f6ecd6'));
  });
  afterAll(() => {
    app.services.safety = usual;
  });

  test('is read for no character', () => expectRefused(ana.api.traits.extract({ imageUrl }), status, sentence));
  test('is no photo of a profile', () => expectRefused(ana.api.me.setPhoto({ picture: imageUrl }), status, sentence));
  test('is not kept by the server function', async () => expectRefusal(await call(app, ana, 'upload-image', { imageUrl, fileName: 'a.png' }), status, sentence));

  test('is not kept in the bucket, and nothing of it is left', async () => {
    const [headers, body] = [{ origin: ORIGIN, cookie: ana.cookie }, new Uint8Array(await pictureOf('#c2263d', '#f6ecd6'))];
    const answer = await app.request(`/storage/v1/object/images/uploads/${ana.id}/a.png`, { method: 'POST', headers, body });
    expectRefusal({ status: answer.status, body: (await answer.json()) as Record<string, unknown> }, status, sentence);
    for (const folder of ['uploads', 'photos']) expect(await app.services.files.list(`${folder}/${ana.id}`)).toEqual([]);
  });
});

describe('what is said', () => {
  const hex = '#000000';
  test('names one color, or several', () => {
    const red = { label: 'Ruby red' as const, hex, share: 0.6 };
    const blue = { label: 'Ocean blue' as const, hex, share: 0.4 };
    expect(describeSight({ colors: [red], moods: [], isDrawing: null })).toMatch(/^The main color is ruby red\. /);
    expect(describeSight({ colors: [red, blue], moods: ['Joyful', 'Playful'], isDrawing: true })).toMatch(
      /^This looks like a drawing\. The main colors are ruby red and ocean blue\. The light of the picture feels joyful or playful\. /,
    );
  });

  test('says nothing where nothing was seen', () => {
    expect(describeSight({ colors: [], moods: [], isDrawing: null })).toBe(say('traits.seen.by-hand'));
  });
});
