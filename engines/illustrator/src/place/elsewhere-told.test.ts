import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, place } from '../testing/families.ts';

const alt = (text: string, type: string, before = ''): string => drawPicture({ is: 'scene', seed: 's', text, before, cast: [maya], place: place('Mystical Nature', type) }).alt;

test.each([
  ['Maya stood in the middle of the room with one sock in her hand.', 'Moonlit Forest', 'living room'],
  ['The waiting room had one person in it. Maya took a ticket.', 'Maze of Hedges', 'living room'],
  ['Maya heard it told in a shop, and stayed to listen. She was halfway down the street before she noticed it.', 'Hollow Hill', 'shop'],
  ['Maya went up to bed, and her mother tucked her in.', 'Foggy Moor', 'bedroom'],
  ['The guardian of the well sat on the grass. Maya gave her half a cake.', 'Warm Kitchen', 'garden'],
  ['Maya turned at the gate to count heads.', 'Warm Kitchen', 'garden'],
  ['Maya looked in the pond.', 'Moonlit Forest', 'by the water'],
  ['In the middle of the lane stood a cart. Maya climbed up.', 'Warm Kitchen', 'village'],
  ['They came to the kerb, and Maya held on to it.', 'Warm Kitchen', 'village'],
  ['Maya sat down on the edge of the bath.', 'Moonlit Forest', 'bedroom'],
  ['There was a play on, and Maya was in the front row.', 'Moonlit Forest', 'hall'],
  ['Maya was asleep, with her nose in the pillow.', 'Maple Street School', 'bedroom'],
  ['Maya, who was wide awake, lay with the blanket up to her nose.', 'Foggy Moor', 'bedroom'],
  ['The cat was in the middle of the bed. “In,” said Maya.', 'Upside-Down Kingdom', 'bedroom'],
  ['They had put Maya on to the washing-up. Then a plate slipped. She sat under the table and laughed.', 'Maze of Hedges', 'kitchen'],
  ['On Maya’s pillow, right in the middle, lay the cat.', 'Dragon Keep', 'bedroom'],
  ['A paper dart came in at the window and landed in front of Maya.', 'Moon Garden', 'living room'],
  ['Maya had a nap. “Tick, tock,” said the old clock. It was time for bed.', 'Hollow Hill', 'bedroom'],
  ['The lady at the lost property office put a mirror on the counter. “It’s mine,” said Maya.', 'Moonlit Forest', 'living room'],
  ['Maya looked at the carpet; she had been thinking.', 'Moon Garden', 'living room'],
  ['At bedtime somebody asked for one more story. Maya told them about the way home.', 'Frost Fortress', 'bedroom'],
  ['Maya lay with the blanket up to her nose.', 'Warm Kitchen', 'bedroom'],
  ['They met on a narrow stair.', 'Foggy Moor', 'living room'],
  ['They were half-way across the river before Maya noticed it.', 'Moonlit Forest', 'in a boat'],
  ['Maya was at the rock above the waterfall.', 'Moonlit Forest', 'waterfall'],
])('the words go before the family’s place: %s', (text, type, where) => {
  expect(alt(text, type)).toContain(where);
});

test.each([
  ['Years ago Maya had sat in the kitchen.', 'Moonlit Forest', 'forest'],
  ['Maya looked through the window into the kitchen.', 'Moonlit Forest', 'forest'],
  ['Maya dreamed of the river.', 'Moonlit Forest', 'forest'],
  ['Maya sat down where she was. It has its place in the kitchen now.', 'Moonlit Forest', 'forest'],
  ['In the shop window hung a card. Maya looked at it.', 'Moonlit Forest', 'forest'],
  ['Maya ran.', 'Warm Kitchen', 'kitchen'],
  ['Maya thought about the girl. So she had taken up a board in her bedroom.', 'Moonlit Forest', 'forest'],
  ['They had come up to it the way you come into the wrong classroom. Maya stopped.', 'Moonlit Forest', 'forest'],
  ['Maya looked at the gutter. There was a nest in it.', 'Moonlit Forest', 'forest'],
])('what is only remembered, looked into or dreamed of moves nothing: %s', (text, type, where) => {
  expect(alt(text, type)).toContain(where);
});

test('a nap out of doors has no bed', () => {
  const svg = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: place('Dark Realms', 'Foggy Moor') }).svg;
  expect(svg('Maya slept.').length).not.toBe(svg('Maya slept under a blanket.').length);
});

