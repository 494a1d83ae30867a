/** The hosted illustrator against a stand-in that takes only what OpenAI's own document takes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../testing/openai/answers.ts';
import { openStandIn, type StandIn } from '../../../testing/openai/stand-in.ts';
import type { ModelChoice } from '../../hosted/settings.ts';
import { notingMeter } from '../../hosted/testing/noting-meter.ts';
import { builtInSafety } from '../../safety/built-in.ts';
import { builtInIllustrator } from '../built-in.ts';
import type { PictureBrief } from '../illustrator.port.ts';
import { hostedIllustrator } from './hosted-illustrator.ts';

let standIn: StandIn;
const builtIn = builtInIllustrator();
const meter = notingMeter();
const { noted } = meter;
const MAYA = { id: 'a', name: 'Maya', type: 'Human - Children - Map Maker', gender: 'female' as const, personality: ['Clever'], appearance: { hairColor: 'Ink black' } };
const SCENE: PictureBrief = { is: 'scene', seed: 's', text: 'Maya looked at the moon.', cast: [MAYA] };

const illustrator = (change: Partial<ModelChoice> = {}) =>
  hostedIllustrator({ host: 'openai', model: 'gpt-image-1', key: standIn.key, baseUrl: standIn.url, label: 'gpt-image-1 (OpenAI)', ...change }, { patience: { silentMs: 20_000, pauseMs: 1 }, meter, safety: builtInSafety(), builtIn });

beforeAll(async () => {
  standIn = await openStandIn();
});
beforeEach(() => {
  standIn.clear();
  noted.length = 0;
});
afterEach(() => expect(standIn.mistakes).toEqual([]));
afterAll(async () => {
  await builtIn.close();
  await standIn.close();
});

test.each<Partial<ModelChoice>>([{}, { host: 'compatible', model: 'flux' }])('a scene is drawn from the words of the built-in illustrator, and kept as the picture that pages show', async (change) => {
  const drawn = await illustrator(change).draw(SCENE, { format: 'jpeg' });
  expect(standIn.asked).toMatchObject([{ path: '/images/generations', body: { size: '1024x1024', n: 1 } }]);
  const { prompt } = standIn.asked.map(({ body }) => body as { prompt: string })[0] ?? { prompt: '' };
  expect(prompt).toBe(drawn.prompt);
  for (const words of ['Ink black', 'No text, letters']) expect(prompt.toLowerCase()).toContain(words.toLowerCase());
  expect(await sharp(drawn.image).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
  expect(drawn).toMatchObject({ contentType: 'image/jpeg', svg: null, width: 1024, height: 1024, blur: expect.stringMatching(/^data:image\/webp/) as string });
  expect(drawn.alt).toContain('Maya');
  expect(noted).toMatchObject([{ work: 'image', pictures: 1, outcome: 'answered' }]);
});

test('a model that takes pictures is given those of the characters', async () => {
  const reference = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } }).webp().toBuffer();
  await illustrator().draw(SCENE, { references: [{ name: 'Maya', picture: reference }, { name: 'Rusty', picture: reference }] });
  expect(standIn.asked).toMatchObject([{ path: '/images/edits', body: { image: ['a file of image/png', 'a file of image/png'], prompt: expect.stringContaining('in this order: Maya, Rusty. Keep their faces') as string } }]);
});

test('a model that takes none is asked with words alone', async () => {
  await illustrator({ model: 'dall-e-3' }).draw(SCENE, { references: [{ name: 'Maya', picture: Buffer.from('x') }] });
  expect(standIn.asked.map(({ path }) => path)).toEqual(['/images/generations']);
});

test.each<[string, string, number, Answer[]]>([
  ['silent', 'errors of its own', 3, [500, 503, 429].map((status) => ({ is: 'error', status }))],
  ['turned-away', 'a key that it does not take', 1, [{ is: 'error', status: 401 }]],
  ['unusable', 'a prompt that it refuses', 1, [{ is: 'error', status: 400, code: 'moderation_blocked' }]],
  ['unusable', 'bytes that are no picture', 1, [{ is: 'text', text: 'no picture' }]],
])('is %s after %s, asked %i time(s)', async (why, _, times, answers) => {
  standIn.next(...answers);
  await expect(illustrator().draw(SCENE)).rejects.toMatchObject({ name: 'HostedFailed', why });
  expect(standIn.asked).toHaveLength(times);
});

test('a picture that the moderation stops is not kept', async () => {
  const safety = { ...builtInSafety(), checkPicture: async () => ({ is: 'unsafe' as const, topic: 'sexual content' }) };
  const choice = { host: 'openai' as const, model: 'gpt-image-1', key: standIn.key, baseUrl: standIn.url, label: 'gpt-image-1 (OpenAI)' };
  await expect(hostedIllustrator(choice, { patience: { silentMs: 20_000, pauseMs: 1 }, meter, safety, builtIn }).draw(SCENE)).rejects.toMatchObject({ name: 'HostedFailed', why: 'unsafe' });
});

test('figures on transparent ground and sketches stay with the built-in illustrator', async () => {
  const figure = await illustrator().draw({ is: 'figure', seed: 'a', character: MAYA }, { longestSide: 64 });
  expect(figure.svg).toContain('<svg');
  expect((await illustrator().sketch({ is: 'portrait', seed: 'a', character: MAYA })).svg).toContain('<svg');
  expect(standIn.asked).toEqual([]);
});

test('an answer that holds no picture that can be read is counted, and not asked for again', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ created: 1, data: [{ url: 'http://127.0.0.1:9/picture.png' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  await expect(illustrator({ baseUrl }).draw(SCENE)).rejects.toMatchObject({ why: 'unusable' });
  server.close();
  expect([asked, noted]).toMatchObject([1, [{ work: 'image', pictures: 1, outcome: 'failed' }]]);
});

test.each<Partial<ModelChoice>>([{}, { host: 'compatible', model: 'flux' }])('a picture without an end is read no further than any right one, counted, and not asked for again', async (change) => {
  const endless = { is: 'endless', contentType: 'application/json', megabytesSent: 0 } as const satisfies Answer;
  standIn.next(endless);
  await expect(illustrator(change).draw(SCENE)).rejects.toMatchObject({ name: 'HostedFailed', why: 'unusable' });
  expect(standIn.asked).toHaveLength(1);
  expect(noted).toMatchObject([{ pictures: 1, outcome: 'failed' }]);
  expect(endless.megabytesSent).toBeLessThan(64);
});
