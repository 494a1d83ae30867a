// Whom words show and whom they only name.
import { expect, test } from 'vitest';
import { maya } from '../testing/families.ts';
import { readBystanders } from './beings-told.ts';

const nouns = (text: string): string[] => readBystanders(text, [maya]).map(({ noun }) => noun);

test.each([
  ['They followed the mole down the tunnel.', 'mole'],
  ['Maya shook hands with the mole.', 'mole'],
  ['With them went the mole.', 'mole'],
  ['There were Maya, Finn and a mole.', 'mole'],
  ['A mole’s nose came out of the ground.', 'mole'],
  ['It was a mole, and it was humming.', 'mole'],
  ['Out of the end of it looked a kitten.', 'kitten'],
  ['A girl came round the corner behind seven dogs.', 'dog'],
  ['Maya stopped to help a beetle.', 'beetle'],
  ['Maya gave the birds a bit of each bun.', 'bird'],
  ['There was nobody in the road but a cat, who looked at Maya.', 'cat'],
  ['A weasel sat on the wall.', 'weasel'],
])('%s', (text, noun) => {
  expect(nouns(text)).toEqual([noun]);
});

test.each([
  'Some people count sheep to fall asleep.',
  'In the picture was a mole.',
  'In each basket was a duck.',
  'Maya told a story about Finn and the mole.',
  'It was a mole, far below.',
  'There was nobody at the window, and no cat on the wall.',
])('nobody of “%s”', (text) => {
  expect(nouns(text)).toEqual([]);
});
