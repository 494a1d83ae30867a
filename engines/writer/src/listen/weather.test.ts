// Weather is told as weather, and not for longer than a part can hold to it.
import { expect, it } from 'vitest';
import { weatherTold } from './weather.ts';

const wish = (words: string) => ({ phase: 'introduction', kind: 'happening', words, head: '', from: 'prompt' }) as const;

it.each([
  ['It rained all day', 'It rained and rained'], ['It snowed all day long', 'It snowed and snowed'], ['It was very hot all day', 'It was very hot'], ['It rained', 'It rained'],
])('“%s” says nothing of the grass that somebody sits on later: “%s”', (asked, told) => {
  expect(weatherTold(wish(asked))).toBe(told);
});
