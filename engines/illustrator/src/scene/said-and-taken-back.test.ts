/** Contradictions between whole stories and their pictures (decision 0172): what is taken back, another's, full, or only next to a feeling. */
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { howMany } from '../props/how-many.ts';
import { readThings } from '../props/things.ts';
import { maya, place, rusty } from '../testing/families.ts';
import { hourTold } from '../place/told-weather.ts';
import { readScene } from './read-scene.ts';
import { whoIsMeant } from './who-is-meant.ts';

const of = (text: string) => readScene(text, [maya]).players[0];
const names = (text: string): string[] => readThings(text).map(({ prop }) => prop);

test('who is alone for a while does not weep', () => {
  expect(of('Maya had time to be glad, and to be rather more alone than she had ever been.')?.feeling).not.toBe('sad');
  expect(of('Maya went off, alone, with her collar turned up.')?.feeling).not.toBe('sad');
  expect(of('Maya stood all alone.')?.feeling).toBe('sad');
});

test('the breath of a whole crowd worries nobody, and a nose that is scratched for somebody makes nobody think', () => {
  expect(of('Maya waited; and the whole crowd held its breath.')?.feeling).not.toBe('worried');
  expect(of('Maya reached up and scratched it for him.')?.pose).not.toBe('thinking');
  expect(of('Maya scratched her head.')?.pose).toBe('thinking');
});

test('what is nearly so is not so', () => {
  expect(of('Maya fell asleep in the soup. Well, nearly! Maya laughed.')).toMatchObject({ pose: 'standing', feeling: 'laughing' });
});

test('a full bench and the top of a bottle are not drawn', () => {
  expect(names('Uh-oh. The bench was full. Maya stood there.')).toEqual([]);
  expect(names('It was made of a milk bottle top.')).toEqual([]);
});

test('who hears somebody upstairs is still in the cellar', () => {
  expect(drawPicture({ is: 'scene', seed: 's', text: 'In front of them a door slammed; and upstairs the smallest had begun to cry. Maya came back.', cast: [maya, rusty], around: 'Cellar of Surprises' }).alt).toContain('cellar');
});

test('who lies flat on the floor lies in no bed', () => {
  expect(of('Everyone was on their feet, and Maya was still lying there, as flat as she could.')).toMatchObject({ pose: 'lying', uncovered: true });
});

test('a gate is no door, the last bell none to see, and the last match is in no hand', () => {
  expect(names('At the last bend there was a gate.')).toEqual(['gate']);
  expect(names('By the last bell it was a nasty story.')).toEqual([]);
  expect(readScene('They had one match left, and one end of a candle. Maya waited.', [maya]).players[0]?.held).toBeUndefined();
  expect(names('They fanned him with a seed list.')).toEqual([]);
});

test('who had thought of something is there where nobody else is named', () => {
  expect(whoIsMeant('Maya had thought of something to say for when they got there, and now they were there.', 'Maya and Rusty went on. ', [maya, rusty])).toContain(maya);
});

test('round “it” in a moment there is nothing', () => {
  const words = 'They sat round it in a circle. Maya sharpened her pencil.';
  const before = 'There was a drum. ';
  expect(readScene(words, [maya], before, { passage: `${before}${words}` }).props).toEqual([]);
});

test('by an evening and when the lamp is put out it is late', () => {
  expect(hourTold('So there was an evening when Maya was there by herself.')).toBe('twilight');
  expect(hourTold('Then Maya put out the lamp.')).toBe('night');
});

test('who would rather walk does not, and what is on the way to a cake holds none', () => {
  expect(of('Maya would rather walk round a hill than agree.')?.pose).toBe('standing');
  expect(of('So Maya found the way to the cake.')?.held).toBeUndefined();
});

test('there is no book, the bench is over, and what was drunk stands nowhere', () => {
  expect(names('There is no book about it. Maya had looked behind the other books as well.')).toEqual([]);
  expect(names('They all sat down, and the bench went over backwards, slowly.')).toEqual([]);
  expect(readScene('It tasted of stone and cold.', [maya], 'He poured the first cup for Maya. ').props).toEqual([]);
});

test('a lamp of which the sentence before last told is held, and the cow that says Moo is there', () => {
  expect(of('Who will hold the lamp? Maya will! And Maya held it up high, all the way.')?.held).toBe('lantern');
  expect(readScene('“Moo,” said a cow. Maya gave it a tap.', [maya]).bystanders.concat().length + readScene('“Moo,” said a cow. Maya gave it a tap.', [maya]).players.length).toBe(2);
});

