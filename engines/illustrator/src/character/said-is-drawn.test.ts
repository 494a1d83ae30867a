import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character } from '../testing/families.ts';
import { readLook } from './read-look.ts';

const draw = (type: string, distinguishingFeature = '') =>
  drawPicture({ is: 'figure', seed: 'a', character: character('Q', type, { appearance: { distinguishingFeature } }) });

const lookOf = (type: string, distinguishingFeature: string) => readLook(character('Q', type, { appearance: { distinguishingFeature } }));

const ELEPHANT = 'Animal - Savanna and Jungle - Elephant';

test.each([
  ['Human - Family and Friends - Grandparent', 'Eye patch', 'an eye patch'],
  ['Human - Helpers - Teacher', 'Eye patch', 'an eye patch'],
  ['Magical Being - Wizards and Witches - Young Wizard', 'Eye patch', 'an eye patch'],
  ['Alien - Planet Peoples - Sand-World Alien', 'Eye patch', 'an eye patch'],
  ['Animal - Forest Animals - Red Fox', 'One floppy ear', 'one floppy ear'],
  [ELEPHANT, 'One floppy ear', 'one floppy ear'],
  [ELEPHANT, 'Very long ears', 'very long ears'],
  ['Mythical Creature - Dragons - Baby Dragon', 'Very long tail', 'a very long tail'],
  ['Animal - Little Creatures - Gecko', 'Very long tail', 'a very long tail'],
  ['Animal - Forest Animals - Red Fox', 'Very long tail', 'a very long tail'],
])('%s, %s: what is said changes the drawing', (type, feature, said) => {
  const [plain, featured] = [draw(type), draw(type, feature)];
  expect(featured.alt.includes(said)).toBe(featured.svg !== plain.svg);
});

test('a crystal ball is in the hand, and no crystal on the brow', () => {
  const { alt, svg } = draw('Mystic - Seers - Crystal Gazer', 'Crystal ball');
  expect(alt).not.toContain('brow');
  expect(svg).not.toBe(draw('Mystic - Seers - Crystal Gazer', 'Lantern').svg);
});

test('a patch is in place of the glasses of a type, and is drawn', () => {
  expect(draw('Human - Helpers - Teacher', 'Eye patch').alt).not.toContain('glasses');
  const { marks } = lookOf('Human - Helpers - Teacher', 'Eye patch');
  expect(marks).toContain('patch');
  expect(marks).not.toContain('glasses');
});

test.each([
  ['Magical Being - Enchanted Things - Talking Teapot', 'Bucket hat', /gap/],
  ['Robot/Artificial Intelligence - Toys and Clockwork - Toy Train', 'Flowerpot hat', /flower/],
  ['Robot/Artificial Intelligence - Helper Robots - School Robot', 'Flowerpot hat', /flower/],
])('%s with a %s has a hat and nothing that its name sounds like', (type, feature, not) => {
  const { alt } = draw(type, feature);
  expect(alt).toContain('a hat');
  expect(alt).not.toMatch(not);
});

test('nobody has two tails or the ears of another animal', () => {
  for (const type of ['Mythical Creature - Dragons - Baby Dragon', 'Animal - Little Creatures - Gecko', 'Animal - Pets and Farm Animals - Cat']) {
    const { signs, rig } = lookOf(type, 'Very long tail');
    expect(signs, type).not.toContain('long-tail');
    expect(rig.parts, type).toMatchObject({ longTail: true });
  }
  expect(lookOf(ELEPHANT, 'Very long ears').rig.parts).toMatchObject({ ears: 'none', longEars: true });
});
