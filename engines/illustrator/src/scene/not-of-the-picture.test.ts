/** Contradictions between whole stories and their pictures (decision 0172): things of others, strangers behind pronouns, shut eyes, other rooms. */
import { expect, test } from 'vitest';
import { goesOnFours } from '../character/beast.ts';
import type { BeastParts } from '../character/look.ts';
import { readLook } from '../character/read-look.ts';
import { drawPicture } from '../index.ts';
import type { Lying } from '../picture/scene-extras.ts';
import { underfoot } from '../picture/underfoot.ts';
import { readThings } from '../props/things.ts';
import { hourReached, hourTold, weatherTold } from '../place/told-weather.ts';
import { maya, olive, place, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';
import { whoIsMeant } from './who-is-meant.ts';

const names = (text: string): string[] => readThings(text).map(({ prop }) => prop);

test('what others have in their hands, and what only would be there, lies nowhere', () => {
  for (const text of ['One of them was polishing a spoon that was quite clean.', 'People came by with ladders, and stopped.', 'Another had found a biscuit.', 'There would be a banner, and a trumpet; what there was, was a wait.']) expect(names(text), text).toEqual([]);
  expect(names('Somebody put a cake on the table.')).toContain('cake');
});

test('one shoe is no pair', () => {
  expect(names('There lay a little shoe, all wet.')).toEqual(['shoe']);
  expect(names('A boot lay there.')).toEqual(['boot']);
  expect(names('Two boots stood there.')).toEqual(['boots']);
});

test('who is told to stay there is not pointed out', () => {
  const pose = (text: string) => readScene(text, [maya, rusty]).players.find(({ character }) => character === maya)?.pose;
  expect(pose('“Good,” said Rusty. “Stay there!” And Maya did.')).toBe('standing');
  expect(pose('“There!” said Maya.')).toBe('pointing');
});

test('rain that is only due does not fall, and none falls without a cloud', () => {
  expect(weatherTold('The rain was due on the fifth.')).toBeUndefined();
  expect(weatherTold('It rained. Later there was not a cloud.')).toBeUndefined();
  expect(weatherTold('The rain fell on the roof.')).toBe('rain');
});

test('who shut the eyes has them shut, until they are opened', () => {
  const eyes = (text: string) => readScene(text, [maya]).players.map(({ eyesShut }) => eyesShut === true);
  expect(eyes('Maya stood still and shut her eyes.')).toEqual([true]);
  expect(eyes('Maya shut her eyes. Then she opened her eyes.')).toEqual([false]);
  expect(eyes('Maya waited. A man sat in a boat. He had shut his eyes.')).toEqual([false, true]);
});

test('a room that is named goes before the room of the family', () => {
  const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: place('Home', 'Warm Kitchen') }).alt;
  expect(alt('In a passage behind a theatre sat a woman. Maya asked the way.')).toContain('corridor');
  expect(alt('Maya sat in the library.')).toContain('library');
  expect(alt('Maya sat in the kitchen.')).toContain('kitchen');
});

test('she who is none of the cast is the woman of whom the passage told', () => {
  const before = 'In a passage sat a woman who knew the whole play. Maya asked her about it. ';
  const { players } = readScene('Then somebody stood, and told Maya.', [maya, olive], before, { asWritten: 'Then she stood, and told Maya.' });
  expect(players.map(({ character }) => character.name)).toEqual(['Maya', 'woman']);
});

test('the tent of a circus is none to sleep in', () => {
  expect(readScene('There stood the tent. Maya laughed.', [maya], 'Gone to the circus. ').props).toEqual([]);
  expect(readScene('There stood a tent. Maya laughed.', [maya]).props).toEqual(['tent']);
});

test('who says something and sits down sits, and who cries “Yawn!” after waking is sleepy', () => {
  const of = (text: string) => readScene(text, [maya]).players[0];
  expect(of('“Well,” said Maya, “that’s that,” and sat down, rather suddenly, on nothing.')?.pose).toBe('sitting');
  expect(of('The sun came up. And Maya woke up. Yawn!')?.feeling).toBe('sleepy');
});