test('whoever asks the way to a room is not in it', () => {
  const told = (text: string, around: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], around }).alt;
  expect(told('Maya asked the way to the room behind the blackboard.', 'Elementary School')).toContain('classroom');
  expect(told('It was the roof of the post office. Maya looked down.', 'a village')).toContain('village');
  expect(told('They sat down in the larder.', 'Treehouse Camp')).toContain('kitchen');
  expect(told('At the very back of the cupboard under the stairs Maya found a bell.', 'Fishing Harbor')).toContain('living room');
  expect(told('Maya stood in the last aisle of the supermarket.', 'in a little shop')).toContain('little shop');
  expect(told('Maya looked at the soup. The waiter took away their plates.', 'Moon Base')).toContain('kitchen');
  expect(told('Maya looked at the gutter. There was a nest in it.', 'a village')).toContain('village');
  expect(told('The well had a guardian. Maya went up to the shut door.', 'Secret Cave')).toContain('cave');
  expect(told('They met in a tea shop. Maya had a muffin.', 'Moon Base')).toContain('shop');
  expect(told('Maya had nearly traded the key for a pear, back in the town.', 'Hidden Staircase')).not.toContain('village');
  expect(told('They had to get in, to the flower robot. Maya pushed.', 'Garage Workshop')).toContain('garage');
  expect(told('They passed along the bread, and somebody dropped a spoon.', 'Amusement Park')).toContain('amusement park');
});

test('at the spot of the plot nobody is in the family’s place, unless the spot cannot be drawn', () => {
  const told = (around: string): string => drawPicture({ is: 'scene', seed: 's', text: 'Maya felt about for the way.', cast: [maya], place: place('Mystical Nature', 'Moonlit Forest'), around }).alt;
  expect(told('Secret Cave')).toContain('in a secret cave');
  expect(told('the thing that nobody can draw')).toContain('forest');
});

test('a museum is a museum, and the yard of a school has the school behind it', () => {
  const around = (text: string, around: string): string => drawPicture({ is: 'scene', seed: 's', text, around, cast: [maya] }).alt;
  expect(around('Maya looked up at the ceiling.', 'Museum')).toContain('in a museum');
  expect(around('There was a line across the yard. Maya stood on one side of it.', 'Elementary School')).toContain('in the yard of a school');
  expect(around('Maya blew out a hundred candles in the cellar.', 'Cellar of Surprises')).toContain('cellar of surprises');
  expect(around('The piano stood out of doors. There were chairs along the wall, and Maya ran.', 'Friendly Haunted House')).toContain('crooked old house');
  expect(around('Maya sat down. A bun man was asleep at a table.', 'Train Station')).toContain('train station');
  expect(around('Maya stood at the board.', 'Elementary School')).toContain('classroom');
});

test('the hour that the teller knows is that of its spot, unless the words tell another', () => {
  const alt = (text: string, around: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], around }).alt;
  expect(alt('Maya hummed one line of it.', 'Butterfly Meadow at night')).toContain('butterflies at night');
  expect(alt('At dawn Maya hummed one line of it.', 'Butterfly Meadow at night')).toContain('butterflies at sunrise');
  expect(alt('Maya hummed one line of it.', 'Rooftop Garden by day')).not.toMatch(/night|dusk|twilight/);
  expect(alt('In the dark middle of the meadow Maya hummed.', 'Butterfly Meadow')).toContain('at night');
});

test('“it was the beach” says where they are', () => {
  const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], around: 'Train Station' }).alt;
  expect(alt('They went left, left, left. Sand! That was not school. It was the beach. Maya was cross.')).toMatch(/beach|shore|sea/);
});

test.each([
  ['They had all got on the train to the coast. Maya held her bag.', 'train station'],
  ['Maya slept until noon. Outside somebody went by on tiptoe, and somebody else said “Shh!”', 'bedroom'],
])('nobody is in the wood who is told to be elsewhere: %s', (text, where) => {
  expect(drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: place('Mystical Nature', 'Giant-Tree Forest') }).alt).toContain(where);
});

test('a cupboard is tidied indoors', () => {
  expect(drawPicture({ is: 'scene', seed: 's', text: 'They were tidying a cupboard. Maya found a trumpet.', cast: [maya], place: place('Mystical Nature', 'Giant-Tree Forest') }).alt).toContain('room');
});

test('where only the hour or the season is known, the family’s place is in it, unless it has its own', () => {
  const at = (type: string, around: string, text = 'Maya hummed one line of it.'): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: place('', type), around }).alt;
  expect(at('City Park', 'in the evening')).toContain('at dusk');
  expect(at('Moonlit Forest', 'by day')).toContain('under the moon');
  expect(at('City Park', 'in winter by day')).toMatch(/snow/i);
  expect(at('City Park', 'in autumn')).toContain('Leaves drift by');
});
