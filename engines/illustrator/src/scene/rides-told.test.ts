import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character, kofi, maya, olive, rusty } from '../testing/families.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { readScene } from './read-scene.ts';

const star = character('Star', 'Animal - Pets and Farm Animals - Horse');
const puff = character('Puff', 'Mythical Creature - Dragons - Baby Dragon');
const cast = [maya, rusty, star, puff];
const rides = (text: string) => readScene(text, cast).players.find(({ character: { name } }) => name === 'Maya')?.rides;

test.each([
  ['Maya rode on Star across the meadow.', { is: 'friend', name: 'Star' }],
  ['Maya climbed on to Puff’s back and they flew over the hills.', { is: 'friend', name: 'Puff' }],
  ['Maya sat on the horse and laughed.', { is: 'friend', name: 'Star' }],
  ['Maya rode a small brown donkey.', { is: 'being', noun: 'donkey' }],
  ['Maya rode her bicycle down the lane.', { is: 'vehicle', on: 'bicycle' }],
  ['Maya raced down the hill on her red sled.', { is: 'vehicle', on: 'sled' }],
  ['Maya flew over the roofs on a broomstick.', { is: 'vehicle', on: 'broom' }],
])('who rides is seen riding: %s', (text, ride) => {
  expect(rides(text)).toMatchObject(ride);
});

test.each(['Maya patted Star on the back.', 'Maya pushed her bicycle home.', 'Maya rode the bus.', 'Maya wanted to ride on Star.', 'Maya sat on the bench beside the horse.', 'Maya never rode a horse.'])('and nobody rides here: %s', (text) => {
  expect(rides(text)).toBeUndefined();
});

test('two who are one figure are both told, and neither face is covered', () => {
  for (const seed of ['a', 'b', 'c'])
    for (const text of ['Maya rode on Star. Rusty and Olive watched.', 'Maya flew on Puff’s back. Rusty and Olive waved.', 'Maya rode an elephant. Rusty and Olive waved.']) {
      const { svg, alt } = drawPicture({ is: 'scene', seed, text, cast: [maya, rusty, olive, star, puff] });
      expect(coveredFaces(svg, 0.002), `${seed} ${text}`).toEqual([]);
      expect(alt).toMatch(/Maya is riding (?:on Star|on Puff|an elephant)/);
    }
});

test('a thing goes from hand to hand: one holds it out, the other reaches for it', () => {
  const given = (text: string) => readScene(text, [maya, kofi, rusty]).players.map(({ character: { name }, pose, held, givesTo }) => ({ name, pose, held, givesTo }));
  expect(given('Maya gave Kofi the lantern.')).toMatchObject([{ name: 'Maya', pose: 'holding', held: 'lantern', givesTo: 'Kofi' }, { name: 'Kofi', pose: 'reaching' }]);
  expect(given('Maya handed him a letter. Kofi laughed.')[0]).toMatchObject({ held: 'letter' });
  expect(given('Maya gave Kofi a hug.').map(({ pose }) => pose)).not.toContain('reaching');
  expect(drawPicture({ is: 'scene', seed: 'g', text: 'Maya gave Kofi the lantern.', cast: [maya, kofi] }).alt).toContain('holds out a lantern to Kofi');
});

test('whoever sits in a wheelchair rides in it', () => {
  const { svg, alt } = drawPicture({ is: 'scene', seed: 'g', text: 'Kofi raced down the hill on a sled.', cast: [kofi] });
  expect(svg).toContain('data-part="wheel"');
  expect(alt).not.toContain('riding');
});
