import { MAGICAL_POWERS } from '@fableloom/contract/taxonomies/powers';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { PictureBrief } from '../brief.ts';
import { POWERS, drawPower } from '../character/power.ts';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { everyCategory, place } from '../testing/families.ts';

const pixels = (svg: string, width: number): Uint8Array => new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().pixels;
const differing = (one: Uint8Array, other: Uint8Array): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) if ([0, 1, 2, 3].reduce((sum, k) => sum + Math.abs((one[at + k] ?? 0) - (other[at + k] ?? 0)), 0) > 90) count += 1;
  return count;
};
const WIDE = 64;

test('each power of the list has a mark of its own, and no two look alike', () => {
  const marks = MAGICAL_POWERS.map((power) => POWERS.find(([words]) => words.test(power))?.[2]);
  expect(marks).not.toContain(undefined);
  expect(new Set(marks).size).toBe(MAGICAL_POWERS.length);
  const drawn = MAGICAL_POWERS.map((power) => {
    const paper = new Paper(200, 200);
    paper.add(`<g transform="translate(100 100)">${drawPower(paper, power, (art) => art)}</g>`);
    return pixels(paper.toSvg(), WIDE);
  });
  const alike = drawn.flatMap((one, i) => drawn.slice(i + 1).flatMap((other, k) => (differing(one, other) < WIDE * WIDE * 0.06 ? [`${MAGICAL_POWERS[i]} and ${MAGICAL_POWERS[i + 1 + k]}`] : [])));
  expect(alike).toEqual([]);
});

/** Where the marks are, and how much of the picture changes without it: what a body hides does not. */
function markOf(svg: string): { seen: number; spots: { x: number; y: number; r: number }[] } {
  const spots = [...svg.matchAll(/ data-power="(\d+) (\d+) (\d+)"/g)].map(([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }));
  const without = svg.replace('<g data-layer="power">', '<g data-layer="power" display="none">');
  return { seen: differing(pixels(svg, 240), pixels(without, 240)), spots };
}

describe.each(everyCategory.map((somebody) => [somebody.type, somebody] as const))('%s', (_, somebody) => {
  const magicalPower = 'Making Snow and Ice';
  const portrait: PictureBrief = { is: 'portrait', seed: 'power', character: { ...somebody, magicalPower } };
  const figure: PictureBrief = { is: 'figure', seed: 'power', character: { ...somebody, magicalPower } };

  test.each([['portrait', portrait, 69], ['figure', figure, 53]] as const)('shows its power in a %s, inside the frame', (_name, brief, least) => {
    const { svg, width, height } = drawPicture(brief);
    const { seen, spots } = markOf(svg);
    // The disc of a radius of 13 hundredths of the width has about three thousand points of a picture 240 wide.
    expect(seen).toBeGreaterThan(600);
    expect(spots).toHaveLength(1);
    for (const { x, y, r } of spots) {
      expect(r).toBeGreaterThan(least);
      expect(Math.min(x - r, y - r, width - x - r, height - y - r)).toBeGreaterThanOrEqual(0);
    }
  });
});

test('a scene of a story has its powers small in the light around people, and no mark: five of them would stand over a story like thoughts', () => {
  const cast = everyCategory.slice(0, 5).map((one, i) => ({ ...one, magicalPower: MAGICAL_POWERS[i * 3] ?? '' }));
  const drawn = (who: typeof cast): string => drawPicture({ is: 'scene', seed: 'powers', text: `${who.map(({ name }) => name).join(', ')} laughed.`, cast: who, place: place('', 'Farm') }).svg;
  const with5 = drawn(cast);
  expect(with5).not.toContain('data-power');
  expect(coveredFaces(with5, 0.002)).toEqual([]);
  expect(differing(pixels(with5, 240), pixels(drawn(cast.map((one) => ({ ...one, magicalPower: '' }))), 240))).toBeGreaterThan(100);
});
