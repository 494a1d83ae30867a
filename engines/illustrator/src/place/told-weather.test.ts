import { expect, test } from 'vitest';
import { place } from '../testing/families.ts';
import { readPlace } from './read-place.ts';
import { canFall, hourNamed, hourReached, hourTold, weatherTold } from './told-weather.ts';

test('weather that has ended, is denied or only spoken of does not fall', () => {
  for (const story of ['The rain stopped.', 'After the rain they went out.', 'There was no snow.', '“It will rain,” said Ben.', 'She leaves.'])
    expect(weatherTold(story)).toBeUndefined();
});

test('weather that falls is seen', () => {
  expect(weatherTold('Rain fell on the roof.')).toBe('rain');
  expect(weatherTold('It was snowing in the wood.')).toBe('snow');
  expect(weatherTold('Red leaves drifted down.')).toBe('leaves');
});

test.each([
  ['The rain hammered down.', 'rain'],
  ['It poured. She ran.', 'rain'],
  ['A drizzle fell.', 'rain'],
  ['A downpour soaked her to the skin.', 'rain'],
  ['Heavy drops began to fall, and she put up her hood.', 'rain'],
  ['The snow crunched under her boots.', 'snow'],
  ['The wind howled and pulled at her hair.', 'leaves'],
  ['It poured tea for everybody.', undefined],
  ['They were home before the downpour.', undefined],
  ['Big drops fell from her eyes.', undefined],
])('weather by what it does: %s', (story, weather) => {
  expect(weatherTold(story)).toBe(weather);
});

test('whoever is in the middle of the storm is in it, and a sun that is just rising rises', () => {
  expect(hourTold('In the middle of the storm she held on tight.')).toBe('storm');
  expect(hourTold('The sun was just rising when she woke.')).toBe('dawn');
});

test('nothing falls indoors', () => {
  expect(canFall('rain', 'room')).toBe(false);
  expect(canFall('leaves', 'room')).toBe(false);
  expect(canFall('rain', 'meadow')).toBe(true);
  expect(readPlace(place('Residential', 'Warm Kitchen', { climate: 'Gentle Rain' })).weather).toBeUndefined();
});

test('a name sets the hour', () => {
  expect(hourNamed('The Night Market')).toBe('night');
  expect(hourNamed('Morning Meadow')).toBe('dawn');
  expect(hourNamed('Daytime Dell')).toBe('day');
  expect(hourNamed('The Castle of the Knight')).toBeUndefined();
  expect(readPlace(place('Enchanted Settlements', 'Goblin Market', { name: 'Night Market', climate: 'Sunny' })).hour).toBe('night');
});

test('a story tells its hour in so many words', () => {
  expect(hourTold('In the morning they set out. They were home at dusk.')).toBe('dawn');
  expect(hourTold('It was a Thursday, it was evening, and it was in the wood.')).toBe('twilight');
  expect(hourTold('It was a Thursday evening.')).toBe('twilight');
  expect(hourTold('A mist had come down on everything.')).toBe('mist');
  expect(hourTold('It was not night yet.')).toBeUndefined();
  expect(hourTold('It was late afternoon, and nobody came.')).toBe('day');
  expect(hourTold('It was a quiet afternoon, and Maya made a list. At night she lay and counted the sleeps.')).toBe('day');
  expect(hourTold('It was not yet afternoon.')).toBeUndefined();
  expect(hourTold('On the first day Maya slept until noon.')).toBe('day');
  expect(weatherTold('Puff! Now it rained on the cake. No, it did not.')).toBeUndefined();
  expect(hourTold('There was a lamp at every gate, and people stood there in coats over their nightshirts.')).toBe('night');
  expect(hourTold('It was night, and the owls knew it.')).toBe('night');
  expect(hourTold('Somebody had to be back before morning. It was a Wednesday.')).toBeUndefined();
});

test('the hour to which a story has come is the last one it told', () => {
  expect(hourReached('In the morning they set out. They ran about with jars until the meadow was dark.')).toBe('twilight');
  expect(hourReached('They blew out the candle.')).toBe('night');
  expect(hourReached('They went on.')).toBeUndefined();
});

test('a lovely day with one lit window far off is a day', () => {
  expect(hourTold('It was a lovely day; the sun was out. Far off lay one lit window high up.')).toBe('day');
});

test('a long, warm morning is a morning', () => {
  expect(hourTold('It was a long, warm morning in the market.')).toBe('dawn');
});

test('who goes home in the dusk does so at dusk', () => {
  expect(hourTold('The last few yards, going home, in the dusk, with a paw already a little lifted.')).toBe('dusk');
});
