import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';

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

test('what a passage comes to is its moment, and is in the hand of whose bag it was in', () => {
  const eggs = 'Eggs, milk, jam. Rusty said it again and again. “She buys eggs,” said Maya. “And milk. And jam!” Oh! ';
  expect(alt(`${eggs}But hold on! Rusty sat down on his bag. Oh! What was that lump in there? The small brass bell! “So that is it!”`, [maya, rusty])).toMatch(/Rusty[^.]*holds a bell/);
  expect(alt(`${eggs}Who was scared? Maya was. Rusty was, too. So they were scared together. It was not so bad. Was it lost? Was it gone? No! There it was: the ball of red wool! Maya gave it a rub.`, [maya, rusty])).toMatch(/wool/);
  expect(alt(`Maya told the story to everyone who came by, and Kofi put in the bits that Maya left out. They did all the voices. The story got longer each time. There was something on the step. It was the old dog! It had come all that way with nothing but its nose. “You’d better come in,” said Maya.`)).toMatch(/dog/);
});

test('whoever is told to be there without a name is there', () => {
  const five = readScene('“I’ve been thinking,” said Rusty, and everyone went quiet.', [maya, kofi, rusty]).players;
  expect(five).toHaveLength(3);
  expect(readScene('They came to a wall. “Leave this to me,” said Maya.', [maya, kofi, rusty]).players).toHaveLength(3);
  expect(readScene('“They ran off,” said Maya.', [maya, kofi]).players).toHaveLength(1);
});
