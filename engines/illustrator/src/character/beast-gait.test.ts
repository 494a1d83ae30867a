import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { character } from '../testing/families.ts';
import { apart, thumbprint } from '../testing/alike.ts';
import { drawPicture } from '../index.ts';
import { drawCharacter } from './draw-character.ts';
import { AT_EASE, type Figure, type PoseName } from './figure.ts';
import { readLook } from './read-look.ts';

const moving = (who: string, pose: PoseName = 'walking', distinguishingFeature = ''): Figure =>
  drawCharacter(new Paper(1, 1), readLook({ ...character(who, `Animal - Any - ${who}`), appearance: { color: 'Grey', distinguishingFeature } }), { ...AT_EASE, pose });

test.each(['walking', 'running'] as const)('who has short legs %s low above the ground', (pose) => {
  const high = (who: string): number => -moving(who, pose).face.y;
  for (const low of ['hamster', 'mouse', 'otter', 'badger', 'weasel']) expect(high(low), low).toBeLessThan(high('dog') * 0.85);
  expect(high('hamster')).toBeLessThan(high('rabbit'));
  expect(high('brown bear')).toBeLessThan(high('dog'));
});

test('a rabbit and a squirrel walk and run on their haunches, a dog and a bear do not', () => {
  const shapes = (who: string, pose: PoseName): number => [...moving(who, pose).art.matchAll(/<ellipse[^>]*rx="58"/g)].length;
  for (const pose of ['walking', 'running'] as const) {
    for (const who of ['rabbit', 'squirrel', 'mouse']) expect(shapes(who, pose), who).toBe(1);
    for (const who of ['dog', 'brown bear']) expect(shapes(who, pose), who).toBe(0);
  }
});

test('of all who walk in one and the same colour no two look alike at the size of a card', () => {
  const print = (who: string): number[] =>
    thumbprint(drawPicture({ is: 'figure', seed: 'b', pose: 'walking', character: { ...character('b', `Animal - Any - ${who}`), appearance: { color: 'Ink black' } } }).svg);
  const prints = ['dog', 'brown bear', 'hamster', 'mouse', 'rabbit', 'squirrel', 'otter', 'weasel'].map((who) => [who, print(who)] as const);
  for (const [i, [who, own]] of prints.entries()) for (const [other, theirs] of prints.slice(i + 1)) expect(apart(own, theirs), `${who} and ${other}`).toBeGreaterThan(6);
});

test('nobody treads on the end of a scarf', () => {
  for (const who of ['hamster', 'mouse', 'otter', 'dog', 'rabbit']) {
    const lowest = Math.max(...[...moving(who, 'walking', 'Red scarf').art.matchAll(/M([-\d.]+) ([-\d.]+) L[-\d.]+ [-\d.]+ L[-\d.]+ ([-\d.]+) L[-\d.]+ [-\d.]+Z/g)].map(([, , , y]) => Number(y)));
    expect(lowest, who).toBeLessThanOrEqual(0);
  }
});

test('a guinea pig is no mouse', () => {
  const { rig } = readLook(character('g', 'Animal - Any - guinea pig'));
  expect(rig.rig === 'beast' && rig.parts.tail).toBe('none');
});
