import { expect, test } from 'vitest';
import type { DrawnCharacter } from '../brief.ts';
import { drawPicture } from '../index.ts';
import { ember, maya, olive, pixel, place, rusty } from '../testing/families.ts';

const told = (text: string, ...cast: DrawnCharacter[]): string =>
  drawPicture({ is: 'scene', seed: 's', text, cast, place: place('Mystical Nature', 'Snow Village') }).alt.replace(/ Snow is falling\.$/, '');

test('one alone is told in one sentence', () => {
  expect(told('Olive flew and pondered.', olive)).toMatch(/^Olive, an owl, is flying and thinking in a village in the snow[^.]*\.$/);
  expect(told('Rusty was scared.', rusty)).toMatch(/^Rusty, a red fox, stands in a village in the snow[^.]* and looks frightened\.$/);
});

test('a grin and pride are told, and a mood of which nothing is said is not', () => {
  expect(told('Maya grinned from ear to ear.', maya)).toContain('is smiling');
  expect(told('Maya beamed with pride.', maya)).toContain('looks proud');
  expect(told('Maya waited.', maya)).not.toContain('smiling');
});

test('what is the same of several is said once', () => {
  expect(told('They laughed.', rusty, olive)).toMatch(/ Both are laughing\.$/);
  expect(told('They laughed.', rusty, olive, ember)).toMatch(/ All of them are laughing\.$/);
  expect(told('Rusty and Olive laughed. Pixel was proud.', rusty, olive, pixel)).toMatch(/(Rusty and Olive|Olive and Rusty) are laughing\./);
});

test('deeds, looks and things in a hand are joined by one verb each', () => {
  expect(told('Maya held up a lantern and was proud. Rusty ran and laughed.', maya, rusty)).toMatch(
    /Maya looks proud and holds a lantern\..*Rusty is running and laughing\.|Rusty is running and laughing\..*Maya looks proud and holds a lantern\./,
  );
});

test('where one lies or runs it is not said that all stand', () => {
  expect(told('Maya slept in the hay. Rusty waited.', maya, rusty)).not.toContain('stand');
  expect(told('Maya waited. Rusty waited.', maya, rusty)).toContain('stand');
});

test('two of a kind are said to be two', () => {
  const owls = drawPicture({ is: 'place', seed: 's', place: place('Mystical Nature', 'Snow Village'), customPrompt: 'with two owls' }).alt;
  expect(owls).toContain('two owls');
  expect(drawPicture({ is: 'scene', seed: 's', text: 'Maya stood there. Two old men came by.', cast: [maya] }).alt).toContain('two old men');
});

test('the hour is not said twice, and no mist lies in a room', () => {
  const alt = (category: string, type: string, climate: string): string => drawPicture({ is: 'place', seed: 'a', place: place(category, type, { climate }) }).alt;
  expect(alt('Hidden Sanctuaries', 'Valley in the Mist', 'Soft Morning Mist')).not.toMatch(/mist in the mist/);
  expect(alt('Dark Realms', 'Midnight Moor', 'Mild and Sunny')).not.toMatch(/midnight at night/);
  expect(alt('Residential', 'Playroom', 'Soft Morning Mist')).not.toMatch(/in the mist/);
});

test('a place that is named after its light has one light in the words', () => {
  const alt = (type: string, lighting: string): string => drawPicture({ is: 'place', seed: 'a', place: place('Mystical Nature', type), style: { lighting } }).alt;
  expect(alt('Moonlit Forest', 'Sunrise')).toContain('in a forest at sunrise');
  expect(alt('Moonlit Forest', 'Northern lights')).toContain('in a forest under northern lights');
  expect(alt('Moonlit Forest', 'Bright daylight')).toContain('in a forest by day');
  expect(alt('Moonlit Forest', 'Moonlight')).toMatch(/in a forest (?:under the moon|by moonlight)[,.]/);
});
