import { drawPicture, type PictureBrief } from '@fableloom/illustrator';
import { expect, test } from 'vitest';
import { inColors } from '../natural-colors.ts';
import { layersOf } from './layers.ts';
import { paint } from './paint.ts';
import { paintVectors, type Raster, shrunk } from './raster.ts';

const maya = { id: 'maya', name: 'Maya', type: 'Human - Children - Young Explorer', gender: 'female', personality: ['Kind'], appearance: {} } as const;
const canal = { id: 'canal', name: 'Canal Town', type: 'Canal Town', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] };
const portrait = (imageStyle: string): PictureBrief => ({ is: 'portrait', seed: 'maya', character: { ...maya, personality: ['Kind'] }, style: { imageStyle } });
const place = (imageStyle: string): PictureBrief => ({ is: 'place', seed: 'canal', place: canal, style: { imageStyle } });

const BRUSHED: readonly (readonly [name: string, brief: PictureBrief])[] = [
  ...['Pencil Sketch', 'Anime Watercolor', 'Enchanted Watercolor', 'Digital Painting', 'Soft Portrait', 'Comic Book', 'Stained Glass'].map((style) => [`portrait, ${style}`, portrait(style)] as const),
  ...['Fantasy Art', 'Digital Painting', 'Concept Art', 'Realistic', 'Anime', 'Digital Watercolor', 'Digital Oil'].map((style) => [`place, ${style}`, place(style)] as const),
];

/** Of 255, over the middle of the sheet: along its edges the vector painter draws in what is not there, and we go on with the edge. */
function meanDifference({ pixels: one, width, height }: Raster, { pixels: other }: Raster): number {
  let [sum, values] = [0, 0];
  for (let y = Math.floor(height * 0.15); y < height * 0.85; y++)
    for (let x = Math.floor(width * 0.15) * 4; x < width * 0.85 * 4; x++, values++) sum += Math.abs((one[y * width * 4 + x] ?? 0) - (other[y * width * 4 + x] ?? 0));
  return sum / values;
}

/** Stripes on a slope of greys: every filter changes one of them visibly. */
const striped = (definitions: string, id: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160"><defs>${definitions}<linearGradient id="slope"><stop offset="0" stop-color="#303030"/>` +
  `<stop offset="1" stop-color="#fff"/></linearGradient></defs><g filter="url(#${id})"><path d="M0 0H240V160H0Z" fill="url(#slope)"/>` +
  `${Array.from({ length: 8 }, (_, i) => `<path d="M0 ${i * 20}H240V${i * 20 + 6}H0Z" fill="#402060"/>`).join('')}</g></svg>`;

function stripesUnder(brief: PictureBrief): string {
  const filter = layersOf(drawPicture(brief).svg)?.filter;
  return striped(`<filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${filter}</filter>`, 'f');
}

test.each(BRUSHED)('%s: is painted on a page as a browser would', (_, brief) => {
  const { svg } = drawPicture(brief);
  const ours = paint(svg, 0.4);
  const theirs = paintVectors(svg, 0.4);
  expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height]);
  expect(meanDifference(ours, theirs)).toBeLessThan(4);
});

test.each(BRUSHED)('%s: a print looks as its page does', (_, brief) => {
  const svg = stripesUnder(brief);
  const page = paint(svg, 1);
  expect(meanDifference(page, paintVectors(svg, 1))).toBeLessThan(3);
  expect(meanDifference(shrunk(paint(svg, 3), 3), page)).toBeLessThan(4);
  expect(meanDifference(paintVectors(svg.replace(/ filter="[^"]*"/, ''), 1), page)).toBeGreaterThan(4);
});

test('calm colors lie over everything, brush or none', () => {
  for (const style of ['Pencil Sketch', 'Storybook']) {
    const svg = inColors(drawPicture(portrait(style)).svg, 'natural');
    expect(layersOf(svg)?.filter).toContain('saturate');
    expect(meanDifference(paint(svg, 0.25), paintVectors(svg, 0.25))).toBeLessThan(3);
  }
});

test('what has no filter over the whole sheet is painted as it is', () => {
  const svg = drawPicture({ is: 'figure', seed: 'maya', character: { ...maya, personality: ['Kind'] } }).svg;
  expect(layersOf(svg)).toBeNull();
  expect(meanDifference(paint(svg, 0.25), paintVectors(svg, 0.25))).toBe(0);
});

test('a texture of noise is the same in a print as on its page', () => {
  const svg = drawPicture(place('Storybook')).svg;
  expect(layersOf(svg)).toMatchObject({ filter: '', over: [{ noise: true, blend: 'soft-light' }] });
  const [veil = { svg: '' }] = layersOf(svg)?.over ?? [];
  const grey = veil.svg.replace('</defs>', '</defs><path d="M0 0H1024V768H0Z" fill="#808080"/>').replace('style=""', 'style="mix-blend-mode:soft-light"');
  const page = paint(grey, 1);
  expect(meanDifference(page, paintVectors(grey, 1))).toBeLessThan(1);
  const print = shrunk(paint(grey, 2), 2);
  expect(meanDifference(print, page)).toBeLessThan(meanDifference(shrunk(paintVectors(grey, 2), 2), page));
});

test.each([
  ['a primitive', '<feMorphology radius="2"/>'], ['a kernel', '<feConvolveMatrix order="3" kernelMatrix="0 -1 0 -1 5 -1 0 -1 0" divisor="1" bias="0" preserveAlpha="true"/>'],
  ['a blend', '<feFlood flood-color="#ff0000"/><feBlend in2="SourceGraphic" mode="multiply"/><feBlend in2="SourceGraphic" mode="darken"/>'],
  ['a curve', '<feComponentTransfer><feFuncR type="gamma" exponent="2"/></feComponentTransfer>'],
])('%s that is not known leaves the whole drawing to the vector painter', (_, primitives) => {
  const svg = striped(`<filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${primitives}</filter>`, 'f');
  expect(layersOf(svg)?.filter).toBe(primitives);
  expect(meanDifference(paint(svg, 1), paintVectors(svg, 1))).toBe(0);
});

test('so does a blend of a layer that is not known', () => {
  const svg = striped('<filter id="f" x="0" y="0" width="100%" height="100%"><feOffset/></filter>', 'f').replace('</svg>', '<path d="M0 0H9V9Z" style="mix-blend-mode:hue"/></svg>');
  expect(layersOf(svg)).toBeNull();
});
