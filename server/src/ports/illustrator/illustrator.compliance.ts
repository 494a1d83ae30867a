/** What every illustrator promises, whoever draws. Run for each implementation. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawnCharacter, DrawnPlace, Illustrator, PictureBrief } from './illustrator.port.ts';
import { NO_WORDS } from './no-words.ts';

const MAYA: DrawnCharacter = { id: 'a', name: 'Maya', type: 'Human - Children - Map Maker', gender: 'female', personality: ['Clever'], appearance: { hairColor: 'Ink black' } };
const HARBOR: DrawnPlace = {
  id: 'h', name: 'Moss Harbor', type: 'Lantern Wood', category: 'Mystical Nature', magicalProperties: [], inhabitants: [], dangers: [], treasures: [],
};
const BRIEFS: [string, PictureBrief, string][] = [
  ['a portrait', { is: 'portrait', seed: '1', character: MAYA }, 'Maya'],
  ['a place', { is: 'place', seed: '2', place: HARBOR }, 'Moss Harbor'],
  ['a scene', { is: 'scene', seed: '3', text: 'Maya looked at the moon.', cast: [MAYA], place: HARBOR }, 'Maya'],
];
/** Small, because nobody looks at them. */
const SIDE = 128;

export function obeysIllustratorPromises(name: string, make: () => Illustrator): void {
  describe(`${name} obeys the promises of an illustrator`, () => {
    let illustrator: Illustrator;
    beforeAll(() => {
      illustrator = make();
    });
    afterAll(() => illustrator.close());

    it('says who draws', () => expect(illustrator.provider).not.toBe(''));

    it.each(BRIEFS)('draws %s as large and in the format that is asked for, and says in words what it shows', async (_, brief, shown) => {
      const drawn = await illustrator.draw(brief, { format: 'jpeg', longestSide: SIDE });
      const { format, width, height } = await sharp(drawn.image).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: drawn.width, height: drawn.height });
      expect([drawn.contentType, Math.max(drawn.width, drawn.height)]).toEqual(['image/jpeg', SIDE]);
      expect(drawn.alt).toContain(shown);
      expect(drawn.prompt).toContain(NO_WORDS);
      expect(drawn.blur).toMatch(/^data:image\//);
    });

    it('draws a figure on transparent ground, in vectors', async () => {
      const { image, contentType, svg } = await illustrator.draw({ is: 'figure', seed: 'a', character: MAYA }, { longestSide: SIDE });
      expect(contentType).toBe('image/webp');
      expect(svg).toContain('<svg');
      expect((await sharp(image).stats()).isOpaque).toBe(false);
    });

    it('sketches what is being filled in, and renders vectors in another size', async () => {
      const { svg, alt } = await illustrator.sketch({ is: 'portrait', seed: 'a', character: MAYA });
      expect(alt).toContain('Maya');
      const { image } = await illustrator.render(svg, { format: 'webp', longestSide: SIDE });
      expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', height: SIDE });
    });

    it('stops when it is told to', async () => {
      await expect(illustrator.draw({ is: 'portrait', seed: '1', character: MAYA }, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow();
    });
  });
}
