// What tells a little sibling or a wood elf apart in any clothes.
import { expect, test } from 'vitest';
import { drawPicture } from '../../index.ts';
import { character } from '../../testing/families.ts';
import { readLook } from '../read-look.ts';

test.each([
  ['Human - Family - Little Sibling', 'plaster'],
  ['Human - Children - Story Weaver', 'book-clip'],
  ['Magical Being - Elves - Wood Elf', 'shoulder-squirrel'],
  ['Magical Being - Elves - Star Elf', 'star-cheeks'],
] as const)('%s has its %s in every picture, and in chosen clothes too', (type, sign) => {
  for (const description of ['', 'Always wears a yellow raincoat.']) expect(readLook({ ...character('Ada', type), description }).signs).toContain(sign);
});

test('the squirrel of a wood elf is in scenes, too', () => {
  const scene = (type: string): string => drawPicture({ is: 'scene', seed: 'elf', text: 'Ada laughed.', cast: [character('Ada', type)] }).svg;
  expect(scene('Magical Being - Elves - Wood Elf')).toContain('#d9743a');
  expect(scene('Magical Being - Elves - River Elf')).not.toContain('#d9743a');
});
