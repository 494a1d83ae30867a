import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';

const alt = (text: string, cast = [maya, rusty]): string => drawPicture({ is: 'scene', seed: 'hand', text, cast }).alt;

test('the map that somebody sniffs is in her hand, whichever sentence of the passage is drawn', () => {
  const told = alt('“Eggs,” said Maya, who knew the list by heart. “Milk. Jam.” On the old map there was a sticky spot, just behind the last word. Then a smell came by, warm and sweet, from somewhere quite near. Maya sniffed the air. She sniffed the map. “Plum,” she said. “Both of them.” “Look at me,” said Rusty. “Not at that. At me.” Maya looked.');
  expect(told).toContain('Maya holds a map');
  expect(told).not.toContain('Nearby');
});

test('whoever sees a spot on the map has it in the hand, and what is put down lies there', () => {
  expect(alt('“Milk. Jam.” On the old map there was a sticky spot, just behind the last word. Maya knew it by heart.')).toContain('holds a map');
  expect(alt('Maya put down her bun. A bun can wait. She bit her lip.', [maya])).not.toContain('holds a bun');
});

test('what they share to eat lies in no grass', () => {
  expect(alt('They sat down in a row. There was one toffee, and they all had a lick.')).toMatch(/holds a sweet/);
  expect(alt('Olive held a spoon. Rusty was glad; there was just the one egg. They went at it from both ends.', [rusty, olive])).not.toContain('Nearby: an egg');
});

test('what has a place of its own stays there', () => {
  expect(alt('The map lay on the grass. Maya looked at it.')).toContain('Nearby: a map');
  expect(alt('Three buns stood on the table. Maya ate nothing. A bun rolled down.')).not.toMatch(/holds a bun/);
});

test('who looks into a mirror holds it', () => {
  expect(alt('Maya looked in the mirror.', [maya])).toContain('holds a mirror');
});

test('what somebody shows to somebody is in the hand, and both look at it', () => {
  expect(alt('Maya showed Rusty the map.')).toContain('Maya holds out a map to Rusty');
  expect(alt('Maya showed the map to Rusty.')).toMatch(/Maya holds (?:out )?a map/);
  expect(alt('Maya showed Rusty the way.')).not.toContain('holds');
});
