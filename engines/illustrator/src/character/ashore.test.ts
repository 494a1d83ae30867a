import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { ashoreOn } from './ashore.ts';
import { drawCharacter } from './draw-character.ts';
import { AT_EASE } from './figure.ts';
import { readLook } from './read-look.ts';

const onGround = (type: string, ground: 'meadow' | 'room' | 'space' | 'underwater') =>
  drawCharacter(new Paper(1024, 1024), readLook({ id: type, name: 'Nip', type, gender: 'female', personality: [], appearance: {} }), { ...AT_EASE, ashore: ashoreOn(ground) });
const FISH = ['Clownfish', 'Whale', 'Dolphin', 'Shark', 'Seahorse'].map((name) => `Animal - Ocean Animals - ${name}`);
const MERMAID = 'Mythical Creature - Sea Folk - Mermaid or Merman';

test('in the sea nobody has water of his own', () => {
  for (const type of [...FISH, MERMAID]) {
    const { art, under } = onGround(type, 'underwater');
    expect(under, type).toBeUndefined();
    expect(art).not.toContain('data-part="afloat"');
  }
});

test('on land a fish is in a pond and in a room in a tub: none of them stands in the air, and the water is below the face', () => {
  for (const type of FISH)
    for (const ground of ['meadow', 'room'] as const) {
      const figure = onGround(type, ground);
      expect(figure.floats, `${type} ${ground}`).toBe(0);
      expect(figure.art).toContain('data-part="afloat"');
      expect(figure.face.y + figure.face.r * 0.4, `${type} ${ground}`).toBeLessThan(0);
      expect(Boolean(figure.under), `${type} ${ground}`).toBe(ground === 'meadow');
    }
});

test('a bubble holds all of a fish', () => {
  for (const type of FISH) {
    const { box, art } = onGround(type, 'space');
    const all = reachOf(art);
    expect(all.left, type).toBeGreaterThan(box.left - 12);
    expect(all.right, type).toBeLessThan(box.right + 12);
  }
});

test('a mermaid rests her tail on the ground', () => {
  expect(onGround(MERMAID, 'room')).toMatchObject({ floats: 0 });
  expect(onGround(MERMAID, 'room').under).toBeUndefined();
  expect(onGround(MERMAID, 'meadow').under).toBeDefined();
});