test('who goes off two ways walks', () => {
  expect(readScene('“Left!” said Maya. “Right!” said Rusty. So off they went, two ways.', [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['walking', 'walking']);
});

test('what is used is in the hand, and whoever has a cross face nobody else is cross', () => {
  expect(readScene('Maya opened the paper fan and fanned the hot, cross face with it.', [maya]).players[0]).toMatchObject({ held: 'fan', feeling: 'happy' });
});

test('a great stone is none that lies at somebody’s feet', () => {
  expect(readScene('Across the way lay a stone. Maya stopped.', [maya], 'They came to the great stone.').props).toEqual([]);
  expect(readScene('On the path lay a stone. Maya stopped.', [maya]).props).toEqual(['stone']);
});

test('what flew by, is packed or broken does not lie there', () => {
  for (const text of ['A hat flew by. A bun flew by.', 'Maya put the key in her bag.', 'What was that? It was the broken ladder!']) expect(names(text), text).toEqual([]);
});

test('who had been there before is not there', () => {
  const meant = (text: string) => whoIsMeant(text, 'Maya and Olive laughed. ', [maya, olive]).map(({ name }) => name);
  expect(meant('Olive had been to every door before them. On the last doorstep they found one of Olive’s own lists. Maya picked it up.')).toEqual(['Maya']);
  expect(meant('Maya held Olive’s hand.')).toEqual(['Maya', 'Olive']);
  expect(meant('Olive had come back. Maya laughed.')).toEqual(['Olive', 'Maya']);
});

test('Mr Quill is there when he does something, and two stand for a whole town', () => {
  const people = (text: string) => readScene(text, [rusty]).players.map(({ character }) => character.name);
  expect(people('Mr Quill put his combs down and went up to the horse.')).toEqual(['Rusty', 'Mr Quill']);
  expect(people('The whole town stood there and said it. Rusty waited.')).toEqual(['Rusty', 'woman', 'man']);
});

test('whoever tells a story wishes good night, and nobody is in bed', () => {
  const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], around: 'Friendly Neighborhood' }).alt;
  expect(alt('Cake! Maya hopped and clapped. And now good night, Maya!')).toContain('neighbourhood');
  expect(alt('Maya was in bed. “Good night, Maya.”')).toContain('bedroom');
});

test('by the bins and lamps of a town it is no marsh', () => {
  const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: place('Mystical Nature', 'Foggy Moor') }).alt;
  expect(alt('Maya went out by the back gate, past the bins and the last lamp.')).toContain('village');
  expect(alt('Maya went out past the reeds.')).toContain('marsh');
});

test('“they” of a passage are those whom it named, and nobody who was there before', () => {
  const meant = (text: string, before = '') => whoIsMeant(text, before, [maya, olive, rusty]).map(({ name }) => name).toSorted();
  expect(meant('“You are too slow,” said Maya. “You are too fast,” said Rusty. They sat far apart.', 'Olive hid. Maya saw Olive. ')).toEqual(['Maya', 'Rusty']);
  expect(meant('They stood in a half circle. “Later,” said Maya.', 'Maya and Rusty went on. It was cold. '.repeat(3))).toEqual(['Maya', 'Rusty']);
  expect(meant('Maya has a bit of string, or so they tell one.', 'Maya and Rusty went on. ')).toEqual(['Maya']);
});

test('nobody is astonished any more in the next sentences', () => {
  expect(readScene('Maya and Rusty were very polite. The milk turned.', [maya, rusty], 'He was astonished. ').players.map(({ feeling }) => feeling)).not.toContain('surprised');
});

test('what was found strange is no thing, and who gives up guessing is not sad', () => {
  expect(readScene('What troubled Maya was that others found it strange.', [maya], 'There was a mirror. ').props).toEqual([]);
  expect(readScene('They guessed. When they gave up they had thought of nine ideas.', [maya]).players[0]?.feeling).not.toBe('sad');
});

