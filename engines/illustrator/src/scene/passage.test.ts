import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { readLook } from '../character/read-look.ts';
import { ownHeld } from '../picture/scene-players.ts';
import { character, kofi, maya, rusty } from '../testing/families.ts';
import { moodOf } from './mood-of-passage.ts';
import type { Player } from './player.ts';
import { readScene } from './read-scene.ts';

const names = (text: string, cast = [maya], before = ''): string[] => readScene(text, cast, before).players.map(({ character: { name } }) => name);

test('a friend that a machine makes is drawn as one, and another new friend is left to the story', () => {
  expect(names('One new friend said, “No!” Oh! “Well, well,” said Maya.', [maya], 'To the room with the machine in it! ')).toContain('robot');
  expect(names('One of the perfect friends said, very low: “No.” Then it looked frightened. Maya sat down.')).toContain('robot');
  expect(names('One new friend said, “No!” Maya sat down.')).toEqual(['Maya']);
});

test('who is greeted is there', () => {
  expect(names('Maya said good day to an old man. Nobody else had! “Have a paper fan,” he said.')).toContain('old man');
});

test('“Let me help!” is no trouble, and “help!” is', () => {
  expect(moodOf('“Let me help!” said Maya.')).toBeUndefined();
  expect(moodOf('“Help!” said Maya.')).toBe('worried');
});

test('a letter of the alphabet is none', () => {
  expect(drawPicture({ is: 'scene', seed: 'l', text: 'Nana began to list every kind of cheese that there is, starting with the letter A.', cast: [maya, kofi] }).alt).not.toContain('letter');
});

test('a hook by the gate moves nobody out of doors', () => {
  const { alt } = drawPicture({ is: 'scene', seed: 'l', text: 'The hook by the gate was empty. Rusty and Maya stood before it in the kitchen.', cast: [maya, rusty] });
  expect(alt).toContain('kitchen');
});

test('a keepsake is in the hand where the words speak of it, and not while it is sought', () => {
  const look = readLook(character('m', 'Human - Children - Young Explorer', { appearance: { distinguishingFeature: 'Lantern' } }));
  const stands = { pose: 'standing' } as Player;
  expect(ownHeld(look, stands, 'The lantern shone on the wall.')).toBe('lantern');
  expect(ownHeld(look, stands, 'They went to find the lantern.')).toBeUndefined();
});

test('when a frog goes hop, hop, nobody else jumps, and who hands round the toast has it', () => {
  expect(readScene('The frog hopped home with them. Hop, hop, plop! “You were brave,” said Maya.', [maya]).players[0]?.pose).not.toBe('jumping');
  expect(readScene('Hop, hop, plop! It sat on the mat. “I saw it all,” said Maya.', [maya]).players[0]?.pose).not.toBe('jumping');
  expect(readScene('Maya handed round the toast.', [maya]).players[0]?.held).toBe('toast');
});

test('“Hug, hug.” is a hug, and a rhyme about a hat lays none down', () => {
  const { players, props } = readScene('“Sorry,” said Maya. “Sorry,” said Rusty. They said it both at once! Hug, hug. Pit-a-pat, hang up your hat!', [maya, rusty]);
  expect(players.map(({ pose }) => pose)).toEqual(['embracing', 'embracing']);
  expect(props).not.toContain('hat');
});

test('rain that comes down in buckets leaves no bucket behind, and one that stands in it does', () => {
  expect(readScene('The rain came down in buckets, and Maya ran.', [maya]).props).toEqual([]);
  expect(readScene('A bucket stood in the rain, and Maya ran.', [maya]).props).toContain('bucket');
});
