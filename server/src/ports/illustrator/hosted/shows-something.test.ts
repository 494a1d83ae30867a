import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paintedPicture } from '../../../testing/openai/made-things.ts';
import { whatIsMissing } from './shows-something.ts';

const sheet = (width: number, height: number, background: string | { r: number; g: number; b: number; alpha: number }) => sharp({ create: { width, height, channels: 4, background } }).png().toBuffer();
const noise = () => sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).jpeg().toBuffer();

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['one pixel', () => sheet(1, 1, '#d9a441'), /1 by 1/], ['a strip', () => sheet(4000, 2, '#d9a441'), /4000 by 2/], ['a banner', () => sheet(2048, 512, '#d9a441'), /2048 by 512/],
  ['a black sheet', () => sheet(1024, 1024, '#000000'), /nothing/], ['a sheet that lets everything through', () => sheet(1024, 1024, { r: 200, g: 30, b: 90, alpha: 0 }), /nothing/],
  ['noise', noise, /nothing/],
])('%s is no picture of a story', async (_, make, why) => {
  expect(await whatIsMissing(await make())).toMatch(why);
});

test('a painted picture is one, also a pale and a dark one', async () => {
  expect(await whatIsMissing(await paintedPicture())).toBeNull();
  for (const [brightness, plus] of [[0.3, 180], [0.15, 0]] as const) expect(await whatIsMissing(await sharp(await paintedPicture()).linear(brightness, plus).jpeg().toBuffer())).toBeNull();
});

test('what cannot be read is told otherwise', async () => {
  await expect(whatIsMissing(Buffer.from('no picture'))).rejects.toThrow();
});