test('a storm that begins is there, and it may be one of those evenings', () => {
  expect(hourTold('The storm began with one drop.')).toBe('storm');
  expect(hourTold('They swung their legs; it was one of those evenings that go on and on.')).toBe('twilight');
});

test('under the table one is indoors', () => {
  expect(drawPicture({ is: 'scene', seed: 's', text: 'The witness was under the table. Maya bent down.', cast: [maya], around: 'a town' }).alt).toMatch(/room|kitchen/);
});

test('who is down a well stands nowhere, and what a bag does nobody does', () => {
  expect(readScene('A man was digging a well. They let him down an apple. Maya lay flat. “That’s a good apple,” the man called up.', [maya]).players).toHaveLength(1);
  expect(of('Even Maya’s bag did a hop.')?.pose).toBe('standing');
});

test('a bear that is told of each night is a toy, and the bed by the window is in a bedroom', () => {
  const text = 'The bed by the window was hers. Under it lived a train, a bear, and one brave biscuit. “Now or never,” Maya told the bear, each night, and the bear agreed.';
  expect(readScene(text, [maya])).toMatchObject({ bystanders: [], players: [{ character: { name: 'Maya' } }] });
  expect(drawPicture({ is: 'scene', seed: 's', text, cast: [maya], around: 'a village street' }).alt).toContain('bedroom');
});

test('a passage is a corridor, but not in a cave', () => {
  const alt = (around: string): string => drawPicture({ is: 'scene', seed: 's', text: 'In a long passage Maya waited.', cast: [maya], around }).alt;
  expect(alt('a village')).toContain('corridor');
  expect(alt('a cave')).toContain('cave');
});

test('who speaks anywhere in a passage is there, whoever’s lady she is', () => {
  const passage = 'The cook had come behind the dish. Maya could not answer; Maya held the spoon out to the person next to her, and then tried to get it back again. “It came all at once,” the cook said.';
  const words = 'Maya could not answer; Maya held the spoon out to the person next to her, and then tried to get it back again.';
  expect(readScene(words, [maya], '', { passage }).players.map(({ character }) => character.name)).toContain('cook');
  expect(readScene('The wand’s lady came. Maya waited.', [maya]).players.map(({ character }) => character.name)).toContain('lady');
});

test('a hurry is no running, two spoons are two, and one is sat on', () => {
  expect(of('In her hurry Maya left out one word.')?.pose).toBe('standing');
  expect(howMany('spoon', 'Two spoons, and one jam pot!')).toBe(2);
  expect(names('Maya sat on the spoon.')).toEqual([]);
});

test('as cats do when they know, nobody of the cast does', () => {
  expect(whoIsMeant('Maya said so to the cat. The cat looked at Maya for a long time, as cats do when they know how the story ends.', 'Rusty laughed. Maya laughed. ', [maya, rusty])).toEqual([maya]);
});

test('at the top of a stair one is indoors', () => {
  expect(drawPicture({ is: 'scene', seed: 's', text: 'Then came the top of the attic stair. Maya took one step.', cast: [maya], place: place('Fantasy Realms', 'Dragon Keep') }).alt).toContain('room');
});

test('a person of the story with a name speaks and is there, and what is kept in a cup is in no hand', () => {
  const passage = 'Hannah was sitting among what was left with her shoes off. Maya told her all of it. “How long for?” asked Hannah.';
  expect(readScene(passage, [maya]).players.map(({ character }) => [character.name, character.gender])).toContainEqual(['Hannah', 'female']);
  expect(of('There was a cup, a very small one, and Maya kept pencils in it.')?.held).not.toBe('pencil');
});

test('two sisters who speak are two, by whatever names', () => {
  const passage = 'Two sisters sat on either side of a parcel. “It’ll be for her,” said Lotta. “I shouldn’t dream of it,” said Lena. Maya shook it. “But then,” said Lena, “one of us would be disappointed.”';
  expect(readScene(passage, [maya]).players.map(({ character }) => character.name)).not.toContain('Lena');
});

test('who makes birds that fly does not fly', () => {
  expect(of('He makes paper birds that fly. Maya makes paper birds that fly.')?.pose).toBe('standing');
});
