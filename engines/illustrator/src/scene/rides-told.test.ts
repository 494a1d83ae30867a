import { expect, test } from 'vitest';
import type { DrawnCharacter } from '../brief.ts';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE, type PoseName } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { rideOn } from '../character/riding.ts';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { character, kofi, maya, olive, rusty } from '../testing/families.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { coversFace, outlinesOfFigure } from './face-cover.ts';
import { faceAt } from './whose-face.ts';
import { readScene } from './read-scene.ts';
import { rideIn } from './rides-told.ts';

const star = character('Star', 'Animal - Pets and Farm Animals - Horse');
const puff = character('Puff', 'Mythical Creature - Dragons - Baby Dragon');
const cast = [maya, rusty, star, puff];
const rides = (text: string) => readScene(text, cast).players.find(({ character: { name } }) => name === 'Maya')?.rides;

test.each([
  ['Maya rode on Star across the meadow.', { is: 'friend', name: 'Star' }],
  ['Maya climbed on to Puff’s back and they flew over the hills.', { is: 'friend', name: 'Puff' }],
  ['Maya sat on the horse and laughed.', { is: 'friend', name: 'Star' }],
  ['Maya rode a small brown donkey.', { is: 'being', noun: 'donkey' }],
  ['Maya rode her bicycle down the lane.', { is: 'vehicle', on: 'bicycle' }],
  ['Maya raced down the hill on her red sled.', { is: 'vehicle', on: 'sled' }],
  ['Maya flew over the roofs on a broomstick.', { is: 'vehicle', on: 'broom' }],
])('who rides is seen riding: %s', (text, ride) => {
  expect(rides(text)).toMatchObject(ride);
});

test.each(['Maya patted Star on the back.', 'Maya pushed her bicycle home.', 'Maya rode the bus.', 'Maya wanted to ride on Star.', 'Maya sat on the bench beside the horse.', 'Maya never rode a horse.'])('and nobody rides here: %s', (text) => {
  expect(rides(text)).toBeUndefined();
});

test('two who are one figure are both told, and neither face is covered', () => {
  for (const seed of ['a', 'b', 'c'])
    for (const text of ['Maya rode on Star. Rusty and Olive watched.', 'Maya flew on Puff’s back. Rusty and Olive waved.', 'Maya rode an elephant. Rusty and Olive waved.']) {
      const { svg, alt } = drawPicture({ is: 'scene', seed, text, cast: [maya, rusty, olive, star, puff] });
      expect(coveredFaces(svg, 0.002), `${seed} ${text}`).toEqual([]);
      expect(alt).toMatch(/Maya is riding (?:on Star|on Puff|an elephant)/);
    }
});

test('who rides and who carries hide nothing of each other’s faces', () => {
  const paper = new Paper(1, 1);
  const figure = (one: DrawnCharacter, pose: PoseName) => drawCharacter(paper, readLook(one), { ...AT_EASE, pose, turn: 0.8 });
  const carriers = [star, puff, rusty, character('Ele', 'Animal - Wild Animals - Elephant'), character('Drago', 'Mythical Creature - Dragons - Fire Dragon'), character('Gruff', 'Mythical Creature - Giants - Gentle Giant'), character('Bear', 'Animal - Forest Animals - Brown Bear')];
  for (const one of carriers)
    for (const above of [maya, olive, rusty]) {
      const [carrier, rider] = [figure(one, 'walking'), figure(above, 'sitting')];
      const both = rideOn(carrier, rider, 0.6, 0.8);
      const { x, y, r } = both.face;
      // The circle around both holds either face.
      expect(Math.hypot(carrier.face.x - x, carrier.face.y - y) + carrier.face.r, `${one.name} ${above.name}`).toBeLessThan(r + 1);
      const [sits = '', seatX = '0', seatY = '0'] = /<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(0\.6\)">/.exec(both.art) ?? [];
      expect(sits).not.toBe('');
      const at = { x: Number(seatX), y: Number(seatY), scale: 0.6 };
      const isBefore = both.art.startsWith(carrier.art);
      const hidden = isBefore
        ? coversFace(outlinesOfFigure(rider), at, carrier.face)
        : coversFace(outlinesOfFigure(carrier), { x: 0, y: 0, scale: 1 }, faceAt(rider, at));
      expect(hidden, `${one.name} ${above.name}`).toBe(false);
    }
});

