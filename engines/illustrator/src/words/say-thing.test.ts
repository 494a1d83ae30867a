import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';
import { sayThing } from './say-thing.ts';

test('one thing has its article, many things and what cannot be counted have none', () => {
  expect(['Chest of Gems', 'Everburning Lantern', 'Compass of the Heart', 'Magic Seeds', 'Bottled Moonlight', 'the Moon'].map(sayThing)).toEqual([
    'a chest of gems',
    'an everburning lantern',
    'a compass of the heart',
    'magic seeds',
    'bottled moonlight',
    'the moon',
  ]);
});

test('the alt text of a place names its treasures with articles', () => {
  const cave = place('Hidden Sanctuaries', 'Secret Cave', { name: 'Gully', treasures: ['Chest of Gems'], inhabitants: ['Wise Owls'] });
  const { alt } = drawPicture({ is: 'place', seed: 'a', place: cave });
  expect(alt).toContain('Gully, a secret cave');
  expect(alt).toContain('with wise owls and a chest of gems');
});

test.each([
  ['Gentle Gravity', 'gentle gravity'], ['Thick Fog', 'thick fog'], ['Slow-Running Time', 'slow-running time'], ['Dreams Made Visible', 'dreams made visible'],
  ['Lost Things Found', 'lost things found'], ['Stars Within Reach', 'stars within reach'], ['Forgetful Air', 'forgetful air'], ['Singing Wind', 'singing wind'], ['Golden Key', 'a golden key'],
])('%s is said as %s', (title, said) => {
  expect(sayThing(title)).toBe(said);
});
