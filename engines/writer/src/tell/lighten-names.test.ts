// A name once, and then “she”.
import { expect, it } from 'vitest';
import { lightenNames } from './lighten-names.ts';

const MAYA = { name: 'Maya', male: false };
const INES = { name: 'Ines', male: false };
const PIP = { name: 'Pip', male: true };

it('who is the only one spoken of is not called by name at the head of every sentence', () => {
  expect(lightenNames('Maya had dark brown eyes. Maya could not pass a keyhole. Maya’s pencil was short. Maya kept it.', [MAYA, PIP]))
    .toBe('Maya had dark brown eyes. She could not pass a keyhole. Her pencil was short. Maya kept it.');
});

it('who has just been spoken of and speaks up is not named again', () => {
  expect(lightenNames('Maya could hear a crumb fall. “Will that help?” said Maya. “Who knows?” said the cat.', [MAYA, PIP])).toBe('Maya could hear a crumb fall. “Will that help?” she said. “Who knows?” said the cat.');
  for (const text of ['Maya saw Ines. “Hello!” said Maya.', '“Is it far?” said an old woman. “No,” said Maya.', 'Maya sat. “Oh,” said somebody. “Oh,” said Maya.', 'Maya had a bun. “That is for Maya,” said Maya.']) expect(lightenNames(text, [MAYA, INES, PIP])).toBe(text);
});

it('where somebody else could be meant the name stays', () => {
  for (const text of [
    'Maya and Ines ran. Maya fell.', 'Maya saw Ines. Maya waved.', 'Maya saw an old woman. Maya waved.', 'The baby saw Maya. The baby stopped! Maya jumped up.', 'Maya laughed. “Look,” said somebody. Maya looked.', 'Maya sat. Maya and Pip waited.', 'Pip sat. Maya stood. Maya waved at Ines.',
  ]) expect(lightenNames(text, [MAYA, INES, PIP])).toBe(text);
  expect(lightenNames('Maya saw Pip. Maya waved.', [MAYA, INES, PIP])).toBe('Maya saw Pip. Maya waved.');
});
