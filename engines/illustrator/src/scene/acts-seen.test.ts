import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya, olive, place, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';
import { nearnessIn } from './close-told.ts';

const cast = [maya, rusty, olive];
const poses = (text: string, who = cast): string[] => readScene(text, who).players.map(({ pose }) => pose);
const draw = (text: string, who = [maya, rusty]): { svg: string; alt: string } => drawPicture({ is: 'scene', seed: 'act', text, cast: who });

test.each([
  ['Maya danced.', 'dancing'],
  ['Maya was dancing on the lawn.', 'dancing'],
  ['Maya watched the dance.', 'standing'],
  ['Maya pulled on the rope.', 'pulling'],
  ['Maya pulled and pulled.', 'pulling'],
  ['Maya hauled the heavy cart.', 'pulling'],
  ['Maya pulled on her boots.', 'standing'],
  ['Maya pulled at his sleeve.', 'standing'],
  ['Maya pulled out a rope.', 'holding'],
  ['Maya dug in the garden.', 'digging'],
  ['Maya dug in her pocket.', 'standing'],
  ['Maya swung on the swing.', 'sitting'],
  ['Maya knocked on the door.', 'reaching'],
  ['Maya curled up on the sofa.', 'lying'],
])('%s', (text, pose) => {
  expect(poses(text, [maya])).toEqual([pose]);
});

test('who is carried in somebody’s arms is held close, and who is fed is given it', () => {
  expect(poses('Maya carried Rusty in her arms.', [maya, rusty])).toEqual(['embracing', 'embracing']);
  expect(poses('Maya carried a box in her arms.', [maya])).not.toContain('embracing');
  expect(readScene('Maya fed Rusty an apple.', [maya, rusty]).players[0]).toMatchObject({ held: 'apple', givesTo: 'Rusty' });
});

test('all the friends do what all of them are told to do', () => {
  expect(poses('All three friends cheered and danced.')).toEqual(['dancing', 'dancing', 'dancing']);
  expect(poses('The three friends sat around the campfire. Rusty told a story.')).toEqual(['sitting', 'sitting', 'sitting']);
});

test('of two who are named with a whisper one whispers, and alone nobody does', () => {
  expect(poses('“It is a secret,” whispered Maya to Rusty.', [maya, rusty])).toEqual(['whispering', 'standing']);
  expect(poses('Maya whispered.', [maya])).toEqual(['standing']);
  expect(nearnessIn('Maya whispered to Rusty.').areClose).toBe(true);
  expect(nearnessIn('They read the letter together.').areClose).toBe(true);
});

test('two who pull have a rope between their hands, and it lies nowhere else', () => {
  const { svg, alt } = draw('Maya and Rusty pulled on the rope.');
  expect(alt).toContain('are pulling a rope');
  expect(alt).not.toContain('Nearby');
  expect(svg.match(/data-part="rope end"/g)).toHaveLength(2);
});

test('three who pull have no straight rope, and no words say that they have', () => {
  expect(draw('Maya, Rusty and Olive pulled on the rope.', cast).alt).not.toContain('pulling a rope');
});

test('who digs a hole has it before the spade', () => {
  const { alt } = draw('Maya dug a deep hole.', [maya]);
  expect(alt).toMatch(/is digging.*holds a spade.*Nearby: a hole in the ground/);
});

test('on a swing somebody sits, and no empty one stands beside', () => {
  const { alt } = draw('Maya swung to and fro on the swing.', [maya]);
  expect(alt).toContain('is sitting on a swing');
  expect(alt).not.toContain('Nearby');
  expect(draw('Kofi sat on the swing.', [kofi]).alt).not.toContain('on a swing');
});

test('where they wash up a basin stands there', () => {
  expect(draw('Maya and Rusty washed up.').alt).toContain('a basin of dishes');
  expect(draw('Maya and Rusty talked over the washing up.').alt).not.toContain('basin');
});

test('at hide-and-seek one counts and the others hide', () => {
  const { players } = readScene('They played hide-and-seek.', cast);
  expect(players.map(({ pose, hides }) => [pose, hides ?? false])).toEqual([['eyes covered', false], ['hugging', true], ['hugging', true]]);
});

test('under water nothing burns', () => {
  const { alt } = drawPicture({ is: 'scene', seed: 'sea', text: 'Maya held a torch. A campfire burned there, and a shell lay beside it.', cast: [maya], place: { id: 'reef', name: 'the reef', type: 'Coral Reef', category: 'Water', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] } });
  expect(alt).not.toMatch(/campfire|torch/);
  expect(alt).toContain('shell');
});

test.each(['violin', 'guitar', 'drum', 'flute', 'trumpet'])('who plays the %s has it in the hand', (instrument) => {
  expect(drawPicture({ is: 'scene', seed: 's', text: `Maya played the ${instrument}.`, cast: [maya] }).alt).toContain(`holds a ${instrument}`);
});

test('who knocks on a door has one before them', () => {
  expect(drawPicture({ is: 'scene', seed: 's', text: 'Maya knocked on the door.', cast: [maya], place: place('Fantasy Realms', 'Fairy-Tale Castle') }).alt).toContain('a door');
});
