import { expect, test } from 'vitest';
import { ELEVENLABS_TIMES } from './elevenlabs.ts';
import { areHeard, areTimesOf, timesIn } from './letter-times.ts';

const told = (characters: string[], begins = characters.map((_, at) => at), ends = characters.map((_, at) => at + 1)) => ({ elevenlabs: { [ELEVENLABS_TIMES]: { characters, begins, ends } } });

test('times of letters are those of each unit of the text', () => {
  expect(timesIn(told(['H', 'i', '🦊', '!']), 'Hi🦊!')).toEqual({ begins: [0, 1, 2, 2, 3], ends: [1, 2, 3, 3, 4] });
});

test.each([
  ['of another text', told(['H', 'o'])], ['that are too few', told(['H', 'i'], [0])], ['that nobody told', undefined], ['of another service', { openai: {} }],
])('times %s are none', (_, metadata) => {
  expect(timesIn(metadata, 'Hi')).toBeNull();
});

test.each<[string, boolean, number[], number[]]>([
  ['in order', true, [0, 1, 1, 2], [1, 1, 2, 3.5]], ['backwards', false, [3, 2, 1, 0], [4, 3, 2, 1]], ['beyond the recording', false, [0, 1, 2, 60], [1, 2, 3, 61]],
  ['that end before they begin', false, [0, 1, 2, 3], [0, 0, 0, 0]], ['before the recording', false, [-2, -1, 0, 1], [-1, 0, 1, 2]],
])('times %s are of a recording of three seconds: %s', (_, are, begins, ends) => {
  expect(areTimesOf({ begins, ends }, 3)).toBe(are);
});

const words = (...starts: number[]) => starts.map((start) => ({ start }));
test.each([
  ['as they are heard', true, words(0.2, 14, 29, 44), 60], ['all at the beginning', false, words(0, 0, 0, 0), 60], ['six times too fast', false, words(0, 2.5, 5, 7.5), 60],
  ['one of them elsewhere', true, words(0.2, 14, 29, 59), 60], ['within a second of a short one', true, words(0.9, 15, 30.5, 45), 3],
] as const)('words told %s are believed: %s', (_, are, told, seconds) => {
  expect(areHeard(told, words(0, 15, 30, 45), seconds)).toBe(are);
});
