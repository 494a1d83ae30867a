import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { character } from '../testing/families.ts';
import { EXPRESSIONS, type Feeling } from './expression.ts';
import { drawEye } from './face.ts';
import { AT_EASE } from './figure.ts';
import { drawHead } from './creature-head.ts';
import { drawHumanHead } from './human-head.ts';
import { readLook } from './read-look.ts';

/** How high both ends of the line over the left eye are: the outer one, then the one at the nose. */
function endsOfLid(feeling: Feeling): readonly [outer: number, inner: number] {
  const drawn = drawEye(new Paper(100, 100), -50, 0, 30, { iris: '#446688', lid: '#ffffff' }, EXPRESSIONS[feeling], { x: 0, y: 0 });
  const [, y0, y1] = /M[-\d.]+ ([-\d.]+) Q[-\d.]+ [-\d.]+ [-\d.]+ ([-\d.]+)"/.exec(drawn) ?? [];
  return [-Number(y1), -Number(y0)];
}

test('no line over an eye goes down to the nose like a scowl where nobody is cross', () => {
  for (const feeling of ['calm', 'happy', 'surprised', 'worried', 'scared'] as const) {
    const [outer, inner] = endsOfLid(feeling);
    expect(inner, feeling).toBeGreaterThan(outer);
  }
  const [calm, worried] = [endsOfLid('calm'), endsOfLid('worried')];
  expect(worried[1] - worried[0]).toBeGreaterThan(calm[1] - calm[0]);
});

test('an alien has brows as long as it is afraid or cross', () => {
  const look = readLook(character('a', 'Alien - Curious Visitors - Antenna Alien'));
  if (look.rig.rig !== 'human') throw new Error('no head of a person');
  const { parts } = look.rig;
  const lines = (feeling: Feeling): number => drawHumanHead(new Paper(320, 320), look, parts, { ...AT_EASE, turn: 0, feeling: EXPRESSIONS[feeling] }).front.split('stroke-linecap').length;
  expect(lines('worried')).toBe(lines('calm') + 2);
});

test('the brows of a dragon in a helmet are before the helmet when it is worried', () => {
  const look = readLook(character('e', 'Mythical Creature - Dragons - Dragon Knight'));
  if (look.rig.rig !== 'creature') throw new Error('no creature');
  const { parts } = look.rig;
  const end = (feeling: Feeling): string => drawHead(new Paper(320, 320), look, parts, { ...AT_EASE, turn: 0, feeling: EXPRESSIONS[feeling] }).slice(-400);
  expect(end('worried').match(/<path[^>]*stroke-width="7"/g)?.length ?? 0).toBe(2);
  expect(end('calm').match(/<path[^>]*stroke-width="7"/g)?.length ?? 0).toBe(0);
});
