import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { CHARACTER_IMAGE_STYLES, LOCATION_IMAGE_STYLES } from '../../../../contract/src/taxonomies/image-styles.ts';
import type { PictureStyle } from '../brief.ts';
import { drawPicture, pixelArt } from '../index.ts';
import { type StyleLook, STYLE_LOOKS } from '../style/looks.ts';
import { lookAlikes, thumbprint } from '../testing/alike.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { maya, place, rusty } from '../testing/families.ts';

const STYLES = CHARACTER_IMAGE_STYLES.flatMap(({ styles }) => [...styles]);

/** Mean difference of a channel. Another hue of the same drawing is below it. */
const AT_A_GLANCE = 15;

test.each([['a child', maya], ['a fox', rusty]])('each of the twenty styles is told apart from the others at a glance: %s', (_, somebody) => {
  const drawn = STYLES.map((imageStyle) => [imageStyle, drawPicture({ is: 'portrait', seed: 'a', character: somebody, style: { imageStyle } }).svg] as const);
  expect(lookAlikes(drawn, AT_A_GLANCE)).toEqual([]);
}, 60_000);

test.each(['It was noon. Maya and Rusty laughed.', 'It was night. Maya and Rusty laughed.'])('in whole scenes, too, all twenty are told apart: %s', (text) => {
  const drawn = STYLES.map((imageStyle) => {
    const drawing = drawPicture({ is: 'scene', seed: 'a', text, cast: [maya, rusty], place: place('', 'Cozy Cottage'), style: { imageStyle } });
    return [imageStyle, drawing.grid ? pixelArt(new Resvg(drawing.svg).render(), drawing, drawing.grid) : drawing.svg] as const;
  });
  expect(lookAlikes(drawn, 12)).toEqual([]);
  // What reaches beyond the sheet stops resvg under a filter.
  expect(Object.values<StyleLook>(STYLE_LOOKS).filter(({ manner, grain }) => manner && grain)).toEqual([]);
}, 60_000);

test('no light of a style covers a face or turns a night into day', () => {
  for (const imageStyle of ['3D Animation', 'Epic Fantasy', 'Classic Anime', 'Paper Cutout', 'Vector Art', 'Chibi', 'Soft Cartoon', 'Anime Adventure', 'Pixel Art']) {
    const scene = (text: string, type: string) => drawPicture({ is: 'scene', seed: 'a', text, cast: [maya, rusty], place: place('', type), style: { imageStyle } }).svg;
    expect(coveredFaces(scene('Maya and Rusty laughed.', 'Cozy Cottage'), 0.03), imageStyle).toEqual([]);
    const mean = (svg: string): number => thumbprint(svg).reduce((sum, value) => sum + value, 0);
    expect(mean(scene('It was night. Maya and Rusty laughed.', 'Cozy Cottage')), imageStyle).toBeLessThan(mean(scene('It was noon. Maya and Rusty laughed.', 'Cozy Cottage')) * 0.86);
  }
}, 60_000);

test('each of the eight styles of places is told apart from the others at a glance', () => {
  const drawn = LOCATION_IMAGE_STYLES.map((imageStyle) => [imageStyle, drawPicture({ is: 'place', seed: 'a', place: place('', 'Fairy-Tale Castle'), style: { imageStyle } }).svg] as const);
  expect(lookAlikes(drawn, 9)).toEqual([]);
}, 60_000);

test('a place or an hour that is asked for is seen in every style: none paints a sky of its own over it', () => {
  const seen = (style: PictureStyle, customPrompt?: string): string[] =>
    STYLES.map((imageStyle) => drawPicture({ is: 'portrait', seed: 'a', character: maya, style: { imageStyle, ...style }, ...(customPrompt ? { customPrompt } : {}) }).svg);
  const covered = (svgs: string[]): number => svgs.filter((svg) => /<g opacity="1"><(?:rect|g)/.test(svg)).length;
  expect(covered(seen({}))).toBeGreaterThan(12);
  expect([covered(seen({ background: 'Starry Sky' })), covered(seen({ lighting: 'Moonlight' })), covered(seen({}, 'on the moon'))]).toEqual([0, 0, 0]);
});
