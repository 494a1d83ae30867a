import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya, rusty } from '../testing/families.ts';

const alt = (text: string, cast = [maya, kofi]): string => drawPicture({ is: 'scene', seed: 'c', text, cast }).alt;

test('a passage whose moment shows nothing shows what it comes to', () => {
  const talk = '“Let me help,” said Maya. “There’s room for you,” said Kofi. Nobody had ever before heard two people be so right at once, and with their mouths full.';
  expect(alt(`Maya and Kofi had jam on their chins already. ${talk} On the step stood a basket, and it was steaming.`)).toContain('a basket');
  expect(alt(`Maya and Kofi had jam on their chins already. ${talk} The basket was gone.`)).not.toContain('basket');
});

test('who feels in her bag has what was in it in the hand', () => {
  expect(alt('Rusty stood on one leg. He stood on the other leg. It did not help at all. Eggs, milk, jam. Rusty said it again and again. “She buys eggs,” said Maya. “And milk. And jam!” Then bump! What was in Maya’s bag? It was the paper fan! “Oh!” she said.', [maya, rusty])).toMatch(/Maya holds a fan/);
});

test('a lion in a story that is told is not there, and a bell that was won is', () => {
  expect(alt('They tried it out. In Kofi’s story there was a lion. In the next there were nine. Maya laughed.')).not.toContain('lion');
  expect(alt('Maya won a small brass bell in a raffle.', [maya])).toContain('holds a bell');
});

test('who had a fight looks away and is worried, and room for a piano is no room', () => {
  const told = alt('Maya and Kofi had a fight, and it was a horrid one. She walked on the left. Kofi walked on the right. There was room for a whole piano in between.');
  expect(told).toContain('They look away from each other');
  expect(told).toContain('worried');
  expect(told).not.toMatch(/living room|piano/);
});
