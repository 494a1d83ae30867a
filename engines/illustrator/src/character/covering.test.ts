import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { character, everyCategory } from '../testing/families.ts';
import { drawCharacter } from './draw-character.ts';
import { armToHead } from './covering.ts';
import { AT_EASE } from './figure.ts';
import { readLook } from './read-look.ts';

const drawn = (type: string, pose: 'standing' | 'kneeling' | 'ears covered' | 'eyes covered' | 'lying', more = {}) => drawCharacter(new Paper(1, 1), readLook(character('a', type)), { ...AT_EASE, pose, ...more });

test('a hand on the head is where ears and eyes are, and never on the mouth', () => {
  const head = { x: 0, y: -200, r: 100 };
  for (const side of [-1, 1]) {
    const [ears, eyes] = (['ears', 'eyes'] as const).map((what) => armToHead(what, [side * 50, -90], side, head, 90));
    expect(Math.abs(ears?.hand[0] ?? 0)).toBeGreaterThan(80);
    expect(Math.abs(eyes?.hand[0] ?? 0)).toBeLessThan(45);
    for (const arm of [ears, eyes]) {
      expect(arm?.hand[1]).toBeLessThan(-180);
      expect(side * (arm?.elbow[0] ?? 0)).toBeGreaterThan(40);
    }
  }
});

test('everybody with hands, paws, wings or fins covers ears and eyes, each in another way', () => {
  for (const { type } of everyCategory) {
    const { rig } = readLook(character('a', type)).rig.rig === 'bug' ? { rig: undefined } : { rig: true };
    if (!rig) continue;
    const all = (['standing', 'ears covered', 'eyes covered'] as const).map((pose) => drawn(type, pose).art);
    expect(new Set(all).size, type).toBe(3);
  }
});

test('hooves stay on the ground: who has nothing to cover the ears with shuts the eyes, and the words say so', () => {
  const said = (type: string) => drawPicture({ is: 'scene', seed: 's', text: 'Ada put her hands over her ears.', cast: [character('Ada', type)] }).alt;
  expect(said('Animal - Pets and Farm Animals - Horse')).toContain('shutting both eyes');
  expect(said('Animal - Little Creatures - Bee')).toContain('shutting both eyes');
  expect(said('Animal - Forest Animals - Fox')).toContain('covering both ears');
});

test('who kneels is lower than who stands, on the ground', () => {
  for (const type of ['Human - Children - Kite Flyer', 'Human - Family - Parent', 'Robot/Artificial Intelligence - Helper Robots - Nurse Robot', 'Mythical Creature - Giants and Big Ones - Troll', 'Animal - Forest Animals - Fox']) {
    const [kneels, stands] = [drawn(type, 'kneeling'), drawn(type, 'standing')];
    expect(-kneels.face.y, type).toBeLessThan(-stands.face.y - 15);
    expect(reachOf(kneels.art).bottom, type).toBeGreaterThan(-14);
    expect(reachOf(kneels.art).bottom, type).toBeLessThan(24);
  }
});

test.each(['Robot/Artificial Intelligence - Helper Robots - Nurse Robot', 'Mythical Creature - Giants and Big Ones - Troll'])('%s lies awake on the tummy and asleep on the ground, longer than high', (type) => {
  for (const more of [{ uncovered: true }, { asleep: true }]) {
    const { box } = drawn(type, 'lying', { bed: false, ...more });
    expect(box.right - box.left, type).toBeGreaterThan(-box.top * 1.1);
  }
});
