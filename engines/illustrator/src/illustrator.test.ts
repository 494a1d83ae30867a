import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { drawPicture, KNOWN, type PictureBrief } from './index.ts';
import { ember, everyCategory, everyPlaceCategory, maya, olive, pixel, rusty } from './testing/families.ts';

const scene: PictureBrief = {
  is: 'scene',
  seed: 's',
  text: 'Maya lifted the lantern and Rusty laughed in the old forest at dusk.',
  cast: [maya, rusty],
};

const briefs: PictureBrief[] = [
  ...everyCategory.map((character): PictureBrief => ({ is: 'portrait', seed: 'p', character })),
  ...everyCategory.map((character): PictureBrief => ({ is: 'figure', seed: 'f', character, expression: 'surprised' })),
  ...everyPlaceCategory.map((place): PictureBrief => ({ is: 'place', seed: 'l', place })),
  ...everyCategory.map((character): PictureBrief => ({ is: 'face', seed: 'f', character, ground: 'Teal' })),
  ...KNOWN.emblems.map((category): PictureBrief => ({ is: 'emblem', seed: 'e', category })),
  scene,
  { ...scene, aspect: 'wide', cast: [maya, rusty, pixel, ember, olive], text: 'They all cheered.' },
  { ...scene, aspect: 'tall', cast: [] },
];
const subject = (brief: PictureBrief): string => {
  if ('character' in brief) return brief.character.type;
  if ('category' in brief) return brief.category;
  return brief.place?.type ?? brief.seed;
};

describe('every picture', () => {
  for (const brief of briefs) {
    test(`${brief.is} ${subject(brief)} is the same twice, sound and small`, () => {
      const drawing = drawPicture(brief);
      expect(drawPicture(brief)).toEqual(drawing);
      expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(drawing.svg).not.toMatch(/<text|<image|<script|<foreignObject/);
      expect(drawing.svg.length).toBeLessThan(400 * 1024);
      const shown = new Resvg(drawing.svg, { fitTo: { mode: 'width', value: 64 } }).render();
      expect(shown.width).toBe(64);
    });
  }
});

test('ids are unique and every reference has its definition', () => {
  const { svg } = drawPicture(scene);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(ids).toContain(id);
});

test('pictures have the sizes that were promised', () => {
  const size = (brief: PictureBrief): [number, number] => {
    const { width, height } = drawPicture(brief);
    return [width, height];
  };
  expect(size({ is: 'portrait', seed: 'a', character: maya })).toEqual([768, 1024]);
  expect(size({ is: 'figure', seed: 'a', character: maya })).toEqual([480, 660]);
  expect(size({ is: 'emblem', seed: 'a', category: 'Adventure' })).toEqual([640, 480]);
  expect(size(scene)).toEqual([1024, 1024]);
  expect(size({ ...scene, aspect: 'wide' })).toEqual([1280, 720]);
});

test('another seed composes another scene', () => {
  expect(drawPicture({ ...scene, seed: 'other' }).svg).not.toBe(drawPicture(scene).svg);
});

test('a figure stands on a transparent sheet', () => {
  const { svg } = drawPicture({ is: 'figure', seed: 'a', character: rusty });
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 48 } }).render();
  expect(pixels[3]).toBe(0);
});

const STYLES =
  'Classic Anime, Chibi, Anime Watercolor, Anime Adventure, Storybook, Soft Cartoon, Comic Book, Paper Cutout, Soft Portrait, Natural Light, ' +
  'Cinematic, Pencil Sketch, Fairy Tale, Epic Fantasy, Enchanted Watercolor, Stained Glass, Digital Painting, Vector Art, Pixel Art, 3D Animation';

test('twenty styles are twenty ways to draw', () => {
  const drawn = STYLES.split(', ').map((imageStyle) => drawPicture({ is: 'portrait', seed: 'a', character: maya, style: { imageStyle } }).svg);
  expect(new Set(drawn).size).toBe(20);
});

test('whoever is drawn is no word that was not drawn', () => {
  expect(drawPicture({ is: 'portrait', seed: 'a', character: rusty, customPrompt: 'Rusty the fox with a helicopter' }).notDrawn).toEqual(['helicopter']);
  expect(drawPicture({ is: 'portrait', seed: 'a', character: maya, customPrompt: 'a giraffe' }).notDrawn).toEqual(['giraffe']);
});

test('what the engine cannot draw is said', () => {
  expect(drawPicture({ is: 'portrait', seed: 'a', character: maya, customPrompt: 'with a helicopter in a forest' }).notDrawn).toEqual([
    'helicopter',
  ]);
});
