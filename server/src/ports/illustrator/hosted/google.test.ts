/** Google's pictures against a stand-in that speaks as Gemini does. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openGoogleStandIn } from '../../../testing/hosts/google-stand-in.ts';
import type { House } from '../../../testing/hosts/house.ts';
import type { Answer } from '../../../testing/openai/answers.ts';
import { notingMeter } from '../../hosted/testing/noting-meter.ts';
import { builtInSafety } from '../../safety/built-in.ts';
import { builtInIllustrator } from '../built-in.ts';
import type { PictureBrief } from '../illustrator.port.ts';
import { hostedIllustrator } from './hosted-illustrator.ts';

let standIn: House & { key: string };
const meter = notingMeter();
const builtIn = builtInIllustrator();
const MAYA = { id: 'a', name: 'Maya', type: 'Human - Children - Map Maker', gender: 'female' as const, personality: ['Clever'], appearance: { hairColor: 'Ink black' } };
const SCENE: PictureBrief = { is: 'scene', seed: 's', text: 'Maya looked at the moon.', cast: [MAYA] };

/** As Google ends an answer for no reason that it tells. */
const NO_IMAGE: Answer = { is: 'json', body: { candidates: [{ content: { role: 'model' }, finishReason: 'NO_IMAGE', index: 0 }], usageMetadata: { promptTokenCount: 40, totalTokenCount: 40 } } };

const illustrator = (silentMs = 20_000) => {
  const choice = { host: 'google' as const, model: 'gemini-2.5-flash-image', key: standIn.key, baseUrl: standIn.url, label: 'gemini-2.5-flash-image (Google)' };
  return hostedIllustrator(choice, { patience: { silentMs, pauseMs: 1 }, meter, safety: builtInSafety(), builtIn });
};

beforeAll(async () => {
  standIn = await openGoogleStandIn();
});
beforeEach(() => {
  standIn.clear();
  meter.noted.length = 0;
});
afterEach(() => expect(standIn.mistakes).toEqual([]));
afterAll(async () => {
  await builtIn.close();
  await standIn.close();
});

test('a scene is a square picture, drawn from the words and from the pictures of the characters', async () => {
  const reference = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } }).webp().toBuffer();
  const drawn = await illustrator().draw(SCENE, { references: async () => [{ name: 'Maya', picture: reference }], format: 'jpeg' });
  const [asked] = standIn.asked.map(({ body }) => body as { contents: { parts: ({ text: string } | { inlineData: { mimeType: string } })[] }[]; generationConfig: object });
  expect(asked?.generationConfig).toMatchObject({ responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '1:1' } });
  expect(asked?.contents[0]?.parts).toMatchObject([{ text: expect.stringContaining('in this order: “Maya”. Keep their faces') as string }, { inlineData: { mimeType: 'image/png' } }]);
  expect(await sharp(drawn.image).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
  expect(meter.noted).toMatchObject([{ work: 'image', pictures: 1, outcome: 'answered' }]);
});

test.each<[string, string, number, Answer[]]>([
  ['unusable', 'words in the place of a picture, and again', 2, [{ is: 'text', text: 'I cannot draw that.' }, { is: 'text', text: 'I cannot draw that.' }]],
  ['unusable', 'no picture, and again', 2, [NO_IMAGE, NO_IMAGE]],
  ['turned-away', 'a key that it does not take', 1, [{ is: 'error', status: 403 }]],
  ["turned-away", "a day's quota", 1, [{ is: 'error', status: 429, code: 'PerDay' }]],
  ['silent', 'errors of its own', 3, [500, 503, 504].map((status) => ({ is: 'error', status }))],
])('is %s after %s, asked %i time(s)', async (why, _, times, answers) => {
  standIn.next(...answers);
  await expect(illustrator().draw(SCENE)).rejects.toMatchObject({ name: 'HostedFailed', why });
  expect(standIn.asked).toHaveLength(times);
});

test.each<[string, Answer]>([['words', { is: 'text', text: 'Here is your picture:' }], ['nothing', NO_IMAGE]])('%s in the place of a picture: it is drawn again', async (_, answer) => {
  standIn.next(answer);
  const { image } = await illustrator().draw(SCENE);
  expect(await sharp(image).metadata()).toMatchObject({ width: 1024 });
  expect(standIn.asked).toHaveLength(2);
  expect(meter.noted).toMatchObject([{ pictures: 1, outcome: 'answered' }, { pictures: 1, outcome: 'answered' }]);
});

test('silence is waited out three times, and no longer', async () => {
  standIn.next({ is: 'silent' }, { is: 'silent' }, { is: 'silent' });
  await expect(illustrator(300).draw(SCENE)).rejects.toMatchObject({ why: 'silent' });
  expect(standIn.asked).toHaveLength(3);
});
