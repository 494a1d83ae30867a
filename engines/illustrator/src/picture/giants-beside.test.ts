import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { character, maya, place } from '../testing/families.ts';
import { giantOf } from './giants-beside.ts';

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

test('what towers changes from picture to picture, and is told', () => {
  for (const ground of ['meadow', 'forest', 'room', 'shore', 'snow', 'city'] as const)
    expect(new Set(Array.from({ length: 20 }, (_, i) => giantOf(ground, `${i}`).said)).size, ground).toBeGreaterThan(1);
  const { alt } = drawPicture({ is: 'scene', seed: 'a', text: 'Pip waited.', cast: [tiny], place: place('', 'Cozy Cottage') });
  expect(alt).toContain(`${giantOf('meadow', 'a').said} that towers over Pip`);
  expect(drawPicture({ is: 'scene', seed: 'a', text: 'Pip waited.', cast: [mouse], place: place('', 'Cozy Cottage') }).alt).not.toContain('towers');
});
