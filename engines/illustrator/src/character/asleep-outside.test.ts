import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { character, place } from '../testing/families.ts';
import { drawCharacter } from './draw-character.ts';
import { EXPRESSIONS } from './expression.ts';
import type { Stance } from './figure.ts';
import { readLook } from './read-look.ts';

const asleep: Stance = { feeling: EXPRESSIONS.sleepy, gaze: { x: 0, y: 0 }, turn: 0.5, pose: 'lying', asleep: true, bed: false };

test.each(['Human - Children - Kite Flyer', 'Human - Family - Parent', 'Mythical Creature - Giants and Big Ones - Yeti'])('%s sleeps on the ground, longer than high, and not in a bed', (type) => {
  const look = readLook(character('a', type));
  const outside = drawCharacter(new Paper(1, 1), look, asleep);
  const inBed = drawCharacter(new Paper(1, 1), look, { ...asleep, bed: true });
  expect(outside.box.right - outside.box.left).toBeGreaterThan(-outside.box.top);
  expect(-outside.face.y).toBeLessThan(-inBed.face.y * 0.75);
});

test('machines on wheels sleep sitting, and the words beside the picture say so', () => {
  const cast = [character('Ada', 'Human - Children - Kite Flyer'), character('Pixel', 'Robot/Artificial Intelligence - Helper Robots - Cleaning Robot')];
  const { alt } = drawPicture({ is: 'scene', seed: 's', text: 'Ada and Pixel slept under their blankets on the meadow.', cast, place: place('Flower Meadow', 'Flower Meadow') });
  expect(alt).toContain('Ada is lying down');
  expect(alt).toContain('Pixel is resting');
});

test('hats come off in bed, but for those that a family chose, and so do burning candles', () => {
  const drawn = (type: string, appearance = {}): string => drawCharacter(new Paper(1, 1), readLook(character('a', type, { appearance })), { ...asleep, bed: true }).art;
  const baker = 'Human - Working People - Baker';
  const top = (type: string, appearance = {}, bed = true): number =>
    drawCharacter(new Paper(1, 1), readLook(character('a', type, { appearance })), bed ? { ...asleep, bed } : { ...asleep, pose: 'sitting' }).box.top;
  expect(top(baker)).toBeGreaterThan(top(baker, {}, false) + 20);
  expect(drawn(baker, { distinguishingFeature: 'Straw hat' })).not.toBe(drawn(baker));
  expect(readLook(character('a', 'Mystic - Keepers - Candle Keeper')).signs).toContain('candle-crown');
  expect(drawn('Mystic - Keepers - Candle Keeper')).not.toContain('data-sign="head"');
});

test('a tin soldier takes off its shako to sleep, and a child that sits has its apron on its lap', () => {
  const soldier = readLook(character('a', 'Robot/Artificial Intelligence - Toys and Clockwork - Tin Soldier'));
  expect(soldier.signs).toContain('hat-shako');
  expect(drawCharacter(new Paper(1, 1), soldier, { ...asleep, bed: true }).art).not.toContain('data-sign="head"');
  const gardener = readLook(character('a', 'Human - Working People - Gardener'));
  const apron = (pose: Stance['pose']): number => {
    const [, d = ''] = /<path d="([^"]+)"[^>]*data-part="apron"/.exec(drawCharacter(new Paper(1, 1), gardener, { ...asleep, asleep: false, pose }).art) ?? [];
    return Math.max(...[...d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)));
  };
  expect(apron('sitting')).toBeLessThan(apron('standing'));
});
