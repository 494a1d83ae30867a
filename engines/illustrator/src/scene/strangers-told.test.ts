import { expect, test } from 'vitest';
import { character, maya, rusty } from '../testing/families.ts';
import { ofThisStory } from './of-this-story.ts';
import { readScene } from './read-scene.ts';

const others = (text: string, before = '', cast = [maya, rusty]) =>
  readScene(text, cast, before).players.filter(({ character: { id } }) => id.startsWith('told:')).map(({ character: { name }, pose, feeling }) => ({ name, pose, feeling }));

test('people whom a passage shows come into its picture', () => {
  expect(others('In the cellar a man was standing at his table, fast asleep. Maya looked at him.')).toEqual([{ name: 'man', pose: 'standing', feeling: 'sleepy' }]);
  expect(others('Two old men took off their hats. Rusty waved.')).toHaveLength(2);
  expect(others('“She wouldn’t let me go,” said the woman.', 'On the cart sat an old woman.')).toMatchObject([{ name: 'woman' }]);
});

test('who is one of the cast, is spoken of or was there once is nobody else', () => {
  const baker = character('Tomasz', 'Human - Helpers and Makers - Baker');
  expect(others('The baker waved.', '', [baker])).toEqual([]);
  expect(others('The girl waved.')).toEqual([]);
  expect(others('“A man came,” said Maya.')).toEqual([]);
  expect(others('An aunt had told Maya once.')).toEqual([]);
  expect(others('Maya stood like an old woman.')).toEqual([]);
});

test('he of whom the sentence before told goes on, and nobody of the cast does it for him', () => {
  const { players } = readScene('“It’s our baby,” he yawned. “It never sleeps.” Rusty listened.', [rusty], 'A man stood there at his table, fast asleep.');
  expect(players.map(({ character: { name }, feeling }) => ({ name, feeling }))).toEqual([{ name: 'Rusty', feeling: 'calm' }, { name: 'man', feeling: 'sleepy' }]);
  expect(others('There was the hat again! And under it was the man. He bowed.')).toMatchObject([{ name: 'man' }]);
});

test('a man is the same in two pictures of one story and another one in the next; those of the cast stay who they are', () => {
  const ids = (text: string, story: string): string[] => ofThisStory(readScene(text, [maya], ''), story).players.map(({ character: { id } }) => id);
  const man = (text: string, story: string): string => ids(text, story).find((id) => id.startsWith('told:')) ?? '';
  expect(man('A man came to the door. Maya laughed.', 's1')).toMatch(/^told:man/);
  expect(man('Maya waved. A man waved back.', 's1')).toBe(man('A man came to the door. Maya laughed.', 's1'));
  expect(man('A man came to the door. Maya laughed.', 's2')).not.toBe(man('A man came to the door. Maya laughed.', 's1'));
  expect(ids('A man came to the door. Maya laughed.', 's1')).toContain(maya.id);
});

test('a child on a far star and whoever wants to find somebody stand beside nobody', () => {
  expect(others('On that star lived one child with one torch. Maya thought it over.')).toEqual([]);
  expect(others('A stranger who wanted Maya was told to look for round glasses.')).toEqual([]);
});

test('a girl who sat there sits, and what a boy says it was like does not make him sad', () => {
  expect(others('At the end of it sat a girl with two big needles. Maya looked at her.')).toMatchObject([{ name: 'girl', pose: 'sitting' }]);
  expect(others('A boy who sat between them said that it was like being at the tennis, only sadder. Maya looked away.')).not.toMatchObject([{ feeling: 'sad' }]);
});

test('a doctor who would have been sent for is not there', () => {
  expect(others('If one of them had, the other would have sent for a doctor. Maya laughed.')).toEqual([]);
});

const heldBy = (text: string, before = '') => readScene(text, [maya], before).players.filter(({ character: { id } }) => id.startsWith('told:')).map(({ pose, held }) => ({ pose, held }));

test('what a stranger comes with or holds out is in that hand, and lies nowhere', () => {
  const text = 'An old woman came in with a candle, and jumped. “Is this place taken?” she asked. The old woman sat down on the flour bin and held out a biscuit.';
  expect(heldBy(text)).toEqual([{ pose: 'sitting', held: 'biscuit' }]);
  expect(readScene(text, [maya]).props).not.toContain('biscuit');
  expect(heldBy('A man with a ladder stood at the gate. Maya waved.')).toMatchObject([{ held: undefined }]);
  expect(heldBy('A boy came along with a map. Maya waved.')).toEqual([{ pose: 'holding', held: 'map' }]);
});

test('who speaks by a name of a girl is one, and a child where the words say how old', () => {
  const lottie = readScene('Its owner was seven, by the name of Lottie, and held the sash up. “I left it,” it said. “I thought you had gone,” said Lottie.', [maya]).players[1];
  expect(lottie?.character).toMatchObject({ gender: 'female', type: 'Human - Children - girl' });
});

test('who makes a chain with somebody is not alone', () => {
  expect(readScene('Maya caught somebody’s belt. Somebody caught hers. In that way they made a chain, and the chain held.', [maya]).players).toHaveLength(3);
});

test('who stands on the other side of a door is not there', () => {
  expect(others('On the other side of it stood the stranger, who had no seat there. Maya waited.')).toEqual([]);
});

test('a Granny who speaks twice is one old woman', () => {
  expect(others('“It’s crooked,” said Maya. “So are you,” said Granny. Maya laughed. “You’ll find out,” said Granny.')).toMatchObject([{ name: 'Granny' }]);
});

test('old Mrs Fig is there with what she holds out, and the man with the hat has it on', () => {
  expect(heldBy('“Wait,” said old Mrs Fig, and she held out a coil of washing line. Maya looked at it.')).toMatchObject([{ held: 'washingline' }]);
  const [, man] = readScene('Maya laughed. The man with the hat put out his arm.', [maya]).players;
  expect(man).toMatchObject({ character: { name: 'man', appearance: { distinguishingFeature: 'Hat' } } });
  expect(man?.held).toBeUndefined();
});
