import { describe, expect, test } from 'vitest';
import type { WriterCharacter } from '../brief.ts';
import { bodyTest } from '../plan/of-a-body.ts';
import { bodyOf, canFly } from './bodies.ts';
import { kindOf } from './kinds.ts';

const who = (type: string): WriterCharacter => ({ id: 'c', name: 'Plum', type, gender: 'male', personality: [], appearance: {} });

describe('bodies', () => {
  test('a snail has a feeler, and neither knees nor fingers nor buttons', () => {
    const snail = 'Animal - Little Creatures - Snail';
    expect(kindOf(snail, true).hand).toBe('feeler');
    expect(bodyOf(snail, true).without).toEqual(expect.arrayContaining(['fingers', 'feet', 'clothed']));
    expect(bodyTest('H', who(snail), 'body')?.test('{He} dusted off {his} knees.')).toBe(true);
  });

  test('a fairy has wings and, unlike a bird, hands as well', () => {
    for (const type of ['Magical Being - Fairies and Sprites - Flower Fairy', 'Magical Being - Fairies and Sprites - Pixie']) {
      expect(kindOf(type, false).hand).toBe('hand');
      expect(bodyOf(type, false).has).toContain('fingers');
      expect(canFly(type, false)).toBe(true);
    }
  });

  test('a griffin flies, and neither a penguin nor a robot does', () => {
    expect(canFly('Mythical Creature - Guardians - Griffin', true)).toBe(true);
    expect(canFly('Animal - Birds - Penguin', true)).toBe(false);
    expect(canFly('Robot/Artificial Intelligence - Helper Robots - Repair Robot', true)).toBe(false);
    // Who gazes at stars or flies a kite stays on the ground.
    expect(['Human - Children - Star Gazer', 'Human - Children - Kite Flyer', 'Alien - Star Travelers - Star Pilot'].filter((type) => canFly(type, true))).toEqual([]);
    expect(canFly('Supernatural Being - Sky Beings - Star Child', true)).toBe(true);
  });

  test('an octopus has no teeth to whistle through, and a tree no hair; a fox has both', () => {
    const bothOf = (type: string): boolean[] => ['She whistled it through the gap in {F.his} teeth.', '{F} came down with cobwebs in {F.his} hair.'].map((scene) => bodyTest('F', who(type), 'body')?.test(scene) ?? false);
    expect(['Animal - Sea Animals - Octopus', 'Magical Being - Enchanted Things - Walking Tree', 'Animal - Forest Animals - Fox'].map(bothOf)).toEqual([[true, true], [false, true], [false, false]]);
  });

  test('a tree that walks has no bootlace to tie, and a baker has', () => {
    const scene = '{He} tied {his} bootlace in a double knot.';
    expect(bodyTest('H', who('Magical Being - Enchanted Things - Walking Tree'), 'clothes')?.test(scene)).toBe(true);
    expect(bodyTest('H', who('Human - Helpers and Makers - Baker'), 'clothes')?.test(scene)).not.toBe(true);
  });
});