test('where the lamp went out it is dark', () => {
  expect(hourTold('The lamp coughed once and went out.')).toBe('night');
});

test('“so did they all”, and the goose of the sentence before', () => {
  expect(readScene('Maya clapped, and so did they all.', [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['cheering', 'cheering']);
  const passage = 'On the cart sat a goose. “Home,” said the woman. Then Maya got down, and waited for a long time without a word to anybody, and looked at the sky.';
  expect(readScene(passage.slice(passage.indexOf('Then')), [maya], 'On the cart sat a goose. ', { passage }).bystanders.map(({ noun }) => noun)).toContain('goose');
});

test('a bench by the road is in no workshop', () => {
  const alt = drawPicture({ is: 'scene', seed: 's', text: 'There was a bench by the road, and Maya sat down on it.', cast: [maya], place: place('Home', 'Workshop') }).alt;
  expect(alt).toContain('village');
});

test('two potatoes are two, and a puddle is under who sits in it', () => {
  const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya] }).alt;
  expect(alt('On the path lay two potatoes. Maya looked at them.')).toContain('two potatoes');
  const puddle: Lying = { name: 'puddle', x: 100, y: 900, r: 1, air: false, behind: false, before: false };
  const who = { body: { x: 500, half: 124 }, spot: { x: 500, y: 920, scale: 1, depth: 0 } };
  expect(underfoot([puddle], 'Maya sat in a puddle.', who)[0]).toMatchObject({ x: 500, behind: true });
  expect(underfoot([puddle], 'Maya saw a puddle.', who)).toEqual([puddle]);
});

test('who makes water dance does not dance', () => {
  expect(readScene('Maya can make water dance.', [maya]).players[0]?.pose).toBe('standing');
});

test('out of doors there is no door, and a piano that stands there stands in a long passage, too', () => {
  expect(names('They played out of doors.')).toEqual([]);
  const moment = 'Maya ran. The piano stood under a tree.';
  expect(readScene(moment, [maya], '', { passage: `${'There was music behind the wall, slow and full of mistakes. '.repeat(6)}${moment}` }).props).toEqual(['piano']);
});

test('one white paw keeps nobody from walking on four', () => {
  const parts = { ...(readLook(rusty).rig as { parts: BeastParts }).parts };
  expect(goesOnFours({ ...readLook(rusty), signs: ['white-paw'] }, parts, { pose: 'walking' })).toBe(true);
  expect(goesOnFours({ ...readLook(rusty), signs: ['boots'] }, parts, { pose: 'walking' })).toBe(false);
});

test('by the light of the fire it is night', () => {
  expect(hourTold('They sat by the light of the sticks.')).toBe('night');
});

test('a chest that holds a rope holds no gold', () => {
  expect(names('There was a chest, and into it went the rope.')).toContain('woodenchest');
  expect(names('There was a treasure chest.')).toEqual(['chest']);
});

test('who stays at the window is indoors, and “when she came into a room” is no room', () => {
  const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], around: 'a town' }).alt;
  expect(alt('Maya took her breakfast to the window, and stayed there.')).toMatch(/living room|kitchen/);
  expect(alt('Maya laughed. When Maya came into a room, the room knew about it.')).toContain('village');
  expect(alt('Maya laughed. Maya knew every path in the forest by its smell.')).toBe(alt('Maya laughed.'));
});

test('people who all look are none of the cast', () => {
  expect(whoIsMeant('People seldom look at it, but that day they all did. Maya stayed.', 'Olive and Maya were there. ', [maya, olive])).toEqual([maya]);
});

test('it was day, and the lights went out', () => {
  expect(hourReached('That night an owl said something. And then it was day.')).toBe('dawn');
  expect(hourTold('One after another the lights went out.')).toBe('night');
});

