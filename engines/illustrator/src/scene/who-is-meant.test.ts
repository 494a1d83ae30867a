import { describe, expect, test } from 'vitest';
import { character } from '../testing/families.ts';
import { readScene } from './read-scene.ts';
import { whoIsMeant } from './who-is-meant.ts';

const maya = character('Maya', 'Human - Children - Kite Flyer');
const kofi = character('Kofi', 'Human - Children - Map Maker', { gender: 'male' });
const rusty = character('Rusty', 'Animal - Forest Animals - Red Fox', { gender: 'male' });
const elodie = character('Élodie', 'Animal - Birds - Owl');
const cast = [maya, kofi, rusty, elodie];
const meant = (text: string, before = ''): string[] => whoIsMeant(text, before, cast).map(({ name }) => name);

describe('pronouns alone mean those of whom the sentences before speak', () => {
  test.each([
    ['They hugged.', 'Maya found Rusty under the tree.', ['Maya', 'Rusty']],
    ['They hugged for a long time.', 'Élodie watched. Maya ran to Kofi. “Rusty is here!” she cried.', ['Maya', 'Kofi']],
    ['He wagged his tail.', 'Maya sat down. Rusty came and licked her hand.', ['Rusty']],
    ['She laughed and hugged him.', 'Maya sat down. Rusty came and licked her hand.', ['Maya', 'Rusty']],
    ['The two laughed.', 'Kofi met Rusty. Maya waved.', ['Kofi', 'Rusty']],
    ['All three of them went in.', 'Maya had a map. Kofi had a lamp. Rusty had nothing.', ['Rusty', 'Kofi', 'Maya']],
    ['“What a night!” she said.', 'Maya and Kofi flew. The moon was up.', ['Maya']],
  ])('%s', (text, before, who) => expect(meant(text, before)).toEqual(who));
});

test('to whom it is done is not the one who does it', () => {
  expect(meant('Kofi hugged him.', 'Rusty sat there.')).toEqual(['Kofi', 'Rusty']);
  expect(meant('Kofi took his map.', 'Rusty sat there.')).toEqual(['Kofi']);
});

test('an animal is also called what it is, and a name may begin with any letter', () => {
  expect(meant('The little fox ran.')).toEqual(['Rusty']);
  expect(meant('Élodie flew over the Mayan temple.')).toEqual(['Élodie']);
});

test('they, when one of them was named just now, are all of them; things are not', () => {
  expect(meant('Maya stopped. They ran home.')).toEqual(['Maya', 'Kofi', 'Rusty', 'Élodie']);
  expect(meant('Maya looked at the stars. They shone.')).toEqual(['Maya']);
});

test('words that speak of nobody mean nobody', () => {
  expect(meant('The stars were out.', 'Maya slept.')).toEqual([]);
  expect(meant('They hugged.')).toEqual([]);
});

test('the picture of such words shows those, and each does what is said of each', () => {
  const { players } = readScene('He ran, and she laughed.', cast, 'Maya met Rusty at the gate.');
  expect(players.map(({ character: { name }, pose, feeling }) => [name, pose, feeling])).toEqual([
    ['Rusty', 'running', 'happy'],
    ['Maya', 'standing', 'laughing'],
  ]);
});

test('he who came by is not the boy of the cast', () => {
  expect(whoIsMeant('Off she rode.', 'Maya waited. The post-girl sat in the road.', [maya])).toEqual([]);
  const boy = { ...rusty, gender: 'male' as const };
  expect(whoIsMeant('It was the man with the hat, and he had a pot under his arm.', 'Rusty waited.', [maya, boy])).toEqual([]);
  expect(whoIsMeant('He waved.', 'A man came by. Rusty waited.', [maya, boy])).toEqual([boy]);
  expect(whoIsMeant('He laughed like an old man. He waved.', 'Rusty waited.', [maya, boy])).toEqual([boy]);
});

test('“all four” of a cast of four are all of them', () => {
  expect(meant('All four were safe! “Hooray!” said Maya.').toSorted()).toEqual(['Kofi', 'Maya', 'Rusty', 'Élodie']);
  expect(meant('All three were safe! “Hooray!” said Maya.')).toEqual(['Maya']);
});

test('whose name is said is there, and whose name is on a list need not be', () => {
  expect(whoIsMeant('Rusty said Maya’s name. That was all.', '', [maya, rusty])).toEqual([rusty, maya]);
  expect(whoIsMeant('Rusty saw that Maya’s name was on the list.', '', [maya, rusty])).toEqual([rusty]);
});
