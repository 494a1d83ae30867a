/** What every gate for uploaded pictures promises, whoever looks beside it. Run by its test file, for each gate that is put together. */
import { drawPicture } from '@fableloom/illustrator';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CannotSee } from '../../eyes/eyes.port.ts';
import type { SafetyGate } from '../safety.port.ts';

const MAYA = { id: 'maya', name: 'Maya', type: 'Human - Child', gender: 'female' as const, personality: ['Brave'], appearance: {} };

/** A portrait that our illustrator drew. */
export function harmlessDrawing(): Buffer {
  const { svg } = drawPicture({ is: 'portrait', seed: 'gate', character: MAYA });
  return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: 320 } }).render().asPng());
}

/** A green hill below a blue sky, out of focus, with the grain of a camera. */
export async function harmlessPhoto(): Promise<Buffer> {
  const hill = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5d9bd8"/>
    <stop offset="1" stop-color="#e4eef6"/></linearGradient></defs><rect width="400" height="300" fill="url(#sky)"/><ellipse cx="170" cy="330" rx="330" ry="150" fill="#587a3c"/></svg>`;
  const grain = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } } }).png().toBuffer();
  return sharp(Buffer.from(hill)).blur(3).composite([{ input: grain, blend: 'soft-light' }]).jpeg({ quality: 80 }).toBuffer();
}

export function obeysPictureGatePromises(name: string, make: () => SafetyGate): void {
  describe(`${name} obeys the promises of a gate for pictures`, () => {
    it('lets a harmless drawing pass, as PNG, JPEG and WebP', async () => {
      const drawing = sharp(harmlessDrawing());
      for (const picture of [drawing.png(), drawing.clone().jpeg(), drawing.clone().webp()]) {
        expect(await make().checkPicture?.(await picture.toBuffer())).toEqual({ is: 'safe' });
      }
    });

    it('lets a harmless photo pass', async () => expect(await make().checkPicture?.(await harmlessPhoto())).toEqual({ is: 'safe' }));

    it('says so where it cannot see', async () => {
      await expect(make().checkPicture?.(Buffer.from('no picture'))).rejects.toBeInstanceOf(CannotSee);
    });

    it('still reads texts', async () => expect((await make().check('You should kill yourself')).is).toBe('unsafe'));
  });
}