test('nobody sits above the horns of a dragon: they sit at its shoulder', () => {
  const paper = new Paper(1, 1);
  for (const type of ['Dragon Knight', 'Baby Dragon', 'Forest Dragon'])
    for (const above of [maya, rusty]) {
      const carrier = drawCharacter(paper, readLook(character('Drago', `Mythical Creature - Dragons - ${type}`)), { ...AT_EASE, pose: 'walking', turn: 0.8 });
      const rider = drawCharacter(paper, readLook(above), { ...AT_EASE, pose: 'sitting', turn: 0.8 });
      const both = rideOn(carrier, rider, 0.6, 0.8);
      const [, seatY = '0'] = /<g transform="translate\(-?[\d.]+ (-?[\d.]+)\) scale\(0\.6\)">/.exec(both.art) ?? [];
      expect(faceAt(rider, { x: 0, y: Number(seatY), scale: 0.6 }).y, `${type} ${above.name}`).toBeGreaterThan(carrier.face.y - carrier.face.r * 1.2);
    }
});

test('a thing goes from hand to hand: one holds it out, the other reaches for it', () => {
  const given = (text: string) => readScene(text, [maya, kofi, rusty]).players.map(({ character: { name }, pose, held, givesTo }) => ({ name, pose, held, givesTo }));
  expect(given('Maya gave Kofi the lantern.')).toMatchObject([{ name: 'Maya', pose: 'holding', held: 'lantern', givesTo: 'Kofi' }, { name: 'Kofi', pose: 'reaching' }]);
  expect(given('Maya handed him a letter. Kofi laughed.')[0]).toMatchObject({ held: 'letter' });
  expect(given('Maya gave Kofi a hug.').map(({ pose }) => pose)).not.toContain('reaching');
  expect(drawPicture({ is: 'scene', seed: 'g', text: 'Maya gave Kofi the lantern.', cast: [maya, kofi] }).alt).toContain('holds out a lantern to Kofi');
});

test('whoever sits in a wheelchair rides in it', () => {
  const { svg, alt } = drawPicture({ is: 'scene', seed: 'g', text: 'Kofi raced down the hill on a sled.', cast: [kofi] });
  expect(svg).toContain('data-part="wheel"');
  expect(alt).not.toContain('riding');
});

test('who must ride a bicycle one day does not ride it now', () => {
  expect(rideIn('They must ride the bicycle down the hill.', [])).toBeUndefined();
  expect(rideIn('They rode the bicycle down the hill.', [])).toEqual({ is: 'vehicle', on: 'bicycle' });
});

test.each([
  ['Olive sat on Maya’s shoulder.', 'Olive', { is: 'friend', name: 'Maya', perched: true }],
  ["Olive perched on Maya's head.", 'Olive', { is: 'friend', name: 'Maya', perched: true }],
  ['Puff flew with Maya on his back.', 'Maya', { is: 'friend', name: 'Puff' }],
  ['Puff carried Maya home on her back.', 'Maya', { is: 'friend', name: 'Puff' }],
  ['Rusty danced with Maya on his shoulders.', 'Maya', { is: 'friend', name: 'Rusty', perched: true }],
])('who is up on somebody is not beside them: %s', (text, who, ride) => {
  expect(readScene(text, [...cast, olive]).players.find(({ character: { name } }) => name === who)?.rides).toMatchObject(ride);
});

test('whoever has somebody on the shoulder stays where it is, who carries somebody goes or flies', () => {
  expect(readScene('Olive sat on Maya’s shoulder.', [maya, olive]).players.find(({ character }) => character === maya)?.pose).toBe('standing');
  expect(readScene('Puff flew with Maya on his back.', [maya, puff]).players.find(({ character }) => character === puff)?.pose).toBe('flying');
});

test.each(['Puff sat with Maya’s bag on his back.', 'Maya patted Rusty on his shoulder.', 'Maya had a feather on her head.', 'Puff lay with Maya beside him, on his back.'])('and nobody is carried here: %s', (text) => {
  expect(rides(text)).toBeUndefined();
});
