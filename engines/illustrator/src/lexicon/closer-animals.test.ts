import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { lookAlikes } from '../testing/alike.ts';
import { character } from '../testing/families.ts';
import { readLook } from '../character/read-look.ts';
import { readKind } from './kinds.ts';

const rigOf = (who: string): string => readLook(character('x', `Animal - Any - ${who}`)).rig.rig;

test('a word that holds another animal is no other animal', () => {
  for (const who of ['pigeon', 'sparrow', 'jay', 'pheasant', 'albatross', 'turkey']) expect(rigOf(who), who).toBe('bird');
  for (const who of ['ladybird', 'fly', 'ant', 'woodlouse']) expect(rigOf(who), who).toBe('bug');
  for (const who of ['okapi', 'tasmanian devil', 'dalmatian', 'guinea pig']) expect(rigOf(who), who).toBe('beast');
  for (const who of ['goldfish', 'tadpole', 'narwhal', 'walrus']) expect(rigOf(who), who).toBe('swimmer');
});

test('who can fly is no fly', () => {
  expect(readKind('Animal - Any - somebody', 'can fly').being.rig.rig).not.toBe('bug');
  expect(rigOf('dragonfly')).toBe('bug');
  expect(readKind('Animal - Any - butterfly').being).not.toEqual(readKind('Animal - Any - fly').being);
});

const FAMILIES = [
  'pigeon, dove, sparrow, canary, seagull, cuckoo, magpie, jay, budgie, kingfisher, puffin',
  'hen, rooster, turkey, chick, pheasant, goose, duck',
  'stork, ostrich, flamingo, heron',
  'dog, dalmatian, husky, german shepherd, poodle, dachshund',
  'cow, bison, yak, ox, warthog, pig, sheep, camel, llama',
  'monkey, chimpanzee, orangutan, gorilla, lemur',
  'leopard, lynx, cheetah, hyena, cat, siamese cat',
  'goldfish, trout, clownfish, shark, whale, narwhal, walrus, seal',
  'ant, woodlouse, beetle, ladybird, fly, bee, moth, butterfly, earthworm, caterpillar',
  'frog, toad, newt, salamander, lizard, axolotl',
];

test.each(FAMILIES)('told apart at 128 pixels: %s', (family) => {
  const drawings = family.split(', ').map((who): [string, string] =>
    [who, drawPicture({ is: 'figure', seed: 'a', character: { ...character('X', `Animal - Any - ${who}`), id: 'same' } }).svg]);
  expect(lookAlikes(drawings, 2.5)).toEqual([]);
});
