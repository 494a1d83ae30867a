import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { character } from '../testing/families.ts';
import { EXPRESSIONS, type Feeling } from './expression.ts';
import { AT_EASE } from './figure.ts';
import { drawHumanHead } from './human-head.ts';
import type { HairStyle, PersonParts } from './look.ts';
import { readLook } from './read-look.ts';

const STYLES = ['curly', 'short', 'swept', 'pixie', 'long', 'wavy', 'bob', 'braids', 'puffs', 'ponytail', 'bun', 'spiky'] as const satisfies HairStyle[];
const HATS = ['beanie', 'straw', 'cap', 'pirate', 'sailor', 'tophat', 'baker', 'chef', 'hardhat', 'fire'] as const;
/** Where the brows are, over the eyes, on a sheet of 320 with the middle of the head at 160. */
const BROWS = { top: 84, bottom: 132, left: 84, right: 236 };

const head = (feeling: Feeling, hairStyle: HairStyle, hat?: string): Buffer => {
  const paper = new Paper(320, 320);
  const look = { ...readLook(character('a', 'Human - Children - Kite Flyer')), hairStyle, hair: '#20c040' };
  if (look.rig.rig !== 'human') throw new Error('no head of a person');
  const { hat: _own, ...bare } = look.rig.parts;
  const parts: PersonParts = hat ? { ...bare, hat } : bare;
  paper.add(`<g transform="translate(160 160)">${drawHumanHead(paper, look, parts, { ...AT_EASE, turn: 0, feeling: { ...EXPRESSIONS[feeling], tilt: 0 } }).front}</g>`);
  return new Resvg(paper.toSvg()).render().pixels;
};

/** How many pixels between the brows of the one face and of the other are not the same. */
const differs = (hairStyle: HairStyle, hat?: string): number => {
  const [worried, angry] = [head('worried', hairStyle, hat), head('angry', hairStyle, hat)];
  let count = 0;
  for (let y = BROWS.top; y < BROWS.bottom; y++)
    for (let x = BROWS.left; x < BROWS.right; x++) {
      const at = (y * 320 + x) * 4;
      if ([0, 1, 2].some((channel) => Math.abs((worried[at + channel] ?? 0) - (angry[at + channel] ?? 0)) > 24)) count += 1;
    }
  return count;
};
const bare = differs('none');

test.each(STYLES)('who wears their hair %s is seen to be worried or cross', (style) => {
  expect(differs(style)).toBeGreaterThan(bare);
});

test.each(HATS)('under a hat (%s) brows are seen', (hat) => {
  expect(differs('short', hat)).toBeGreaterThan(bare * 0.75);
});
