import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya } from '../testing/families.ts';
import { readSetting } from './read-setting.ts';
import { placesTold, roomTold } from './place-told.ts';

const alt = (text: string): string => drawPicture({ is: 'scene', seed: 'w', text, cast: [maya] }).alt;

test.each(['baker', 'farmer', 'gardener', 'bus driver'])('a %s makes no place of it', (who) => {
  expect(readSetting([placesTold(`The old ${who} cried. Maya looked at the ${who}.`)]).known).toBe(false);
});

test('words that only look like places are none', () => {
  for (const text of ['Maya shut it.', 'Their friendship was fair and honest.', 'You keep well.', 'Maya had to speak, and felt happier.', 'It was hers, not mine.'])
    expect(placesTold(text), text).not.toMatch(/hut|ship|fair|nest|keep|well|peak|pier|mine/);
});

test.each([
  ['Maya ran into the old barn.', 'in a barn'],
  ['The forest was dark. Maya listened.', 'in an old forest'],
  ['When Maya was packing, the drawer stuck. It flew across the room.', 'in a cosy living room'],
  ['Maya laid the table. She put the plates beside the oven.', 'in a warm kitchen'],
  ['Maya crept out of bed and found her slippers.', 'in a cosy bedroom'],
  ['Papa tucked Maya in. She yawned.', 'in a cosy bedroom at night'],
  ['Maya lay awake for a while, then she slept.', 'in a cosy bedroom at night'],
  ['Maya lay in the grass and looked at the clouds.', ''],
])('where a passage happens is seen: %s', (text, where) => {
  expect(alt(text)).toContain(where);
  expect(alt(text)).not.toContain('among the clouds');
});

test('who sleeps under the sky is not taken home', () => {
  for (const text of ['Maya fell asleep under the oak.', 'Maya slept in the hay.', 'Maya slept while the boat rocked.']) expect(alt(text), text).not.toContain('bedroom');
});

test('who steps out on to the road is in no room, and who sits in an office is', () => {
  expect(roomTold('Maya stepped out on to the road. Behind her a window opened, and a hand put a lamp in it.')).toBeUndefined();
  expect(roomTold('In an office sat a lady with a stamp.')).toBe('living room');
});

test('a table alone makes no room', () => {
  expect(roomTold('A table stood under the tree.')).toBeUndefined();
});

test('no village and no ship stand in a room', () => {
  const { svg } = drawPicture({ is: 'scene', seed: 'w', text: 'In the kitchen of the village Maya read of a ship.', cast: [maya] });
  const { svg: plain } = drawPicture({ is: 'scene', seed: 'w', text: 'In the kitchen Maya read.', cast: [maya] });
  expect(svg.length).toBe(plain.length);
});

test.each([
  ['She entered the cave.', 'cave'],
  ['She sat in the back of the car.', 'street'],
  ['She was in hospital, in a white bed.', 'room'],
  ['She stood at the top of the tower.', 'meadow'],
])('where somebody went in, rides or lies ill: %s', (text, ground) => {
  expect(readSetting([placesTold(text)])).toMatchObject({ known: true, ground });
});
