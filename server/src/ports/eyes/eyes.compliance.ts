/** What all eyes promise, whoever looks. Run by the test file of each implementation. */
import { MOODS } from '@fableloom/contract/taxonomies/moods';
import { isColor } from '@fableloom/contract/taxonomies/colors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotSee, type Eyes } from './eyes.port.ts';

/** A red square on white. */
export const redOnWhite = (): Promise<Buffer> =>
  sharp({ create: { width: 240, height: 240, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 120, height: 120, channels: 3, background: '#c2263d' } } }]).png().toBuffer();

export function obeysEyesPromises(name: string, make: () => Eyes): void {
  describe(`${name} obey the promises of eyes`, () => {
    let eyes: Eyes;
    beforeAll(() => {
      eyes = make();
    });
    afterAll(() => eyes.close());

    it('say who looks', () => expect(eyes.provider).not.toBe(''));

    it('tell colors and moods of our lists, the strongest first', async () => {
      const { colors, moods } = await eyes.look(await redOnWhite());
      expect(colors.map(({ label }) => label)).toEqual(['Ruby red']);
      expect(colors.every(({ label, hex, share }) => isColor(label) && /^#[0-9a-f]{6}$/.test(hex) && share > 0 && share <= 1)).toBe(true);
      expect(moods.length).toBeGreaterThan(0);
      expect(moods.every((mood) => MOODS.includes(mood))).toBe(true);
    });

    it.each(['jpeg', 'webp', 'png'] as const)('see a picture that is a %s', async (format) => {
      expect((await eyes.look(await sharp(await redOnWhite()).toFormat(format).toBuffer())).colors[0]?.label).toBe('Ruby red');
    });

    it('say so where they cannot see', async () => {
      await expect(eyes.look(Buffer.from('no picture'))).rejects.toBeInstanceOf(CannotSee);
    });
  });
}
