import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, place } from '../testing/families.ts';
import { hourAsked, skyAsked, type ToldSoFar, weatherRemembered } from './remembered-weather.ts';

test.each<[string, ToldSoFar, string | undefined]>([
  ['Maya sat on a bench.', { asked: 'It is a snowy day.' }, 'snow'],
  ['Maya sat on a bench.', { asked: 'A story about a rainy day' }, 'rain'],
  ['Maya sat on a bench.', { asked: 'Maya builds a snowman with a snow leopard.' }, undefined],
  ['Maya sat on a bench.', { asked: 'A story without snow' }, undefined],
  ['Maya sat on a bench.', { asked: 'It is a snowy day.', earlier: 'It snowed. Then the snow stopped.' }, undefined],
  ['The sun came out.', { asked: 'It is a rainy day.' }, undefined],
  ['The rain stopped.', { asked: 'It is a rainy day.' }, undefined],
  ['Maya went home.', { before: 'It began to rain. They ran.' }, 'rain'],
  ['Maya went home.', { before: 'It began to rain. They ran. The next morning they were dry.' }, undefined],
  ['The next morning Maya went home.', { before: 'It began to rain.' }, undefined],
  ['Maya went home.', { earlier: 'It began to rain.', before: 'They ran.' }, 'rain'],
  ['Maya went home.', { earlier: `It began to rain.${' They ran.'.repeat(200)}` }, undefined],
  ['Maya went home.', { asked: 'It is a snowy day.', earlier: `It rained.${' They ran.'.repeat(200)}` }, 'snow'],
])('%s after %j', (text, told, weather) => {
  expect(weatherRemembered(text, told)).toBe(weather);
});

test('fog and thunder that are asked for stay until they have gone; an hour is asked for in a word', () => {
  expect(skyAsked('Maya stood there.', { asked: 'It is foggy.' })).toBe('mist');
  expect(skyAsked('Maya stood there.', { asked: 'It is foggy.', before: 'The fog had lifted.' })).toBeUndefined();
  expect(skyAsked('Maya stood there.', { asked: 'A stormy day' })).toBe('storm');
  expect(hourAsked({ asked: 'One night Maya cannot sleep.' })).toBe('night');
  expect(hourAsked({ asked: 'A sunny day' })).toBe('day');
});

const altOf = (more: object): string => drawPicture({ is: 'scene', seed: 's', text: 'Maya sat on a bench.', cast: [maya], ...more }).alt;

test('a part of a story on a snowy day is drawn in the snow, and in a room behind its window', () => {
  expect(altOf({ place: place('Modern Settings', 'City Park'), asked: 'It is a snowy day.' })).toContain('Snow is falling.');
  expect(altOf({ place: place('Residential', 'Warm Kitchen'), asked: 'It is a snowy day.' })).toContain('Snow falls outside the window.');
  expect(altOf({ place: place('Modern Settings', 'City Park') })).not.toContain('Snow');
});

test('fog that was asked for lies over the morning, too', () => {
  expect(altOf({ place: place('Modern Settings', 'City Park'), asked: 'It is foggy.', before: 'In the morning they set out. ' })).toContain('in the mist');
});

test('a night that an earlier part came to goes on', () => {
  expect(altOf({ place: place('Modern Settings', 'City Park'), earlier: 'Night fell.' })).toContain('at night');
});
