import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';
import { seatOf, withSeats } from './seats-told.ts';

const cast = [maya, rusty, olive];
const seats = (text: string) => Object.fromEntries(withSeats(readScene(text, cast).players, text).flatMap(({ character, sitsOn }) => (sitsOn ? [[character.name, sitsOn]] : [])));

test.each([
  ['Maya sat down on the wall.', { Maya: 'wall' }],
  ['Maya sat on the bottom stair and ate a bun.', { Maya: 'stairs' }],
  ['They found Maya at the corner, sitting on the wall.', { Maya: 'wall' }],
  ['There was a bench, and they all sat down on it.', { Maya: 'bench', Rusty: 'bench', Olive: 'bench' }],
  ['Maya sat down on the edge of the bed.', { Maya: 'bed' }],
  ['Maya sat on a log, and Rusty sat on an upside-down bucket.', { Maya: 'log', Rusty: 'bucket' }],
  ['On a wall at the last corner sat a child with a slate. “Out or back?” asked the child.', { child: 'wall' }],
  ['On the top step sat Maya, and waited.', { Maya: 'step' }],
  ['Maya was sitting on the wall, and Rusty climbed up and sat there, too.', { Maya: 'wall', Rusty: 'wall' }],
  ['Maya sat on the step. Olive sat down beside her.', { Maya: 'step', Olive: 'step' }],
  ['Maya sat on the step. Olive sat in the grass.', { Maya: 'step' }],
  ['Maya sat down on her bag.', { Maya: 'bag' }],
  ['Maya sat down on her suitcase next to Rusty.', { Maya: 'suitcase' }],
  ['The only one to see Maya off was a small boy on a gate, who asked where she was going. “Oh,” said the boy.', { boy: 'fence' }],
  ['A girl was still sitting on somebody’s wall. Maya climbed up and sat next to somebody.', { girl: 'wall', Maya: 'wall' }],
  ['In the big chair sat Maya, and told a story.', { Maya: 'chair' }],
  ['They sat in a row on the bench, which was like sitting on a flounder.', { Maya: 'bench', Rusty: 'bench', Olive: 'bench' }],
  ['An old woman sat on a bucket and laughed. Maya waved.', { 'old woman': 'bucket' }],
])('who sits does so where the words say: %s', (text, found) => {
  expect(seats(text)).toEqual(found);
});

test.each(['Maya sat down in the grass.', 'Maya wanted to sit on the wall.', 'A bee sat on the wall. Maya waited.', 'Maya sat on the ground with her back against the wall.', '“We sat on the wall,” said Maya.'])('nobody else does: %s', (text) => {
  expect(seats(text)).toEqual({});
});

test('a wall is drawn once under all who sit on it, and what is sat on lies nowhere else', () => {
  const drawn = (text: string) => drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty] });
  expect(drawn('Maya and Rusty sat on the wall.').svg.match(/data-layer="seat"/g)).toHaveLength(1);
  expect(drawn('Maya sat on a bucket. Rusty sat on a stone.').svg.match(/data-layer="seat"/g)).toHaveLength(2);
  expect(drawn('Maya and Rusty sat on a bench.').alt).toMatch(/are sitting on a bench(?!.*Nearby)/);
});

test('a stranger who sat down before the moment still sits there', () => {
  const passage = 'A woman sat on a milestone with a goose in her lap. “Hold her,” she said to Maya. Maya stood in the road.';
  const words = 'Maya stood in the road.';
  const { players } = readScene(words, [maya], '', { passage });
  expect(withSeats(players, words, passage).map(({ sitsOn }) => sitsOn)).toEqual([undefined, 'stone']);
});

test('a cat on the wall sits on it, on the same one as others, and a fence is no second fence', () => {
  expect(seatOf('cat', '“Well, well!” said the cat on the wall.')).toBe('wall');
  expect(seatOf('crow', 'A crow sat on the fence.')).toBe('fence');
  expect(seatOf('cat', 'The cat sat in the sun. Maya sat on the wall.')).toBeUndefined();
  const drawn = (text: string) => drawPicture({ is: 'scene', seed: 'pp0', text, cast: [maya, rusty] });
  expect(drawn('Rusty sat on the wall. “Well, well!” said the cat on the wall.').svg.match(/data-layer="seat"/g)).toHaveLength(1);
  expect(drawn('Rusty waved. “Well, well!” said the cat on the wall.').svg.match(/data-layer="seat"/g)).toHaveLength(1);
  expect(drawn('A crow sat on the fence. Maya waved.').alt).toContain('Nearby: a crow.');
});
