import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { character, maya, place } from '../testing/families.ts';

const tiny = character('Pip', 'Animal - Little Creatures - Mouse', { appearance: { height: 'Tiny' } });
const mouse = { ...tiny, appearance: {} };
const draw = (cast: (typeof tiny)[], type = 'Cozy Cottage'): string => drawPicture({ is: 'scene', seed: 'a', text: `${cast.map(({ name }) => name).join(' and ')} waited.`, cast, place: place('', type) }).svg;
const faceOf = (svg: string): number => Number(/data-layer="figure" data-face="[\d.-]+ [\d.-]+ ([\d.]+)"/.exec(svg)?.[1]);
const things = (svg: string): number => svg.split('data-layer="things"').length - 1;

test('who is tiny and alone is small on the sheet, and something towers over them', () => {
  expect(faceOf(draw([tiny]))).toBeLessThan(faceOf(draw([mouse])) * 0.62);
  expect([things(draw([tiny])), things(draw([mouse]))]).toEqual([1, 0]);
});

test('beside somebody else nothing else is needed', () => {
  expect(things(draw([tiny, maya]))).toBe(0);
});

test.each(['Cozy Cottage', 'Whispering Forest', 'Summer Beach', 'Snow Village', 'Moon Base', 'Warm Kitchen', 'Coral Garden', 'Busy Street', 'Sky Islands'])('it covers no face: %s', (type) => {
  expect(coveredFaces(draw([tiny], type), 0.02)).toEqual([]);
});
