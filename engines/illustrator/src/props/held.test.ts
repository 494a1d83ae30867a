import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { apart, thumbprint } from '../testing/alike.ts';
import { character, kofi, maya, olive, pixel, rusty } from '../testing/families.ts';
import { sizeAlone, standsUp } from './held.ts';

const SIDE = 1000;
const [X, Y] = [SIDE / 2, 860];
const EYES_AND_MOUTH = 0.6;

function paint(somebody: typeof maya, held: string | undefined, turn: number): { pixels: Uint8Array; face: { x: number; y: number; r: number } } {
  const paper = new Paper(SIDE, SIDE);
  const { art, face } = drawCharacter(paper, readLook(somebody), { ...AT_EASE, pose: 'holding', turn, ...(held ? { held } : {}) });
  paper.add(`<g transform="translate(${X} ${Y})">${art}</g>`);
  return { pixels: new Resvg(paper.toSvg(), { fitTo: { mode: 'width', value: SIDE } }).render().pixels, face };
}

const everybody = [maya, kofi, rusty, olive, pixel, character('Papa', 'Human - Family - Parent'), character('Bruno', 'Animal - Forest Animals - Brown Bear'), character('Ember', 'Mythical Creature - Dragons - Baby Dragon')];

test.each(everybody.map((somebody) => [somebody.type, somebody] as const))('an umbrella is over the head and before neither eye: %s', (_, somebody) => {
  for (const turn of [-0.5, 0.5]) {
    const [open, without] = [paint(somebody, 'umbrella', turn), paint(somebody, undefined, turn)];
    const { x, y, r } = open.face;
    let differs = 0;
    let above = false;
    for (let row = 0; row < SIDE; row++)
      for (let column = 0; column < SIDE; column++) {
        const at = (row * SIDE + column) * 4;
        if ([0, 1, 2, 3].every((c) => Math.abs((open.pixels[at + c] ?? 0) - (without.pixels[at + c] ?? 0)) < 30)) continue;
        above ||= row < Y + y - r;
        if (Math.hypot(column - X - x, row - Y - y) < r * EYES_AND_MOUTH) differs += 1;
      }
    expect([differs, above]).toEqual([0, true]);
  }
});

test('a spoon is a stick, an umbrella is tall, and bread is neither', () => {
  expect(standsUp('spoon')).toBe('stick');
  expect(standsUp('umbrella')).toBe('tall');
  expect(standsUp('bread')).toBe('short');
});

test('on a card a cup is larger than in a scene, a spear is long enough, and light around a wand makes it no longer', () => {
  expect(sizeAlone('cup')).toBeGreaterThan(1.3);
  expect(sizeAlone('spear')).toBe(1);
  expect(sizeAlone('wand')).toBeGreaterThan(1.2);
});

test('a signpost that an elephant carries is seen', () => {
  const cast = [character('Gus', 'Animal - Any - Elephant')];
  const print = (text: string): number[] => thumbprint(drawPicture({ is: 'scene', seed: 'teasel', text, cast }).svg);
  expect(apart(print('Gus held a signpost.'), print('Gus waited.'))).toBeGreaterThan(0.2);
});

test.each(['Squirrel', 'Mouse', 'Monkey', 'Goat', 'Horse'])('a spoon that a %s holds is seen', (kind) => {
  const cast = [character('Gus', `Animal - Any - ${kind}`)];
  const print = (text: string): number[] => thumbprint(drawPicture({ is: 'scene', seed: 'teasel', text, cast }).svg);
  expect(apart(print('Gus held a spoon.'), print('Gus waited.'))).toBeGreaterThan(0.12);
});

test.each(['Maya plays the violin.', 'Maya was playing the violin.', 'Maya played a violin.', 'Maya plays her flute.', 'Maya was blowing the trumpet.'])('who makes music has it in the hands: %s', (text) => {
  expect(drawPicture({ is: 'scene', seed: 'music', text, cast: [maya] }).alt).toMatch(/holds a (?:violin|flute|trumpet)/u);
});
