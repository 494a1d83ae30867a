import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { OWN_LOOKS } from '../lexicon/types/own-looks.ts';
import { PROPS } from '../props/props.ts';
import { geometryOf, lookAlikes } from '../testing/alike.ts';
import { character } from '../testing/families.ts';
import { signOf } from './signs/draw-signs.ts';

/** Families whose members once were twins; the long test compares all types of the tree. */
const FAMILIES = [
  'Supernatural Being - Friendly Ghosts - Bedsheet Ghost, Castle Ghost, Library Ghost, Attic Ghost',
  'Robot/Artificial Intelligence - Helper Robots - Kitchen Robot, Library Robot, Post Robot, School Robot, Garden Robot',
  'Robot/Artificial Intelligence - Androids - Android Child, Android Detective, Android Painter, Android Butler',
  'Mythical Creature - Dragons - Dragon Knight, Baby Dragon, Cloud Dragon, Forest Dragon, River Dragon, Book Dragon',
  'Mythical Creature - Little Folk - Gnome, Leprechaun, House Brownie',
  'Alien - Star Travelers - Star Pilot, Comet Rider, Galaxy Mapper, Moon Ambassador',
  'Mystic - Seers - Fortune Teller, Cloud Reader, Dream Reader, Crystal Gazer',
  'Animal - Little Creatures - Gecko, Crocodile, Tortoise, Sea Turtle',
  'Dark Being - Shadow Beings - Shadow Child, Dusk Walker, Shadow Puppet',
  'Animal - Any - rhinoceros, armadillo, pangolin, anteater, aardvark, sloth, monkey, mole, mouse, weasel, ferret, otter, beaver, axolotl',
  'Animal - Any - horse, donkey, zebra',
  'Animal - Any - fox, squirrel, chipmunk, cat, red panda',
  'Human - Adventurers - Mountain Climber, Treasure Hunter, Stable Hand, Farmer, Parent, Grandparent',
];
const drawings = FAMILIES.flatMap((family) => {
  const [category, group, types = ''] = family.split(' - ');
  return types.split(', ').map((type): [string, string] => {
    const somebody = { ...character('X', `${category} - ${group} - ${type}`), id: 'same' };
    return [type, drawPicture({ is: 'figure', seed: 'a', character: somebody }).svg];
  });
});

test('types that once were twins are told apart at 128 pixels', () => {
  expect(lookAlikes(drawings, 6)).toEqual([]);
});

test('they differ in what is drawn, not only in colour', () => {
  const shapes = drawings.map(([, svg]) => geometryOf(svg).join(' '));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('every sign and every thing in a hand that a type names can be drawn', () => {
  for (const [name, { signs = [], held, wears }] of OWN_LOOKS) {
    for (const sign of signs) expect(signOf(sign), `${name}: ${sign}`).toBeDefined();
    for (const thing of [held, wears?.held]) if (thing) expect(PROPS[thing]?.grip, `${name}: ${thing}`).toBeDefined();
  }
});
