import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character, maya, rusty } from '../testing/families.ts';
import { readBystanders } from './beings-told.ts';
import { readScene } from './read-scene.ts';

const nouns = (text: string) => readBystanders(text, [rusty]).map(({ noun, count }) => `${count} ${noun}`);

test('beings that are there are shown', () => {
  expect(nouns('Behind the shed sat the class hamster.')).toEqual(['1 hamster']);
  expect(nouns('There was a tiny crab.')).toEqual(['1 crab']);
  expect(nouns('Behind the shed sat a talking whale.')).toEqual(['1 whale']);
  expect(nouns('A snail was crossing the step. A frog in a waistcoat sat on the sill.')).toEqual(['1 snail', '1 frog']);
  expect(nouns('Gnomes in red hats said good day.')).toEqual(['2 gnome']);
  expect(nouns('Maya found a kitten.')).toEqual(['1 kitten']);
  expect(nouns('“Moo!” It was the cow.')).toEqual(['1 cow']);
  expect(nouns('A bird sang.')).toEqual(['1 bird']);
  expect(nouns('She said it to the cat.')).toEqual(['1 cat']);
});

test('figures of speech, words spoken and the cast itself are not shown', () => {
  for (const text of [
    'Odd socks came to her like cats.',
    'She was as quick as a hare.',
    '“A bear came!” said Maya.',
    'Rusty was a fox.',
    'A fox ran by.',
    'There was no dog.',
    'It would be better if there had been a sign: a raven, say. There had been no raven. A raven sat there.',
    'They came disguised as a camel. The camel was on next.',
    'For a huge elephant, Zuri was quite ordinary.',
  ])
    expect(nouns(text)).toEqual([]);
  expect(readBystanders('A red squirrel sat there.', [character('Nut', 'Animal - Forest Animals - Squirrel')])).toEqual([]);
});

test('at most two kinds', () => {
  expect(nouns('A snail came. A frog came. A crab came.')).toHaveLength(2);
});

test('three ducks are three, and two are two', () => {
  const counts = (text: string) => readBystanders(text, []).map(({ count }) => count);
  expect(counts('Three ducks came, too.')).toEqual([3]);
  expect(counts('Two ducks came, too.')).toEqual([2]);
  expect(counts('A duck came, too.')).toEqual([1]);
  expect(drawPicture({ is: 'scene', seed: 'd', text: 'Maya laughed. Three ducks came, too.', cast: [maya] }).alt).toContain('three ducks');
});

test('beings do and feel what the words say of them', () => {
  expect(readBystanders('At night the dragon whispered, and it was crying.', [])).toMatchObject([{ noun: 'dragon', feeling: 'sad' }]);
  expect(readBystanders('They went by a big dog. It was fast asleep.', [])).toMatchObject([{ noun: 'dog', pose: 'lying', feeling: 'sleepy' }]);
  expect(readBystanders('Geese flew up there.', [])).toMatchObject([{ noun: 'goose', pose: 'flying' }]);
});

test('a painted fish is no fish', () => {
  expect(nouns('The painted fish swam. A toy horse stood there.')).toEqual([]);
});

test.each([
  ['“Hold this,” said a woman, and gave Maya a goose.', 'goose'],
  ['Maya turned back for a beetle.', 'beetle'],
])('whom somebody is given or turns back for is there: %s', (text, noun) => {
  expect(readScene(text, [maya]).bystanders.map((one) => one.noun)).toContain(noun);
});

test('the beast that somebody looks at is there, and a fish on a fan is not', () => {
  expect(nouns('Maya looked at the beast, bit by bit. Big eyes. Big nose.')).toEqual(['1 beast']);
  expect(nouns('She drew out a paper fan. It had a fish on it, and on the fish was a thumb mark.')).toEqual([]);
  expect(drawPicture({ is: 'scene', seed: 'b', text: 'A great beast stood in the way. Maya looked at it.', cast: [maya] }).alt).toContain('beast');
});
