import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectRefused } from '../testing/refusals.ts';
import { cleanPicture } from './clean-picture.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8a2be2' } });

describe('cleanPicture', () => {
  test('leaves place, date and camera away and turns the picture upright', async () => {
    const told = { IFD0: { Make: 'Camera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const photo = await plain(40, 20).withExif(told).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { data, contentType } = await cleanPicture(photo);
    expect(await sharp(data).metadata()).toMatchObject({ width: 20, height: 40, format: 'jpeg' });
    expect((await sharp(data).metadata()).exif).toBeUndefined();
    expect(contentType).toBe('image/jpeg');
  });

  test('writes the kind that is asked for', async () => {
    const { data, contentType } = await cleanPicture(await plain(8, 8).png().toBuffer(), 'image/webp');
    expect({ contentType, format: (await sharp(data).metadata()).format }).toEqual({ contentType: 'image/webp', format: 'webp' });
  });

  test('what follows the picture in the file is gone', async () => {
    const { data } = await cleanPicture(Buffer.concat([await plain(8, 8).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]));
    expect(data.includes('script')).toBe(false);
  });

  test.each(['', 'just words', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])('refuses %j', async (text) => {
    await expectRefused(cleanPicture(Buffer.from(text)), 400, 'image.upload.not-an-image');
  });

  test('refuses a broken picture and one with too many pixels', async () => {
    const half = (await plain(64, 64).png().toBuffer()).subarray(0, 60);
    await expectRefused(cleanPicture(half), 400, 'image.upload.not-an-image');
    await expectRefused(cleanPicture(await plain(8001, 1).png().toBuffer()), 400, 'file.too-many-pixels');
  });
});
