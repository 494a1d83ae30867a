import { say } from '@fableloom/contract/messages/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataUrlOf, pictureOf } from '../../functions/testing/calls.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
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
