import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { character } from '../testing/families.ts';
import { drawCharacter } from './draw-character.ts';
import { AT_EASE, type PoseName } from './figure.ts';
import { readLook } from './read-look.ts';

/** How many units deep something is painted below the ground on which feet stand. */
function belowGround(type: string, pose: PoseName): number {
  const { art } = drawCharacter(new Paper(1, 1), readLook(character('a', type)), { ...AT_EASE, pose });
  const inked = art.replaceAll(/(?:fill|stroke)="url\([^"]*\)"/g, 'fill="#000"').replaceAll(/ (?:filter|mask|clip-path)="[^"]*"/g, '');
  const { pixels, width, height } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-400 -760 800 800" width="800" height="800">${inked}</svg>`).render();
  for (let y = height - 1; y >= 760; y--) for (let x = 0; x < width; x++) if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 60) return y - 760;
  return 0;
}

test.each(['Forest Animals - Deer', 'Pets and Farm Animals - Sheep', 'Pets and Farm Animals - Horse', 'Pets and Farm Animals - Cow', 'Savanna and Jungle - Elephant'])('%s has no legs that come out of the soles of its feet', (who) => {
  expect(belowGround(`Animal - ${who}`, 'standing')).toBeLessThanOrEqual(5);
});

test.each(['Savanna and Jungle - Lion', 'Savanna and Jungle - Tiger', 'Pets and Farm Animals - Dog', 'Forest Animals - Badger'])('the forelegs of %s end behind its paws', (who) => {
  expect(belowGround(`Animal - ${who}`, 'standing')).toBeLessThanOrEqual(14);
});

test('a sea turtle rests on its belly: between it and the ground is no air', () => {
  const { art } = drawCharacter(new Paper(1, 1), readLook(character('a', 'Animal - Ocean Animals - Sea Turtle')), AT_EASE);
  const inked = art.replaceAll(/(?:fill|stroke)="url\([^"]*\)"/g, 'fill="#000"').replaceAll(/ (?:filter|mask|clip-path)="[^"]*"/g, '');
  const { pixels } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-400 -760 800 800" width="800" height="800">${inked}</svg>`).render();
  const lowest = Array.from({ length: 760 }, (_, up) => 759 - up).find((y) => (pixels[(y * 800 + 400) * 4 + 3] ?? 0) > 60) ?? 0;
  expect(760 - lowest).toBeLessThan(20);
});

test('the metal eye of a bionic cat shuts with the other one', () => {
  const drawn = (expression: string): string => drawPicture({ is: 'figure', seed: 'a', expression, character: character('a', 'Hybrid - Clockwork Beasts - Bionic Cat') }).svg;
  expect(drawn('happy')).toContain('#ff6f5a');
  for (const shut of ['sleepy', 'laughing']) expect(drawn(shut)).not.toContain('#ff6f5a');
});

test('who dances wears slippers, unless a family chose rain boots', () => {
  const worn = (type: string, distinguishingFeature = ''): boolean => readLook(character('a', type, { appearance: { distinguishingFeature } })).outfit.slippers ?? false;
  expect(worn('Human - Artists - Dancer')).toBe(true);
  expect(worn('Mystic - Any - Moon Dancer')).toBe(true);
  expect(worn('Human - Artists - Dancer', 'Rain boots')).toBe(false);
  expect(worn('Human - Artists - Painter')).toBe(false);
});

test('the little trees of a giant stand on meadows and not on a carpet', () => {
  const drawn = (ashore: 'pond' | 'tub'): string => drawCharacter(new Paper(1, 1), readLook(character('a', 'Mythical Creature - Giants and Big Ones - Gentle Giant')), { ...AT_EASE, ashore }).art;
  expect(drawn('tub').length).toBeLessThan(drawn('pond').length - 200);
});