test('a heart that goes thump is afraid, and a bag that is sat on stands nowhere else', () => {
  expect(readScene('Maya’s heart went thump, thump.', [maya]).players[0]?.feeling).toBe('scared');
  expect(readScene('Maya sat on her bag.', [maya])).toMatchObject({ players: [{ pose: 'sitting' }], props: [] });
});

test('who came in the sentences before a moment is still there', () => {
  const long = ' and looked about for a good while without a word to anybody, as it had been a long way.';
  const moment = `Maya sat down beside it${long}`;
  const dog = `An old dog came along. It walked in front. They went after it. ${moment}`;
  expect(readScene(moment, [maya], '', { passage: dog }).players.map(({ character }) => character.name).concat(readScene(moment, [maya], '', { passage: dog }).bystanders.map(({ noun }) => noun))).toContain('dog');
  const before = 'A woman had been asked to tidy one drawer, and she could not begin. ';
  expect(readScene('Maya held one up, and had to agree with somebody.', [maya], before, { asWritten: 'Maya held one up, and had to agree with her.', passage: `${before}Maya held one up, and had to agree with somebody.` }).players).toHaveLength(2);
});

test('the three-legged race is run by two, and strangers who all wonder are none of the cast', () => {
  expect(whoIsMeant('Maya and Rusty won the three-legged race, though they ran.', 'Olive and Rusty laughed. Olive laughed. ', [maya, olive, rusty])).toEqual([maya, rusty]);
});

test('what is needed is not there', () => {
  for (const text of ['Now they really had to have a bridge!', 'They needed a rope.', 'They tried to find the key.']) expect(names(text), text).toEqual([]);
});

test('where nothing went wrong nobody worries, and a sigh of relief is none of worry', () => {
  for (const text of ['Nothing went wrong. Maya had some milk.', 'With a sigh of relief Maya sat down.']) expect(readScene(text, [maya]).players[0]?.feeling, text).not.toBe('worried');
  expect(readScene('It was late when they got back. Maya stood there.', [maya], 'She was sad and lonely.\n').players[0]?.feeling).not.toBe('worried');
});

test('the cat that shut its eyes is there', () => {
  expect(readScene('Maya told it all to the cat. The cat shut its eyes.', [maya]).bystanders.map(({ noun }) => noun)).toEqual(['cat']);
});

test('who is by herself afterwards has nobody of before beside her, and showing off is no pointing', () => {
  const passage = 'They practised until they could saw a lady in three. Then a dog got interested. The lady was cross, and Maya showed off. Afterwards Maya went and sat by herself, with her back to everybody, for as long as the afternoon lasted.';
  const words = passage.slice(passage.indexOf('Afterwards'));
  const { players, bystanders } = readScene(words, [maya], '', { passage });
  expect([players.length, bystanders]).toEqual([1, []]);
  expect(readScene('Maya showed off.', [maya]).players[0]?.pose).toBe('standing');
});

test('Mr Pell is there wherever a passage names him', () => {
  const passage = 'It was old Mr Pell, who wanted the details. Maya and Rusty were out of breath, and there was duckweed on one of them and pond on the other, as anybody could see.';
  expect(readScene(passage.slice(passage.indexOf('Maya')), [maya, rusty], '', { passage }).players.map(({ character }) => character.name)).toContain('Mr Pell');
});

test('of those whom a moment names two, “they” are those', () => {
  expect(whoIsMeant('They had one bun. Half for Maya, half for Rusty.', 'Olive clapped. Maya and Olive laughed. ', [maya, olive, rusty]).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([maya, rusty]);
});

test('a girl who was still sitting sits in the moment, too', () => {
  const passage = 'The girl was still sitting on her wall. “You’re back!” she said. It was an old line, right at the top. Rusty climbed up and sat next to somebody. It was getting cold, but they waited for a long time.';
  const words = passage.slice(passage.indexOf('It was an'));
  const girl = readScene(words, [rusty], '', { passage, asWritten: words.replace('somebody', 'her') }).players.find(({ character }) => character.name === 'girl');
  expect(girl?.pose).toBe('sitting');
});
